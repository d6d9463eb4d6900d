import Foundation
import Model
import Recurrence

extension ReminderEngine {
  /// Returns the reminder of an occurrence of a task at a time, which is its moment unless that was
  /// earlier.
  func makeReminder(
    _ entry: Entry, cause: Cause, occasion: Occasion, place: Place?, time: Date, due: Date?,
    moment: Date? = nil, distance: Double? = nil, accuracy: Double? = nil, device: String? = nil
  ) -> Reminder {
    let todo = entry.todo
    let key = ReminderKey(
      todo: todo.id, countdown: todo.countdownNumber, cause: cause, occasion: occasion)
    return Reminder(
      key: key, time: time, uuid: todo.uuid, task: todo.name, place: place?.name,
      distanceMeters: distance, accuracyMeters: accuracy, due: due,
      isInDays: entry.countdown.isInDays ? true : nil, kind: todo.kind,
      minutes: todo.durationMinutes, zone: entry.schedule.zone,
      persons: todo.persons.isEmpty ? nil : todo.persons.sorted(),
      person: occasion.visit.flatMap { personNames[$0.person] }, device: device,
      moment: moment ?? time, ends: due.flatMap { ends(of: entry, dueAt: $0) })
  }
}
