import Application
import Foundation
import HTTPServer
import Localization
import Model
import Recurrence

/// A month and the open day, as one snapshot has them.
struct JournalSpread {
  let calendar: MoodCalendar
  let day: JournalDay
  /// The photos of the day.
  let photos: [Photo]
  /// How many wishes are open.
  let wishCount: Int
  /// The days to come, as the coming weeks have them; `nil` if none is shown.
  let ahead: WeeksAhead?
}

extension JournalSpread {
  /// Reads the day and the month that an address chooses by `date` and `month`.
  ///
  /// Without a date, today is open; in another month, its last day up to today.
  init(_ choice: Choice, in snapshot: any StoreSnapshot, actionContext: ActionContext) throws {
    let date = LocalDays.text(choice.day)
    calendar = try MoodCalendar(choice.month, in: snapshot, actionContext: actionContext)
    day = try JournalDay(choice.day, in: snapshot, actionContext: actionContext)
    photos =
      actionContext.parts.contains(.photos) ? try snapshot.photos(from: date, to: date) : []
    wishCount = try snapshot.todos.count {
      $0.isWish && $0.countdown(machineZone: actionContext.machineZone) != nil
    }
    let last = max(choice.month.days.upperBound - 1, choice.day)
    let count = min(last - actionContext.todayNumber + 1, WeeksAhead.weekRange.upperBound * 7)
    ahead =
      count > 0
      ? WeeksAhead(
        days: count, todos: try snapshot.todos, restDays: try snapshot.restDays,
        actionContext: actionContext) : nil
  }

  /// The day and the month that an address chooses.
  struct Choice {
    let day: Int
    let month: CalendarMonth

    init(_ fields: FormFields, _ context: ActionContext) throws {
      let wanted = try fields.text("month").map(MoodReading.month)
      day =
        if let date = fields.text("date") { try context.day(date, field: .date) } else {
          Self.day(in: wanted, today: context.todayNumber)
        }
      month = wanted ?? CalendarMonth(day: day)
    }

    private static func day(in month: CalendarMonth?, today: Int) -> Int {
      guard let days = month?.days, !days.contains(today) else { return today }
      return days.upperBound <= today ? days.upperBound - 1 : days.lowerBound
    }
  }
}

/// The journal: a month, and beside it the open day.
struct JournalPage: TemplateView {
  static let template = "journal"

  let back: String
  let wishCount: String
  let month: JournalMonth
  let day: JournalDayPanel

  /// Prepares the page; `entry` is a form that was refused.
  init(
    _ spread: JournalSpread, actionContext: ActionContext, back: LocalAddress,
    entry: JournalEntry? = nil
  ) {
    self.back = back.text
    wishCount = String(spread.wishCount)
    month = JournalMonth(
      spread.calendar, ahead: spread.ahead, open: spread.day.number,
      today: actionContext.todayNumber, back: back)
    day = JournalDayPanel(
      spread.day, photos: spread.photos, ahead: spread.ahead, entry: entry, actionContext,
      back: back)
  }
}
