/// An instant as texts show it: on a wall clock, and against the present.
public struct RelativeTime: Sendable, Hashable {
  /// The instant on the wall clock.
  public let time: LocalTime
  /// The present on the same wall clock.
  public let now: LocalTime
  /// Seconds from the present to the instant; negative for the past.
  public let seconds: Double
  /// Days from the present to the instant on the calendar; negative for the past.
  public let calendarDays: Int

  /// Creates a relative time; the values are taken as they are.
  public init(_ time: LocalTime, now: LocalTime, seconds: Double, calendarDays: Int) {
    self.time = time
    self.now = now
    self.seconds = seconds
    self.calendarDays = calendarDays
  }

  /// The length of time between the two, without its direction.
  public var distance: TimeSpan {
    TimeSpan(between: seconds.magnitude, calendarDays: Int(calendarDays.magnitude))
  }

  /// True if the two are less than a minute apart.
  public var isNow: Bool { seconds.magnitude < 60 }
}
