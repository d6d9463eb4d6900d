package import Foundation
import Localization
package import Model

extension Reminder {
  /// Returns a reminder about no task, which tests a notifier.
  package static func test(at now: Date) -> Reminder {
    let key = ReminderKey(
      todo: Todo.ID(rawValue: 0), countdown: 0, cause: .due, occasion: .moment(now))
    return Reminder(
      key: key, time: now, uuid: UUID(), task: DoctorPhrase.testTask.text, place: nil, due: nil,
      text: DoctorPhrase.testText.text)
  }
}
