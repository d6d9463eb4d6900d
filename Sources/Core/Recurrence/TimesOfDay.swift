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

/// The times of the day at which a task repeats: one, or up to six, each with an occurrence of its
/// own (Z6).
public struct TimesOfDay: Sendable, Hashable {
  /// The first of the day.
  public let first: TimeOfDay
  /// The later ones, ascending; empty for a single time.
  public let more: [TimeOfDay]

  /// A day has at most this many.
  public static let most = 6

  /// Creates a single time.
  public init(_ time: TimeOfDay) {
    first = time
    more = []
  }

  /// Joins times that are known to be in the order of the day.
  init(first: TimeOfDay, more: [TimeOfDay]) {
    self.first = first
    self.more = more
  }

  /// Creates times in the order of the day.
  ///
  /// - Throws: `RecurrenceError.timesOfDay` without any, `.tooManyTimes`, or `.timesOrder` where
  ///   one is not later than the one before it.
  public init(_ times: [TimeOfDay]) throws(RecurrenceError) {
    let text = Self.text(times)
    guard let first = times.first else { throw .timesOfDay(text) }
    guard times.count <= Self.most else { throw .tooManyTimes(text, count: times.count) }
    for (earlier, later) in zip(times, times.dropFirst()) where later <= earlier {
      throw .timesOrder(later, after: earlier)
    }
    self.first = first
    more = Array(times.dropFirst())
  }

  /// Reads one time of day, or several with commas between, such as `8:00,20:00`.
  ///
  /// - Throws: `RecurrenceError.timeOfDay` for one that is none, `.timesOfDay` for an empty one,
  ///   and what the other initializer throws.
  public init(parsing text: String) throws(RecurrenceError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      self.init(try TimeOfDay(parsing: text))
      return
    }
    guard !parts.contains(where: { $0.allSatisfy(\.isWhitespace) }) else { throw .timesOfDay(text) }
    guard parts.count <= Self.most else { throw .tooManyTimes(text, count: parts.count) }
    var times: [TimeOfDay] = []
    for part in parts { times.append(try TimeOfDay(parsing: String(part.trimmed))) }
    try self.init(times)
  }

  private static func text(_ times: [TimeOfDay]) -> String {
    times.map(\.description).joined(separator: ",")
  }
}

extension TimesOfDay {
  /// All of them, ascending.
  public var all: [TimeOfDay] { [first] + more }
  /// True for more than one.
  public var areSeveral: Bool { !more.isEmpty }

  /// Returns the times of a task that is due a number of times a day: the first when the day
  /// begins, the last twelve hours later, the others evenly between, to five minutes.
  ///
  /// Where the last would be tomorrow, the end of the day takes its place.
  ///
  /// - Throws: `RecurrenceError.tooManyTimes` for less than one or more than six.
  public init(
    timesADay count: Int, from start: TimeOfDay, to end: TimeOfDay
  ) throws(RecurrenceError) {
    guard (1...Self.most).contains(count) else { throw .tooManyTimes("\(count)", count: count) }
    let (first, halfDay, latest) = (start.minutes, 12 * 60, 24 * 60 - 5)
    let last = first + halfDay < 24 * 60 ? first + halfDay : end > start ? end.minutes : latest
    try self.init(
      (0..<count).map { index in
        let minutes = index == 0 ? 0 : (last - first) * index / (count - 1)
        // To five minutes, but in a day of less than some minutes.
        let time = first + (last - first >= 5 * count ? minutes / 5 * 5 : minutes)
        return TimeOfDay(hour: time / 60, minute: time % 60)
      })
  }
}

extension TimesOfDay: CustomStringConvertible {
  /// The times as `HH:MM`, with commas between; `init(parsing:)` reads them back.
  public var description: String { Self.text(all) }
}

extension TimesOfDay: Codable {
  /// Reads the text, checked as any other.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension TimeOfDay {
  /// Minutes since midnight.
  var minutes: Int { hour * 60 + minute }
}
