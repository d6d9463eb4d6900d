/// How often a task repeats: a period or window, or a period with days.
///
/// `10-14w`, `1mo`, `2w on tue,fri`.
public struct Rhythm: Sendable, Hashable {
  /// The period or window; a period of weeks, months or years where there are days.
  public let every: Window
  /// The days within each period, if it has any.
  public let days: DayPattern?
  /// How often it is due in each period on whichever days; `every` is that period (Y4).
  public let quota: Quota?

  /// Creates a rhythm.
  ///
  /// - Throws: `RecurrenceError.daysUnit` for days that do not go with the unit, `.daysWindow` for
  ///   days with a window.
  public init(every: Window, days: DayPattern? = nil) throws(RecurrenceError) {
    if let days {
      guard every.minimum == nil else { throw .daysWindow("\(every) on \(days)") }
      guard every.maximum.unit == days.unit else {
        throw .daysUnit(
          "\(every) on \(days)", meant: "1\(days.unit.symbol) on \(days.possible)")
      }
      guard days == days.possible else {
        throw .daysUnit("\(every) on \(days)", meant: "\(every) on \(days.possible)")
      }
    }
    self.every = every
    self.days = days
    quota = nil
  }

  /// Creates a rhythm of a number of times in each period.
  ///
  /// - Throws: What `Period` throws.
  public init(_ quota: Quota) throws(RecurrenceError) {
    every = try Window(maximum: Period(1, quota.unit))
    days = nil
    self.quota = quota
  }

  /// Reads a period, a window, `PERIOD on DAYS`, days that imply their period, or a quota.
  ///
  /// `tue,fri` is `1w on tue,fri`; `first mon` is `1mo on first mon`; `daily`, `weekly`,
  /// `biweekly`, `monthly`, `bimonthly` and `yearly` are periods. Weekdays are also read by
  /// `names`, those of the user's language.
  ///
  /// - Throws: `RecurrenceError.days` for days that cannot be read, `.daysUnit`, `.daysWindow`, and
  ///   what `Window.init(parsing:)` throws.
  public init(
    parsing text: String, names: DayPattern.WeekdayNames = []
  ) throws(RecurrenceError) {
    // Most texts are a period such as 10w: those need no look at the days.
    if text.utf8.allSatisfy({ $0 != 0x20 && $0 != 0x78 && $0 < 0x80 }),
      text.first?.isNumber == true
    {
      try self.init(every: Window(parsing: text))
      return
    }
    if let quota = try Quota(parsing: text) {
      try self.init(quota)
      return
    }
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    guard let on = words.firstIndex(of: "on") else {
      if let days = DayPattern(text, names: names), days.isUsableAlone {
        try self.init(every: Window(maximum: Period(1, days.unit)), days: days)
      } else if words.first.map(DayPattern.isBeginning) == true {
        throw .days(text)
      } else {
        try self.init(every: Window(parsing: Self.presets[words.joined()] ?? text))
      }
      return
    }
    let rest = words[(on + 1)...].joined(separator: " ")
    guard let days = DayPattern(rest, names: names) else { throw .days(text) }
    let every =
      on == 0
      ? try Window(maximum: Period(1, days.unit))
      : try Window(parsing: words[..<on].joined(separator: " "))
    try self.init(every: every, days: days)
  }
}

extension DayPattern {
  /// The pattern itself, or the nearest one for a date that no year has, such as 30 February.
  fileprivate var possible: DayPattern {
    guard case .date(let day, let month) = self else { return self }
    return .date(day: min(day, CivilDate.daysInMonth(month, of: 2024)), month: month)
  }

  /// True if the days imply their period: numbers alone do not.
  fileprivate var isUsableAlone: Bool {
    switch self {
    case .weekdays, .ordinal, .workday, .lastDay: true
    case .monthDays, .date, .ordinalOf: false
    }
  }
}

extension Rhythm {
  /// The words that stand for a period (T5).
  private static let presets = [
    "daily": "1d", "weekly": "1w", "biweekly": "2w", "monthly": "1mo", "bimonthly": "2mo",
    "yearly": "1y",
  ]
}

extension Rhythm: CustomStringConvertible {
  /// The canonical form (R23); `init(parsing:)` reads it back.
  public var description: String {
    quota?.description ?? days.map { "\(every) on \($0)" } ?? every.description
  }
}

extension Rhythm: Codable {
  /// Reads the canonical form, checked as any other text.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
