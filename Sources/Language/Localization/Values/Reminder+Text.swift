package import Foundation
package import Model
import Recurrence
import Text

extension Reminder {
  /// The whole message in the language in force.
  ///
  /// `Cat medicine: you are at Vet. Until Mon 8 Jun (in 4 weeks).`
  package var text: String {
    fixedText
      ?? ReminderPhrase.reminder(
        task: task.cleanLine(cutAfter: 200), key.cause, at: place?.cleanLine(cutAfter: 200) ?? "",
        box: box,
        when(now: time, zone: .gmt)
      ).text
  }

  /// Returns the task and when it is, for a single line on a phone: `Cat medicine · until Mon
  /// 8 Jun`.
  package func headline(now: Date, zone: TimeZone) -> String {
    ReminderPhrase.headline(task: task.cleanLine(cutAfter: 200), when(now: now, zone: zone)).text
  }

  /// Returns when the task is (Z1); `zone` where the record names none.
  private func when(now: Date, zone: TimeZone) -> TaskWhen? {
    let zone = zoneName.flatMap { TimeZone(identifier: $0) } ?? zone
    let isInDays = self.isInDays == true
    let relative = { RelativeTime($0, in: zone, now: now) }
    guard let moment = self.due else { return nil }
    let due = relative(moment).asDay(isInDays)
    // Records of earlier versions name no kind.
    let isAppointment = key.cause == .before || key.cause == .start
    let kind = self.kind ?? (isAppointment ? .appointment : isInDays ? .day : .deadline)
    if kind == .appointment {
      let end = minutes.map { relative(moment.addingTimeInterval(Double($0) * 60)) }
      let isOver = ends.map { $0 <= now } ?? (due.seconds <= -60 && (end?.seconds ?? 0) <= 0)
      return isOver
        ? .missed(due) : TaskWhen(kind, opens: nil, due: due, end: end, isOverdue: false)
    }
    return TaskWhen(
      kind, opens: nil, due: due,
      isOverdue: isInDays ? due.calendarDays < 0 : due.seconds <= -60)
  }
}
