/// How hard a task is, from 1 to 5.
package enum Difficulty: Int, Sendable, Hashable, Codable, CaseIterable {
  case veryEasy = 1
  case easy, medium, hard, veryHard

  /// The name on the command line: `very-easy`.
  package var name: String {
    switch self {
    case .veryEasy: "very-easy"
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    case .veryHard: "very-hard"
    }
  }

  /// The other names that are read.
  private static let synonyms: [String: Self] = ["difficult": .hard, "very-difficult": .veryHard]

  /// Reads a name or a number from 1 to 5; `_` and a space count as `-`, `difficult` as `hard`.
  package init?(_ text: String) {
    let name = String(text.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    guard
      let difficulty = Self.allCases.first(where: { $0.name == name }) ?? Self.synonyms[name]
        ?? Int(text).flatMap(Self.init(rawValue:))
    else { return nil }
    self = difficulty
  }
}
