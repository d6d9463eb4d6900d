import Localization
package import Model
package import Text

/// A practice for every form of output.
package struct PracticeView: Sendable, Hashable {
  package let kind: PracticeKind

  /// Wraps a practice.
  package init(_ kind: PracticeKind) { self.kind = kind }

  package var name: String { MoodPhrase.practiceName(kind.rawValue).text }
  /// The purpose, in a sentence.
  package var purpose: String { MoodPhrase.practicePurpose(kind.rawValue).text }
  /// Its steps, in order.
  package var steps: [String] {
    (0..<MoodPhrase.stepCount(kind.rawValue)).map {
      MoodPhrase.practiceStep(kind.rawValue, $0).text
    }
  }

  /// How long the rounds of breathing take: 76 s; `nil` for the others.
  package var seconds: Int? { kind == .breathing ? 4 * (4 + 7 + 8) : nil }

  /// The keys of a practice.
  package var json: JSON {
    .object([
      ("name", .string(kind.rawValue)), ("title", .string(name)), ("purpose", .string(purpose)),
      ("steps", .array(steps.map { .string($0) })),
      ("seconds", seconds.map { .integer($0) } ?? .null),
    ])
  }
}
