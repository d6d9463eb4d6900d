package import Foundation
package import Recurrence

extension Todo {
  /// Returns the pending countdown at an instant and later ones, each assumed to be done when due,
  /// or now if that has passed; missed appointments are left out (R28).
  ///
  /// `usualSeconds` is how long a task takes that does not say, `dayTurn` when the user's day
  /// begins.
  package func coming(
    at now: Date, machineZone: TimeZone, usualSeconds: Double, dayTurn: TimeOfDay
  ) -> ComingCountdowns {
    let todo = pending(at: now, machineZone: machineZone, usualSeconds: usualSeconds).todo
    return schedule(machineZone: machineZone).coming(
      from: todo.state, moved: todo.moved, now: now, dayTurn: dayTurn)
  }
}
