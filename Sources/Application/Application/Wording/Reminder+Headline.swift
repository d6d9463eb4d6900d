public import Foundation
import Localization
public import Model
import Recurrence
import Text

extension Reminder {
  /// Returns the task and when it is due, for a single line on a phone: `Cat medicine · due in 3
  /// weeks`.
  public func headline(now: Date, zone: TimeZone) -> String {
    let zone = zoneName.flatMap { TimeZone(identifier: $0) } ?? zone
    guard let due else { return Wording.name(task) }
    let time = RelativeTime(due, in: zone, now: now).asDay(isInDays == true)
    let standing: TaskStanding =
      if isInDays == true, time.calendarDays < 0 {
        .overdue(since: time, missed: 1)
      } else if isInDays == true, time.calendarDays == 0 {
        .dueToday
      } else {
        due <= now ? .dueNow : .open(due: time)
      }
    return "\(Wording.name(task)) · \(TaskPhrase.brief(standing).text)"
  }
}
