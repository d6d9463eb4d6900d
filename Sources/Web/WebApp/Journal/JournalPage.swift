import Application
import Foundation
import Localization
import Model
import Recurrence

/// The journal: a month, and beside it the open day.
struct JournalPage {
  private let month: JournalMonth
  private let panel: JournalDayPanel
  private let back: LocalAddress
  private let wishCount: Int

  /// Reads the store; `date` and `month` of the address choose the open day and the month.
  ///
  /// Without a date, today is open; in another month, its last day up to today.
  init(
    _ fields: FormFields, site: Site, back: LocalAddress, entry: JournalEntry? = nil
  ) throws {
    let context = site.ports.actionContext
    let today = context.todayNumber
    let wanted = try fields.text("month").map(MoodReading.month)
    let open =
      if let date = fields.text("date") { try context.day(date, field: .date) } else {
        Self.day(in: wanted, today: today)
      }
    self.back = back
    let month = wanted ?? CalendarMonth(day: open)
    let store = site.ports.store
    let date = LocalDays.text(open)
    (self.month, panel, wishCount) = try store.withSnapshot { snapshot in
      let photos =
        context.parts.contains(.photos) ? try snapshot.photos(from: date, to: date) : []
      let day = try JournalDay(open, in: snapshot, actionContext: context)
      return (
        JournalMonth(
          calendar: try MoodCalendar(month, in: snapshot, actionContext: context), open: open,
          today: today),
        JournalDayPanel(day, photos: photos, entry: entry, context),
        try snapshot.todos.count {
          $0.isWish && $0.countdown(machineZone: context.machineZone) != nil
        }
      )
    }
  }

  private static func day(in month: CalendarMonth?, today: Int) -> Int {
    guard let days = month?.days, !days.contains(today) else { return today }
    return days.upperBound <= today ? days.upperBound - 1 : days.lowerBound
  }

  /// The values for the template.
  var content: [String: Any] {
    var month = month.content
    month["back"] = back.text
    var day = panel.content
    day["back"] = back.text
    return ["back": back.text, "month": month, "day": day, "wishCount": String(wishCount)]
  }
}
