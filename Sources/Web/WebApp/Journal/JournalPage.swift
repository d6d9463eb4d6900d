import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import WebPorts

/// A month and the open day, as one snapshot has them.
struct JournalSpread {
  let calendar: MoodCalendar
  let day: JournalDay
  /// The photos of the day.
  let photos: [Photo]
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
  let month: JournalMonth
  let day: JournalDayPanel

  /// Prepares the page; `entry` is a form that was refused, and `wrong` a date of the address that
  /// cannot be read, with its error.
  init(
    _ spread: JournalSpread, actionContext: ActionContext, back: LocalAddress,
    entry: JournalEntry? = nil, wrong: (date: String, error: String)? = nil
  ) {
    self.back = back.text
    month = JournalMonth(
      spread.calendar, ahead: spread.ahead, open: spread.day.number,
      today: actionContext.todayNumber, back: back)
    day = JournalDayPanel(
      spread.day, photos: spread.photos, ahead: spread.ahead, entry: entry, wrong: wrong,
      actionContext, back: back)
  }
}

/// Adds the journal, and the forms of its open day; a day is marked at `/moods/days`.
func addJournalRoutes(to router: RouteGroup, site: Site) {
  router.get("/journal") { request, context -> Response in
    try site.journal(FormFields(query: request), request, for: context)
  }
  router.post("/journal/gratitude") { request, context -> Response in
    try site.writeGratitude(request, context)
  }
  addNoteRoutes(to: router, site: site)
}

extension Site {
  /// Returns the journal with what an address, or a form that was refused, chooses.
  func journal(
    _ fields: FormFields, _ request: Request, entry: JournalEntry? = nil, for context: WebContext
  ) throws -> Response {
    let back = entry == nil ? LocalAddress(of: request) : LocalAddress(fields["back"])
    let actionContext = ports.actionContext
    var (choice, wrong) = (JournalSpread.Choice?.none, (date: String, error: String)?.none)
    do { choice = try JournalSpread.Choice(fields, actionContext) } catch {
      guard entry == nil, let date = fields.text("date"), let refusal = Refusal(error),
        refusal.field == .date
      else { throw error }
      wrong = (date, refusal.pageText)
    }
    let shown = try choice ?? JournalSpread.Choice(fields.replacing(["date": []]), actionContext)
    let spread = try ports.store.withSnapshot {
      try JournalSpread(shown, in: $0, actionContext: actionContext)
    }
    return try page(
      JournalPage(
        spread, actionContext: actionContext, back: back, entry: entry, wrong: wrong),
      of: fields["show"] == "month" ? .month : .journal,
      toast: try toast(fields, back: back),
      status: entry.map { $0.conflict == nil ? .unprocessableContent : .conflict } ?? .ok,
      for: context)
  }

  /// Performs a step in the journal, or refuses it as a page shows it.
  func journalStep<Outcome: EditOutcome>(
    _ form: FormFields, _ request: Request, _ build: (any EditContext) throws -> Outcome
  ) throws -> Response {
    do {
      let applied = try step(build)
      return ActionResponse(
        text: applied.edit.takenTextOnPage, step: applied.step, back: LocalAddress(form["back"])
      ).response(to: request)
    } catch let conflict as FormConflict {
      guard request.wantsJSON else { throw conflict }
      return conflict.response
    } catch {
      guard var problem = Problem(refusing: error) else { throw error }
      problem.back = form["back"].map { LocalAddress($0) }
      throw problem
    }
  }

  /// Writes the three good things of a day, or takes them away; what is refused comes back as it
  /// was typed.
  fileprivate func writeGratitude(_ request: Request, _ context: WebContext) throws -> Response {
    let form = context.form
    let builder = EditBuilder(ports.actionContext)
    let (date, texts) = (form.text("date") ?? "", form.all("text"))
    do {
      return try journalStep(form, request) { edit in
        let day = try builder.actionContext.day(date, field: .date)
        if form["do"] == "remove" { return try builder.removeGratitude(on: day, in: edit).edit }
        let present = JournalDayPanel.stored(try edit.gratitude(on: day))
        let merged = try present.merged(form.numbered("text"))
        let texts = (1...max(1, texts.count)).map { merged["text\($0)"] ?? "" }
        return try builder.gratitude(texts, on: day, typed: date, in: edit).edit
      }
    } catch let conflict as FormConflict {
      let texts = (1...3).map { conflict.form["text\($0)"] ?? "" }
      return try journal(
        form, request, entry: JournalEntry(gratitude: texts, conflict: conflict), for: context)
    } catch let problem as Problem where problem.field == "gratitude" && !request.wantsJSON {
      return try journal(
        form, request,
        entry: JournalEntry(gratitude: texts, error: problem.message, was: form["was"] ?? ""),
        for: context)
    }
  }
}

extension FormFields {
  /// Returns the form with the values of a name under names of their own: `text1`, `text2`.
  fileprivate func numbered(_ name: String) -> FormFields {
    var others = [name: [String]()]
    for (index, value) in all(name).enumerated() { others["\(name)\(index + 1)"] = [value] }
    return replacing(others)
  }
}
