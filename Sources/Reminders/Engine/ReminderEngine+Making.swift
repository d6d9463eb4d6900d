import Foundation
import Recurrence

extension ReminderEngine {
  /// Puts a reminder and its text together.
  func makeReminder(
    _ entry: Entry, cause: Cause, occasion: Occasion, place: Place?, time: Date,
    distance: Double? = nil, accuracy: Double? = nil
  ) -> Reminder {
    let todo = entry.todo
    let key = ReminderKey(
      todo: todo.id, countdown: todo.countdownNumber, cause: cause, occasion: occasion)
    let text = Wording.reminder(
      task: todo.name, place: place?.name, cause: cause, due: entry.countdown.due,
      zone: entry.schedule.zone, now: time)
    return Reminder(
      key: key, time: time, uuid: todo.uuid, task: todo.name, place: place?.name,
      distanceMeters: distance, accuracyMeters: accuracy, due: entry.countdown.due, text: text)
  }
}
