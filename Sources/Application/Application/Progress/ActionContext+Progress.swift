package import Model
import Planning
package import Progress
import Recurrence

extension ActionContext {
  /// Finds the days of the user.
  package var dayIndex: LocalDayIndex { LocalDayIndex(zone: machineZone, turn: hours.turn) }
}

extension StoreSnapshot {
  /// The days of rest for streaks and statistics.
  package var rest: RestDays {
    get throws { RestDays(try restDays.map(\.day.daysSinceEpoch)) }
  }
}
