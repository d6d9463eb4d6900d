/// How a task repeats: its rhythm, the base it counts from, its start and its end.
public struct Cadence: Sendable, Hashable {
  /// How long a countdown lasts, and on which days it ends.
  public let rhythm: Rhythm
  /// The instant that the next countdown is measured from.
  public let from: ResetMode
  /// The beginning of the series, or of the first countdown; not due itself.
  public let start: LocalDateTime
  /// The first due moment if it is not one period after the start; from start, all others are
  /// counted from it.
  public let first: LocalDateTime?
  /// The last moment that may still be due, inclusive (R9).
  public let end: LocalDateTime?
  /// The time of day that opens and due keep, whatever the time of a completion (R8); the first one
  /// of several.
  public let at: TimeOfDay?
  /// The later times of each of its days, ascending, an occurrence each (Z6).
  public let laterTimes: [TimeOfDay]
  /// True if a quota counts more than one time on a day, as one of a day always does (Y4).
  public let isSeveralADay: Bool

  /// Creates a cadence of a period or window without days.
  ///
  /// - Throws: As the other initializer.
  public init(
    every: Window, from: ResetMode = .done, start: LocalDateTime, first: LocalDateTime? = nil,
    end: LocalDateTime? = nil, at: TimeOfDay? = nil
  ) throws(RecurrenceError) {
    try self.init(
      rhythm: Rhythm(every: every), from: from, start: start, first: first, end: end, at: at)
  }

  /// Creates a cadence with one time of day at most.
  ///
  /// - Throws: As the other initializer.
  public init(
    rhythm: Rhythm, from: ResetMode = .done, start: LocalDateTime, first: LocalDateTime? = nil,
    end: LocalDateTime? = nil, at: TimeOfDay? = nil
  ) throws(RecurrenceError) {
    try self.init(
      rhythm: rhythm, from: from, start: start, first: first, end: end,
      times: at.map { TimesOfDay($0) })
  }

  /// Creates a cadence.
  ///
  /// - Throws: `RecurrenceError.endBeforeStart`, `.timeOfDayWithHours` if times are given for a
  ///   period of hours, `.firstWithDays` if `first` is given for a rhythm with days, or
  ///   `.timesFromDone` and `.timesWithWindow` for several times of what they do not go with.
  public init(
    rhythm: Rhythm, from: ResetMode = .done, start: LocalDateTime, first: LocalDateTime? = nil,
    end: LocalDateTime? = nil, times: TimesOfDay?, isSeveralADay: Bool = false
  ) throws(RecurrenceError) {
    if let end, end < start { throw .endBeforeStart(end: end, start: start) }
    if let times, rhythm.every.maximum.unit == .hour {
      throw .timeOfDayWithHours(times, every: rhythm)
    }
    if let times, times.areSeveral {
      guard from == .start else { throw .timesFromDone(times) }
      guard rhythm.every.minimum == nil else { throw .timesWithWindow(times, every: rhythm) }
    }
    if let first, rhythm.days != nil { throw .firstWithDays(first, every: rhythm) }
    self.rhythm = rhythm
    self.from = from
    self.start = start
    self.first = first
    self.end = end
    at = times?.first
    laterTimes = times?.more ?? []
    self.isSeveralADay = rhythm.quota.map { isSeveralADay || $0.unit == .day } ?? false
  }
}

extension Cadence {
  /// How long a countdown lasts, and when in it the task opens.
  public var every: Window { rhythm.every }
  /// The times of day.
  public var times: TimesOfDay? { at.map { TimesOfDay(first: $0, more: laterTimes) } }
  /// True if each of its days has more than one occurrence (Z6).
  public var isSeveralTimesADay: Bool { !laterTimes.isEmpty }
  /// True if it is due each day, once or several times.
  public var isDaily: Bool {
    rhythm.quota == nil
      && (isSeveralTimesADay || (every.maximum.unit == .day && every.maximum.count == 1))
  }
  /// True if later occurrences are known before the pending one is done: from start, and on days of
  /// each single period.
  public var hasCalendarDates: Bool {
    from == .start || (days != nil && every.maximum.count == 1)
  }
  /// The days of each period on which the task is due; `nil` for a plain period or window.
  public var days: DayPattern? { rhythm.days }
}

extension Cadence: Codable {
  private enum CodingKeys: String, CodingKey {
    case rhythm = "every"
    case from, start, first, end, at
    case severalADay = "several"
  }

  /// Reads a cadence and checks it as the other initializers do.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      rhythm: container.decode(Rhythm.self, forKey: .rhythm),
      from: container.decode(ResetMode.self, forKey: .from),
      start: container.decode(LocalDateTime.self, forKey: .start),
      first: container.decodeIfPresent(LocalDateTime.self, forKey: .first),
      end: container.decodeIfPresent(LocalDateTime.self, forKey: .end),
      times: container.decodeIfPresent(TimesOfDay.self, forKey: .at),
      isSeveralADay: container.decodeIfPresent(Bool.self, forKey: .severalADay) ?? false)
  }

  /// Writes a cadence; `at` has all times of day.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rhythm, forKey: .rhythm)
    try container.encode(from, forKey: .from)
    try container.encode(start, forKey: .start)
    try container.encodeIfPresent(first, forKey: .first)
    try container.encodeIfPresent(end, forKey: .end)
    try container.encodeIfPresent(times, forKey: .at)
    if isSeveralADay { try container.encode(true, forKey: .severalADay) }
  }
}

/// The instant that the next countdown is measured from.
public enum ResetMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// The completion, so that early and late both move the whole future (R6).
  case done
  /// The fixed series: its start plus a whole number of periods (R4).
  case start
}
