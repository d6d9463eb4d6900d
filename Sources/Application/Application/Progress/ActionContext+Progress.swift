public import Model
import Planning
public import Progress
import Recurrence

extension ActionContext {
  /// Finds the days of the user.
  public var dayIndex: LocalDayIndex { LocalDayIndex(zone: machineZone, turn: hours.turn) }
}

extension StoreSnapshot {
  /// The days of rest for streaks and statistics.
  public var rest: RestDays {
    get throws { RestDays(try restDays.map(\.day.daysSinceEpoch)) }
  }
}
