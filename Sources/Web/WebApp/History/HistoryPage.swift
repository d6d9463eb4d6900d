import Application
import DateWords
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

/// The entries of the history that an address chooses, as one snapshot has them.
struct HistoryEntries {
  let choice: HistoryChoice
  /// Why a day could not be read, which chooses nothing, by its field.
  let dateErrors: [String: String]
  let items: [HistoryItem]
  let hasMore: Bool
  let categories: [Model.Category]
  /// The facts that the rows show beside the entries.
  let reading: HistoryDay.Reading
  /// All about the task or place that was chosen.
  let account: HistoryAccount?
}

/// The choice in an address of the history: `q`, `only`, `task`, `place`, `category`, `from`, `to`
/// and `page`.
struct HistoryChoice {
  let search: String?
  /// True if only what was done is wanted, without reminders and visits.
  let isDoneOnly: Bool
  /// The number of a task or a place that all is about.
  let task: String?
  let place: String?
  let category: String
  let from: String?
  let to: String?
  let page: Int

  /// Reads the fields; `about=task:3` and `about=place:2` are known from earlier versions.
  init(_ fields: FormFields) {
    page = min(max(fields["page"].flatMap { Int($0) } ?? 1, 1), 1000)
    search = fields.text("q")
    isDoneOnly = fields["only"] == "done"
    let about = (fields.text("about") ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    task = fields.text("task") ?? (about.count == 2 && about[0] == "task" ? about[1] : nil)
    place = fields.text("place") ?? (about.count == 2 && about[0] == "place" ? about[1] : nil)
    category = fields.text("category") ?? ""
    (from, to) = (fields.text("from"), fields.text("to"))
  }

  fileprivate var isNarrowed: Bool {
    search != nil || !category.isEmpty || from != nil || to != nil
  }

  /// How many fields narrow it, beside the search.
  fileprivate var filterCount: Int {
    [isDoneOnly, !category.isEmpty, from != nil, to != nil].count { $0 }
  }

  /// The address of the choice.
  var address: String { address(page: nil) }

  fileprivate var nextAddress: String { address(page: page + 1) }

  private func address(page: Int?) -> String {
    let fields = [
      search.map { "q=" + $0.percentEncoded }, isDoneOnly ? "only=done" : nil,
      task.map { "task=" + $0.percentEncoded }, place.map { "place=" + $0.percentEncoded },
      category.isEmpty ? nil : "category=" + category.percentEncoded,
      from.map { "from=" + $0.percentEncoded }, to.map { "to=" + $0.percentEncoded },
      page.map { "page=\($0)" },
    ].compactMap(\.self)
    return fields.isEmpty ? "/history" : "/history?" + fields.joined(separator: "&")
  }
}

extension HistoryEntries {
  private static let pageLength = 50
  /// How many decisions are read for the reasons of visits.
  private static let decisionLimit = 400

  /// Reads the entries.
  init(
    _ choice: HistoryChoice, position: KnownPosition?, in snapshot: any StoreSnapshot,
    actionContext: ActionContext
  ) throws {
    let overview = try Overview(snapshot, actionContext: actionContext)
    let limit = choice.page * Self.pageLength
    account = try HistoryAccount(choice, position: position, overview: overview, in: snapshot)
    // One more than is shown proves that there are more.
    var query = HistoryQuery(
      search: choice.search, task: choice.task, place: choice.place, limit: limit + 1,
      isWhole: !choice.isDoneOnly)
    query.category = choice.category.isEmpty ? nil : choice.category
    dateErrors = try Self.read(from: choice.from, to: choice.to, into: &query, actionContext)
    let found = try query.items(from: snapshot, overview: overview)
    self.choice = choice
    hasMore = found.count > limit
    items = Array(found.prefix(limit))
    categories = overview.categories
    var reading = HistoryDay.Reading(
      todos: Dictionary(overview.todos.map { ($0.id, $0) }) { first, _ in first })
    if actionContext.parts.contains(.mood) {
      reading.feelings = try Self.feelings(after: items, in: snapshot)
    }
    if items.contains(where: { $0.visited != nil }) {
      reading.decisions = try snapshot.decisions(todo: nil, place: nil, limit: Self.decisionLimit)
        .map { DecisionView($0, overview: overview) }
    }
    self.reading = reading
  }

  /// Returns the feelings that were noted after completions, by their ids.
  private static func feelings(
    after items: [HistoryItem], in snapshot: any StoreSnapshot
  ) throws -> [UUID: Emotion] {
    guard let first = items.last?.time else { return [:] }
    let moods = try snapshot.moodEntries(from: first, to: .distantFuture)
    return moods.filter { !$0.isUndone }.reduce(into: [:]) { feelings, entry in
      if let completion = entry.mood.completion { feelings[completion] = entry.mood.emotion }
    }
  }

