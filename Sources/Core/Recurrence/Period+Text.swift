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
