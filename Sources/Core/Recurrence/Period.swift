/// A calendar length with a unit, such as `10w`: a whole number of hours, days, weeks, months or
/// years.
///
/// An hour is elapsed time; the others are steps on the local wall clock (R1), so that 24 hours are
/// not one day.
public struct Period: Sendable, Hashable {
  /// A unit of length.
  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    case hour, day, week, month, year
  }

  /// How many units, 1 and up.
  public let count: Int
  /// The unit.
  public let unit: Unit

  /// Creates a period.
  ///
  /// - Throws: `RecurrenceError.outOfRange` for less than one unit or more than 100 years.
  public init(_ count: Int, _ unit: Unit) throws(RecurrenceError) {
    guard (1...unit.limit).contains(count) else {
      throw .outOfRange("\(count)\(unit.symbol)", expected: unit.range)
    }
    self.count = count
    self.unit = unit
  }

  /// The mean length in seconds, for display and for ordering periods of different units.
  ///
  /// Months and years count as in the Gregorian calendar's 400-year cycle of 146 097 days.
  public var approximateSeconds: Double { Double(count) * unit.approximateSeconds }

  /// The most seconds that it may have, changes of summer time aside: with months of 31 days and
  /// years of 366.
  public var longestSeconds: Double {
    let most: Double =
      switch unit {
      case .hour, .day, .week: unit.approximateSeconds
      case .month: 31 * 86_400
      case .year: 366 * 86_400
      }
    return Double(count) * most
  }
}

extension Period {
  /// One unit of the same kind.
  var single: Period { (try? Period(1, unit)) ?? self }

  /// The period, hours as the days that they fill or begin.
  var inWholeDays: Period {
    unit == .hour ? (try? Period((count + 23) / 24, .day)) ?? self : self
  }

  /// Elapsed seconds of an hour period; 0 for the others.
  var elapsedSeconds: Int { unit == .hour ? count * 3600 : 0 }

  /// Calendar days of a day or week period; 0 for the others.
  var days: Int {
    switch unit {
    case .day: count
    case .week: count * 7
    case .hour, .month, .year: 0
    }
  }

  /// Calendar months of a month or year period; 0 for the others.
  var months: Int {
    switch unit {
    case .month: count
    case .year: count * 12
    case .hour, .day, .week: 0
    }
  }
}

extension Period.Unit {
  /// The longest period in this unit: 100 years.
  var limit: Int {
    switch self {
    case .hour: 876_600
    case .day: 36_525
    case .week: 5218
    case .month: 1200
    case .year: 100
    }
  }

  /// The range of counts.
  var range: ValueRange { .units(limit: limit, self) }

  /// The short form that a period is written with.
  var symbol: String {
    switch self {
    case .hour: "h"
    case .day: "d"
    case .week: "w"
    case .month: "mo"
    case .year: "y"
    }
  }

  fileprivate var approximateSeconds: Double {
    switch self {
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .year: 31_556_952
    }
  }
}

extension Period: CustomStringConvertible {
  /// The short form, such as `10w`; `init(parsing:)` reads it back.
  public var description: String { "\(count)\(unit.symbol)" }

  /// Reads `12h`, `3d`, `10w`, `1mo`, `1y`, and full words such as `2 weeks`.
  ///
  /// - Throws: `RecurrenceError.period`, `.minutes` for the unit `m`, or `.outOfRange`.
  public init(parsing text: String) throws(RecurrenceError) {
    guard let parts = PeriodText(text), let unit = parts.unit else { throw .period(text) }
    try self.init(parts.digits, unit, text: text)
  }

  /// Creates a period from digits and a unit's name, naming `text` where they are refused.
  init(_ digits: String, _ name: String, text: String) throws(RecurrenceError) {
    guard let unit = Unit(name: name) else {
      throw Unit.namesTooShort.contains(name.lowercased()) ? .minutes(text) : .period(text)
    }
    // More digits than an integer holds are a number, only too large a one.
    let count = Int(digits) ?? .max
    guard (1...unit.limit).contains(count) else { throw .outOfRange(text, expected: unit.range) }
    try self.init(count, unit)
  }
}

extension Period: Codable {
  /// Reads the short form, checked as any other text.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the short form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Period.Unit {
  /// Finds a unit by one of its names; `nil` for any other word.
  init?(named name: String) { self.init(name: name) }

  fileprivate static let namesTooShort: Set<String> = [
    "m", "min", "mins", "minute", "minutes", "s", "sec", "secs", "second", "seconds",
  ]

  fileprivate init?(name: String) {
    switch name.lowercased() {
    case "h", "hr", "hrs", "hour", "hours": self = .hour
    case "d", "day", "days": self = .day
    case "w", "wk", "wks", "week", "weeks": self = .week
    case "mo", "mon", "mos", "month", "months": self = .month
    case "y", "yr", "yrs", "year", "years": self = .year
    default: return nil
    }
  }
}

/// A text split into its leading digits and the word behind them.
struct PeriodText {
  let digits: String
  /// The word, or `nil` when there is none.
  let unit: String?

  /// Splits a text; `nil` unless it is ASCII digits, then spaces, then letters.
  init?(_ text: some StringProtocol) {
    let trimmed = text.trimmed
    let digits = trimmed.prefix { ("0"..."9").contains($0) }
    let word = trimmed.dropFirst(digits.count).trimmed
    guard !digits.isEmpty, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    self.digits = String(digits)
    unit = word.isEmpty ? nil : String(word)
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: SubSequence {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return head }
    return head[...last]
  }
}