  /// Narrows a query to a span of days; returns the errors of texts that are no day.
  private static func read(
    from: String?, to: String?, into query: inout HistoryQuery, _ context: ActionContext
  ) throws -> [String: String] {
    let moments = context.moments(in: context.machineZone, direction: .past)
    var errors: [String: String] = [:]
    func date(_ name: String, _ text: String?, _ meaning: Moment.DayMeaning) throws -> Date? {
      do { return try text.map { try moments.date($0, dayMeans: meaning) } } catch {
        guard let refusal = Refusal(error) else { throw error }
        errors[name] = refusal.pageText
        return nil
      }
    }
    if let first = try date("from", from, .start) { query.from = first }
    if let last = try date("to", to, .end) { query.to = last }
    return errors
  }
}

/// The completions, reminders and visits by day, newest first, each with the reason; for a task or
/// a place also how it stands and what was decided.
struct HistoryPage: TemplateView {
  static let template = "history"

  /// The task or place that all is about.
  struct Account: Sendable {
    let heading: String
    let why: [Sentence]
    let silentTask: String?
    let hasDecisions: Bool
    let decisions: [Decision]
    let nothingDecided: String
  }

  /// A sentence about the subject.
  struct Sentence: Sendable {
    let text: String
    let indented: Bool
  }

  /// A moment and what was decided then.
  struct Decision: Sendable {
    let time: String
    let text: String
  }

  let account: Account?
  let task: String?
  let place: String?
  let q: String
  let doneOnly: Bool
  let hasCategories: Bool
  let categoryOptions: [SelectOption]
  let noCategoryChosen: Bool
  let from: DateField
  let to: DateField
  /// Why a day could not be read.
  let dateError: String?
  /// How many choices narrow the list, beside the search; `nil` for none.
  let filterCount: String?
  let back: String
  let days: [HistoryDay]
  let hasItems: Bool
  /// The sentence where there is nothing.
  let nothing: String
  let moreHref: String?

  /// Prepares the page.
  init(_ entries: HistoryEntries, actionContext: ActionContext, back: LocalAddress) {
    let choice = entries.choice
    account = entries.account.map(Account.init)
    (task, place) = (choice.task, choice.place)
    q = choice.search ?? ""
    doneOnly = choice.isDoneOnly
    hasCategories = !entries.categories.isEmpty
    categoryOptions = entries.categories.sortedByName(\.name).map { each in
      let value = String(each.id.rawValue)
      return SelectOption(
        value: value, label: each.name.oneLine, selected: value == choice.category)
    }
    noCategoryChosen = CategoryNames.meansNone(choice.category)
    func field(_ name: String, _ label: ProgressPagePhrase, _ value: String?) -> DateField {
      var field = DateField(name, label: label, of: .past, value: value, in: actionContext)
      field.error = entries.dateErrors[name]
      (field.submits, field.isCompact) = (true, true)
      return field
    }
    from = field("from", .firstDay, choice.from)
    to = field("to", .lastDay, choice.to)
    dateError = ["from", "to"].lazy.compactMap { entries.dateErrors[$0] }.first
    let filters = choice.filterCount
    filterCount = filters == 0 ? nil : String(filters)
    self.back = back.text
    days = HistoryDay.days(
      of: entries.items, in: actionContext.machineZone, now: actionContext.now,
      by: entries.reading)
    hasItems = !entries.items.isEmpty
    nothing =
      choice.isNarrowed ? TaskPagePhrase.nothingFound.text : PagePhrase.nothingDoneYet.text
    moreHref = entries.hasMore ? choice.nextAddress : nil
  }
}

extension HistoryPage.Account {
  fileprivate init(_ account: HistoryAccount) {
    heading = account.heading
    why = account.sentences.map {
      HistoryPage.Sentence(text: $0.trimmingBlanks, indented: $0.hasPrefix("    "))
    }
    decisions = account.lines.map { HistoryPage.Decision(time: $0.moment, text: $0.text) }
    silentTask = account.silentTask
    hasDecisions = !decisions.isEmpty
    nothingDecided = account.nothing
  }
}

/// Adds the history, which also answers why there was a reminder or none.
func addHistoryRoutes(to router: RouteGroup, site: Site) {
  router.get("/history") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let actionContext = site.ports.actionContext
    let entries = try site.ports.store.withSnapshot {
      try HistoryEntries(
        HistoryChoice(fields), position: try site.knownPosition($0), in: $0,
        actionContext: actionContext)
    }
    return try site.page(
      HistoryPage(entries, actionContext: actionContext, back: back), of: .history,
      title: entries.account?.heading, toast: try site.toast(fields, back: back), for: context)
  }
  // Reminders, and why there was one or not, were pages of their own.
  for path in ["/reminders", "/why"] {
    router.get(RouterPath(path)) { request, _ -> Response in
      .redirect(to: HistoryChoice(FormFields(query: request)).address)
    }
  }
  router.post("/history/:entry/take-back") { request, context -> Response in
    try site.takeBack(context.parameters.get("entry") ?? "", context.form, request)
  }
}

extension Site {
  /// Undoes an entry of the history, out of turn (T13).
  fileprivate func takeBack(
    _ text: String, _ form: FormFields, _ request: Request
  ) throws -> Response {
    guard let entry = UUID(uuidString: text) else {
      throw Refusal(.notFound, .entry, HistoryPhrase.noSuchEntry(text.quoted))
    }
    let builder = EditBuilder(ports.actionContext)
    let applied = try step { try builder.retract(entry, in: $0) }
    return ActionResponse(
      text: try applied.edit.text(\.takenTextOnPage, in: ports.store, ports.actionContext),
      step: applied.step, back: LocalAddress(form["back"])
    ).response(to: request)
  }
}
