import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Planning
import Recurrence
import WebPorts

/// The day as a column of time: blocks and free time, then the tasks without a time, and what was
/// done.
struct PlanPage: TemplateView {
  static let template = "plan"

  /// A task without a time.
  struct Rest: Sendable {
    let id: String
    let name: String
    let reason: String
  }

  /// A line about what was done.
  struct Done: Sendable {
    let clock: String
    let text: String
  }

  /// A task that can be pinned.
  struct Pin: Sendable {
    let id: String
    let name: String
  }

  let back: String
  let moodBack: String
  let now: String
  let heading: String
  private(set) var dateField: DateField
  /// True if the address has a date that cannot be read.
  let isDateWrong: Bool
  let previousHref: String
  let nextHref: String
  let isOtherDay: Bool
  let isMovable: Bool
  let hasColumn: Bool
  let summary: String?
  let earliest: String?
  let rows: [PlanRow]
  let canPin: Bool
  let pinOptions: [Pin]
  let pinField: DateField?
  let hasRest: Bool
  let restHeading: String
  let rest: [Rest]
  let moreHref: String?
  let hasDone: Bool
  let doneHeading: String
  let done: [Done]
  let nothingDone: String?

  /// The number of tasks without a time that are shown at first.
  private static let restLength = 20
  /// The number of tasks without a time that the form offers for a pin.
  private static let pinLength = 50

  /// Prepares the page; `isWhole` shows all tasks without a time, and `wrong` is a date of the
  /// address that cannot be read, with its error.
  init(
    _ plan: DayPlan, isWhole: Bool, wrong: (date: String, error: String)? = nil,
    actionContext: ActionContext, back: LocalAddress
  ) {
    let isToday = plan.standing == .today
    let rest = isWhole ? plan.rest : Array(plan.rest.prefix(Self.restLength))
    self.back = back.text
    moodBack = Self.address(plan.day)
    now = String(Int(plan.now.timeIntervalSince1970))
    heading = Formatted.day(
      plan.day.date.date(in: plan.day.zone), in: plan.day.zone, now: plan.now)
    dateField = DateField(
      "date", label: PlanPagePhrase.goToDay, of: .day, value: wrong?.date ?? plan.day.dateText,
      in: actionContext)
    dateField.isCompact = true
    dateField.error = wrong?.error
    isDateWrong = wrong != nil
    previousHref = Self.address(plan.day.adding(days: -1))
    nextHref = Self.address(plan.day.adding(days: 1))
    isOtherDay = !isToday
    isMovable = isToday
    hasColumn = plan.standing != .past
    hasRest = !rest.isEmpty
    restHeading = PlanPhrase.notPlanned.text
    self.rest = rest.map { item in
      Rest(
        id: String(item.view.todo.id.rawValue), name: item.view.todo.name.wholeLine,
        reason: item.reasonText)
    }
    moreHref = rest.count < plan.rest.count ? Self.address(plan.day) + "&rest=all" : nil
    hasDone = !plan.done.isEmpty
    doneHeading = PlanPhrase.done(plan.done.count).text
    done = plan.done.map { Done(clock: Formatted.clock($0.time, in: $0.zone), text: $0.text) }
    nothingDone =
      plan.standing == .past && plan.done.isEmpty ? PlanPhrase.nothingDone.text : nil
    rows = PlanRow.rows(of: plan)
    pinOptions = isToday && plan.begin != nil ? Self.pins(of: plan) : []
    canPin = !pinOptions.isEmpty
    let free = PlanPhrase.freeTime(hours: plan.freeMinutes / 60, minutes: plan.freeMinutes % 60)
    summary = plan.begin.map { _ in "\(plan.orderText) · \(free.text)" }
    earliest = plan.begin.map { String(PlanRow.minutes(of: $0, plan.day)) }
    pinField = plan.begin.map {
      DateField(
        "at", label: PlanPagePhrase.pinAt, of: .clock,
        value: String(LocalDateTime($0, in: plan.day.zone).description.dropFirst(11).prefix(5)),
        in: actionContext)
    }
  }

  /// The tasks that can be pinned: those in blocks, then those without a time.
  private static func pins(of plan: DayPlan) -> [Pin] {
    let views =
      plan.blocks.filter { $0.block.kind != .fixed }.map(\.view)
      + plan.rest.prefix(pinLength).map(\.view)
    return views.map { Pin(id: String($0.todo.id.rawValue), name: $0.todo.name.oneLine) }
  }

  private static func address(_ day: PlanDay) -> String { "/plan?date=\(day.dateText)" }
}

/// Adds the plan of a day, and the forms that pin and unpin its tasks.
func addPlanRoutes(to router: RouteGroup, site: Site) {
  // `date` chooses the day, `rest=all` shows all tasks without a time.
  router.get("/plan") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let actionContext = site.ports.actionContext
    var (date, wrong) = (LocalDateTime?.none, (date: String, error: String)?.none)
    if let text = fields.text("date") {
      do { date = try actionContext.planDate(text) } catch {
        guard let refusal = Refusal(error) else { throw error }
        wrong = (text, refusal.pageText)
      }
    }
    let plan = try site.ports.store.withSnapshot { snapshot in
      try DayPlan(
        snapshot, date: date, overview: Overview(snapshot, actionContext: actionContext))
    }
    return try site.page(
      PlanPage(
        plan, isWhole: fields["rest"] == "all", wrong: wrong, actionContext: actionContext,
        back: back), of: .plan,
      toast: try site.toast(fields, back: back), for: context)
  }
  router.post("/plan/pin") { request, context -> Response in
    let time = DateField.stored(
      context.form.text("at") ?? "", of: .clock, in: site.ports.actionContext)
    return try site.change(.pin(at: time), context.form, request)
  }
  router.post("/plan/unpin") { request, context -> Response in
    try site.change(.unpin, context.form, request)
  }
}

extension Site {
  /// Performs a change of the plan on the task that the form names.
  fileprivate func change(
    _ action: TaskAction, _ form: FormFields, _ request: Request
  ) throws -> Response {
    guard let id = form.text("task").flatMap({ Int64($0) }) else { throw HTTPError(.notFound) }
    return try perform(action, on: Todo.ID(rawValue: id), form, request)
  }
}

/// The drawing and the quote of a day on which nothing is left, for the template `day_done` (T9).
struct DayDone: Sendable {
  let drawing: String
  let quoteText: String
  let quoteAuthor: String
  /// The sentence about the tasks that come later, if there are any; it leads to all tasks.
  let later: String?
  let laterHref = HomeQuery.Extent.all.rawValue

  /// The drawings, as elements of SVG that take their colours from `app.css`.
  private static let drawings = Asset.all.filter { $0.name.hasPrefix("drawing-") }

  /// Prepares the words and the drawing of a day: that whose turn it is by the days since 1970.
  init(_ date: LocalDateTime, later: String?) {
    self.later = later
    let quote = QuotePhrase.of(date)
    (quoteText, quoteAuthor) = (quote.text, quote.author.text)
    let count = Self.drawings.count
    drawing = Self.drawings[(date.daysSinceEpoch % count + count) % count].text
  }
}
