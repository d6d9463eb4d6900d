/// A suggestion after a sad mood (D11).
package enum Advice: Sendable, Hashable, Codable {
  /// A practice.
  case practice(PracticeKind)
  /// A supportive message, by its number from 0.
  case support(Int)
}

extension Advice {
  /// How many supportive messages there are, in every language.
  package static let messageCount = 12

  /// Returns the practice that follows `count` earlier suggestions (D12).
  package static func nextPractice(after count: Int) -> Advice {
    let kinds = PracticeKind.allCases
    return .practice(kinds[max(0, count) % kinds.count])
  }

  /// Returns the supportive message that follows `count` earlier ones (D12).
  package static func nextSupport(after count: Int) -> Advice {
    .support(max(0, count) % messageCount)
  }
}

/// The kind of an advice, before it is known which one's turn it is.
package enum AdviceKind: String, Sendable, Hashable, Codable {
  case practice, support
}
