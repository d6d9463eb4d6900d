/// A day that the user has called good or bad (M7).
public struct DayMark: Sendable, Hashable, Codable {
  /// The two marks.
  public enum Mark: String, Sendable, Hashable, Codable, CaseIterable {
    case good, bad
  }

  /// The date as `2026-03-05`.
  public let date: String
  /// The mark.
  public let mark: Mark

  /// Creates a mark.
  public init(date: String, mark: Mark) {
    self.date = date
    self.mark = mark
  }
}

extension DayMark.Mark? {
  /// The mark after a tap: blank, good, bad, blank.
  public var next: Self {
    switch self {
    case nil: .good
    case .good?: .bad
    case .bad?: nil
    }
  }
}
