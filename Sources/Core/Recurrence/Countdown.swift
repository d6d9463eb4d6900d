public import Foundation

/// One cycle of a task: when it began, when the task opens, when it is due.
///
/// All three are `nil` for a one-off task without a date, and none is otherwise.
public struct Countdown: Sendable, Hashable {
  /// When the cycle began; a one-off task's begins when it opens.
  public let began: Date?
  /// When the task opens, so that it can be done; never later than due.
  public let opens: Date?
  /// When it is due; of whole days the last second of the due day (R25).
  public let due: Date?
  /// From when on it is due: the first second of the due day where whole days count, else `due`.
  public let dueBegins: Date?
  /// From when on it is overdue: after the last second of the due day, else at `due`.
  public var overdueBegins: Date? { isInDays ? due?.addingTimeInterval(1) : due }
  /// True if it opens and is due on days, without a time of day (R25).
  public let isInDays: Bool

  /// Creates a countdown whose phases begin at moments.
  public init(began: Date?, opens: Date?, due: Date?) {
    self.began = began
    self.opens = opens
    self.due = due
    dueBegins = due
    isInDays = false
  }

  /// Creates a countdown in whole days of a zone.
  init(began: Date, opensOn opening: LocalDateTime, dueOn day: LocalDateTime, in zone: TimeZone) {
    self.began = began
    opens = opening.firstSecond(in: zone)
    due = day.lastSecond(in: zone)
    dueBegins = day.firstSecond(in: zone)
    isInDays = true
  }
}

/// The phase of a countdown at an instant; derived, never stored (R12).
public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
  /// Before it opens: quiet.
  case waiting
  /// It can be done; places remind.
  case open
  /// Its time has come, or has passed.
  case due
  /// Out of season: quiet until the next one (Y2).
  case resting
  /// Nothing is pending any more.
  case finished
}

/// The progress of a task through its rule.
///
/// Opens and due are not stored; `Schedule` computes them from this value and the rule, so that
/// they follow changes of the time-zone rules (R14).
public enum RecurrenceState: Sendable, Hashable, Codable {
  /// Never done; the countdown runs from the start of the rule.
  case beginning
  /// Done or skipped, by a rule from done; the countdown runs from this time.
  case completed(Date)
  /// Occurrence k is pending, counted from the start of the series; for a rule from start, and for
  /// one with days that was never done.
  case occurrence(Int)
  /// Times of the present period are counted, for a rule with a quota.
  case counting(PeriodTally)
  /// Nothing is pending any more.
  case finished
}
