import Foundation
import Model
import Recurrence
import Regions

/// A moment at which time alone causes a reminder of a task.
struct AgendaRow {
  let time: Date
  let entry: ReminderEngine.Entry
  let cause: Cause
  let occasion: Occasion
  /// When the occurrence is due.
  let due: Date?
  /// The visit, for a task that opens during it.
  var visit: Visit.ID?
  /// True for one of the times before the occurrence, or at it.
  var isLead = false
  /// True if the occurrence is an appointment that was missed.
  var isMissed = false
  /// True for the evening of what is still open.
  var isStillOpen = false

  var key: ReminderKey {
    ReminderKey(
      todo: entry.todo.id, countdown: entry.todo.countdownNumber, cause: cause, occasion: occasion)
  }

  /// The same row at another time.
  func at(_ time: Date) -> AgendaRow {
    var row = AgendaRow(
      time: time, entry: entry, cause: cause, occasion: occasion, due: due, visit: visit)
    (row.isLead, row.isMissed, row.isStillOpen) = (isLead, isMissed, isStillOpen)
    return row
  }

  /// The order in which rows are told.
  static func isSooner(_ left: AgendaRow, _ right: AgendaRow) -> Bool {
    (
      left.time, left.entry.todo.id, left.visit?.place.rawValue ?? 0,
      left.visit?.person.rawValue ?? 0
    )
      < (
        right.time, right.entry.todo.id, right.visit?.place.rawValue ?? 0,
        right.visit?.person.rawValue ?? 0
      )
  }
}
