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
    /// True if the month is wanted, which a narrow screen shows alone.
    let isMonth: Bool
    /// A date in the address that is none, with the reason; today stands in its place.
    let wrong: (date: String, error: String)?
    /// Why a month in the address is none.
    let problem: String?

    init(_ fields: FormFields, _ context: ActionContext) {
      var problems: [String: String] = [:]
      func read<Value>(_ name: String, _ value: (String) throws -> Value) -> Value? {
        guard let text = fields.text(name) else { return nil }
        do { return try value(text) } catch {
          problems[name] = Refusal(error)?.pageText ?? "\(error)"
          return nil
        }
      }
      let wanted = read("month", MoodReading.month)
      day =
        read("date") { try context.day($0, field: .date) }
        ?? Self.day(in: wanted, today: context.todayNumber)
      month = wanted ?? CalendarMonth(day: day)
      isMonth = fields["show"] == "month"
      wrong = problems["date"].map { (fields["date"] ?? "", $0) }
      problem = problems["month"]
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
  let isMonth: Bool
  /// The day or the month, as the heading of the page.
  let dateHeading: String
  let problem: String?

  /// Prepares the page; `entry` is a form that was refused.
  init(
    _ spread: JournalSpread, of choice: JournalSpread.Choice, actionContext: ActionContext,
    back: LocalAddress, entry: JournalEntry? = nil
  ) {
    self.back = back.text
    month = JournalMonth(
      spread.calendar, ahead: spread.ahead, open: spread.day.number,
      today: actionContext.todayNumber, back: back)
    day = JournalDayPanel(
      spread.day, photos: spread.photos, ahead: spread.ahead, entry: entry, wrong: choice.wrong,
      actionContext, back: back)
    isMonth = choice.isMonth
    dateHeading = isMonth ? month.monthText : day.heading
    problem = choice.problem
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
    let choice = JournalSpread.Choice(fields, actionContext)
    let spread = try ports.store.withSnapshot {
      try JournalSpread(choice, in: $0, actionContext: actionContext)
    }
    return try page(
      JournalPage(spread, of: choice, actionContext: actionContext, back: back, entry: entry),
      of: choice.isMonth ? .month : .journal,
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
    let date = form.text("date") ?? ""
    // One a line; several fields of the name are lines, too.
    let typed = Self.things(FormText.lines(form.all("text").joined(separator: "\n")))
    let others = typed.dropFirst(JournalDayPanel.goodThingNames.count)
    func things(_ merged: FormFields) -> [String] {
      let first = JournalDayPanel.goodThingNames.map { merged[$0] ?? "" }
      return Self.things((first + others).joined(separator: "\n"))
    }
    do {
      return try journalStep(form, request) { edit in
        let day = try builder.actionContext.day(date, field: .date)
        if form["do"] == "remove" { return try builder.removeGratitude(on: day, in: edit).edit }
        let present = JournalDayPanel.stored(try edit.gratitude(on: day))
        let merged = try present.merged(form.replacing(JournalDayPanel.lines(typed)))
        return try builder.gratitude(things(merged), on: day, typed: date, in: edit).edit
      }
    } catch let conflict as FormConflict {
      let entry = JournalEntry(gratitude: things(conflict.form), conflict: conflict)
      return try journal(form, request, entry: entry, for: context)
    } catch let problem as Problem where problem.field == "gratitude" && !request.wantsJSON {
      let isShort = problem.message.hasPrefix(JournalPhrase.fillInThree.pageText)
      let error = isShort ? JournalPagePhrase.journalFillInThree.text : problem.message
      return try journal(
        form, request,
        entry: JournalEntry(gratitude: typed, error: error, was: form["was"] ?? ""), for: context)
    }
  }

  /// Returns the lines of a text, without empty ones at its end.
  private static func things(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed())
  }
}
