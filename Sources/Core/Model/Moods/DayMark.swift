/// A day that the user has called good or bad (M7).
package struct DayMark: Sendable, Hashable, Codable {
  /// The two marks.
  package enum Mark: String, Sendable, Hashable, Codable, CaseIterable {
    case good, bad
  }

  /// The date as `2026-03-05`.
  package let date: String
  package let mark: Mark

  package init(date: String, mark: Mark) {
    self.date = date
    self.mark = mark
  }
}

extension DayMark.Mark? {
  /// The mark after a tap: blank, good, bad, blank.
  package var next: Self {
    switch self {
    case nil: .good
    case .good?: .bad
    case .bad?: nil
    }
  }
}
