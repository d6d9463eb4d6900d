/// A time of day on the wall clock, to the minute.
public struct TimeOfDay: Sendable, Hashable {
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int

  /// Reads `HH:MM`; a single digit for the hour is enough.
  ///
  /// - Throws: `RecurrenceError.timeOfDay`.
  public init(parsing text: String) throws(RecurrenceError) {
    var scanner = TextScanner(text)
    guard let hour = scanner.number(ofDigits: 1...2), scanner.take(":"),
      let minute = scanner.number(ofDigits: 2...2), scanner.isAtEnd,
      (0...23).contains(hour), (0...59).contains(minute)
    else { throw .timeOfDay(text) }
    self.hour = hour
    self.minute = minute
  }
}

extension TimeOfDay {
  /// Creates a time of day; each part is brought into its range.
  public init(hour: Int, minute: Int) {
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
  }

  /// 00:00.
  public static let midnight = TimeOfDay(hour: 0, minute: 0)
  /// The default beginning of the day: 08:00.
  public static let defaultDayStart = TimeOfDay(hour: 8, minute: 0)
  /// The default end of the day: 22:00.
  public static let defaultDayEnd = TimeOfDay(hour: 22, minute: 0)
  /// The default evening, in which tomorrow is announced: 19:00.
  public static let defaultEvening = TimeOfDay(hour: 19, minute: 0)
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as `HH:MM`; `init(parsing:)` reads it back.
  public var description: String { "\(padded(hour, to: 2)):\(padded(minute, to: 2))" }
}

extension TimeOfDay: Comparable {
  /// Orders from midnight on.
  public static func < (left: Self, right: Self) -> Bool {
    (left.hour, left.minute) < (right.hour, right.minute)
  }
}

extension TimeOfDay: Codable {
  /// Reads `HH:MM`, checked as any other text.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes `HH:MM`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
