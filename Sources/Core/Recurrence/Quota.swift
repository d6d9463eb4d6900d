/// How often a task is done in each period of a unit, on whichever of its days: `3x week` (Y4).
public struct Quota: Sendable, Hashable {
  /// How often, 1 and up.
  public let times: Int
  /// The unit of the period: a day, a week, a month or a year.
  public let unit: Period.Unit

  /// Creates a quota.
  ///
  /// - Throws: `RecurrenceError.quotaRange` for less than one time, for more than each such period
  ///   has days, or more than 24 a day, and `.quota` for hours.
  public init(_ times: Int, per unit: Period.Unit) throws(RecurrenceError) {
    try self.init(times, per: unit, text: "\(times)x \(unit)")
  }

  private init(
    _ times: Int, per unit: Period.Unit, text: String
  ) throws(RecurrenceError) {
    guard let most = Self.most(per: unit) else { throw .quota(text) }
    guard (1...most).contains(times) else { throw .quotaRange(text, most: most, per: unit) }
    self.times = times
    self.unit = unit
  }

  /// Reads `3x week`, also with `per`, `a` or `/` between; `nil` for a text that does not begin
  /// with a number and `x`.
  ///
  /// - Throws: `RecurrenceError.quota` for what is no such period, and what `init(_:per:)` throws.
  public init?(parsing text: String) throws(RecurrenceError) {
    let words = text.lowercased().trimmed
    let digits = words.prefix { $0.isASCII && $0.isNumber }
    var rest = words.dropFirst(digits.count).trimmed
    guard !digits.isEmpty, let sign = rest.first, Self.signs.contains(sign) else { return nil }
    rest = rest.dropFirst()
    // A word that begins with the sign is none.
    if let next = rest.first, next.isLetter, !Self.isUnit(rest) { return nil }
    var parts = rest.split { $0.isWhitespace || $0 == "/" }
    var hasFiller = false
    while let word = parts.first, parts.count > 1, Self.fillers.contains(String(word)) {
      parts.removeFirst()
      hasFiller = true
    }
    // `3x a day` is `3 times a day`, which has times.
    if hasFiller, sign == "x", parts.count == 1, Period.Unit(named: String(parts[0])) == .day {
      return nil
    }
    guard parts.count == 1, let word = parts.first, let unit = Period.Unit(named: String(word))
    else { throw .quota(text) }
    try self.init(Int(digits) ?? .max, per: unit, text: text)
  }

  private static func isUnit(_ text: Substring) -> Bool { Period.Unit(named: String(text)) != nil }

  /// The signs behind the number; the last one is the letter of Ukrainian keyboards.
  private static let signs: Set<Character> = ["x", "\u{D7}", "\u{445}"]
  private static let fillers: Set<String> = ["a", "an", "per", "each", "every"]
}

extension Quota {
  /// The most times of a unit: the days that every such period has, and 24 a day; `nil` for hours.
  public static func most(per unit: Period.Unit) -> Int? {
    switch unit {
    case .hour: nil
    case .day: 24
    case .week: 7
    case .month: 28
    case .year: 365
    }
  }

  /// The units that have quotas.
  public static let units: [Period.Unit] = [.day, .week, .month, .year]
}

extension Quota: CustomStringConvertible {
  /// The canonical form, such as `3x week`; `init(parsing:)` reads it back.
  public var description: String { "\(times)x \(unit)" }
}

/// How the days of a user are counted: when one gives way to the next, and which begins a week.
public struct UserDays: Sendable, Hashable {
  /// The time of day at which a day begins.
  public var turn: TimeOfDay
  /// The first day of a week.
  public var weekStart: Weekday

  /// Creates a way of counting; days begin at midnight, and weeks on Mondays, unless given.
  public init(turn: TimeOfDay = .midnight, weekStart: Weekday = .monday) {
    self.turn = turn
    self.weekStart = weekStart
  }
}
