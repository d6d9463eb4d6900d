public import Progress
import Recurrence
public import Reminders

extension ActionContext {
  /// True if points, levels and streaks are shown (T11).
  public var hasProgress: Bool { true }
  /// True if moods are asked for and shown (T11).
  public var hasMoods: Bool { true }

  /// Finds the days of the user.
  public var dayClock: DayClock { DayClock(zone: machineZone) }
}

extension StoreSnapshot {
  /// The days of rest for streaks and statistics.
  public var rest: RestDays {
    get throws { RestDays(try restDays.map(\.day.daysSinceEpoch)) }
  }
}
