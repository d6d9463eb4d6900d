public import Foundation
public import Recurrence

/// The user's settings for reminders.
public struct EngineRules: Sendable, Hashable {
  /// The zone of quiet hours and of floating tasks.
  public var machineZone: TimeZone
  /// The time after an exit in which a return continues the visit, in seconds.
  public var coolDownSeconds: Double
  /// True if a task may remind because the user is already inside when it opens (N3).
  public var whileInside: Bool
  /// The hours in which reminders are held, if any.
  public var quietHours: QuietHours?
  /// How long before its start a task with a fixed time reminds: 15 minutes (N4).
  public var noticeSeconds: Double
  /// True if tasks with a fixed time remind before it (`plan.remind_fixed`).
  public var remindsBeforeFixed: Bool
  /// True if tasks with a fixed time remind at it.
  public var remindsAtFixed: Bool
  /// True if habits remind: the part `journal` is on.
  public var remindsOfHabits = true
  /// The time of day at which the user's day begins, for habits.
  public var dayTurn = TimeOfDay.midnight
  /// The time of day from which time alone may bring up a day task (R27).
  public var dayStart = TimeOfDay.defaultDayStart
  /// The time of day until which it may.
  public var dayEnd = TimeOfDay.defaultDayEnd

  /// How long a task takes that does not say, in seconds: the length of an appointment (R28).
  public var usualSeconds = 1800.0

  /// Creates rules; all but the zone have defaults.
  public init(
    machineZone: TimeZone, coolDownSeconds: Double = Visit.coolDownSeconds,
    whileInside: Bool = true, quietHours: QuietHours? = nil, noticeSeconds: Double = 900,
    remindsBeforeFixed: Bool = true, remindsAtFixed: Bool = true
  ) {
    self.machineZone = machineZone
    self.coolDownSeconds = coolDownSeconds
    self.whileInside = whileInside
    self.quietHours = quietHours
    self.noticeSeconds = noticeSeconds
    self.remindsBeforeFixed = remindsBeforeFixed
    self.remindsAtFixed = remindsAtFixed
  }
}
