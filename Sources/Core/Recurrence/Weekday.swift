/// A day of the week, from Monday, as weeks begin in rules (RFC 5545 WKST=MO).
public enum Weekday: Int, Sendable, Hashable, CaseIterable, Comparable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The short English name that canonical texts use: `mon`.
  public var symbol: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }

  /// Orders from Monday to Sunday.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The weekday of a day counted from 1970-01-01, a Thursday.
  public init(daysSinceEpoch days: Int) {
    let index = days + 3 - floorDivide(days + 3, 7) * 7
    self = Weekday.allCases[index]
  }
}

/// The position of a weekday among those of its name in a month: first to fifth, or last.
public enum Ordinal: Int, Sendable, Hashable, CaseIterable {
  case first = 1
  case second, third, fourth, fifth
  case last = -1

  /// The word that canonical texts use.
  public var symbol: String {
    switch self {
    case .first: "first"
    case .second: "second"
    case .third: "third"
    case .fourth: "fourth"
    case .fifth: "fifth"
    case .last: "last"
    }
  }
}
