import Foundation
import Model
import Recurrence

extension ReminderEngine {
  /// Returns the reminder of a task at a time.
  func makeReminder(
    _ entry: Entry, cause: Cause, occasion: Occasion, place: Place?, time: Date,
    distance: Double? = nil, accuracy: Double? = nil, device: String? = nil
  ) -> Reminder {
    let todo = entry.todo
    let key = ReminderKey(
      todo: todo.id, countdown: todo.countdownNumber, cause: cause, occasion: occasion)
    return Reminder(
      key: key, time: time, uuid: todo.uuid, task: todo.name, place: place?.name,
      distanceMeters: distance, accuracyMeters: accuracy, due: entry.countdown.due,
      isInDays: entry.countdown.isInDays ? true : nil, zone: entry.schedule.zone,
      persons: todo.persons.isEmpty ? nil : todo.persons.sorted(),
      person: occasion.visit.flatMap { personNames[$0.person] }, device: device)
  }
}
