import Application
import DateWords
import Foundation
import HTTPServer
import Localization
import Model
import Recurrence
import Text

/// The entries of the history that an address chooses, as one snapshot has them.
struct HistoryEntries {
  let choice: HistoryChoice
  /// Why a day could not be read, which chooses nothing.
  let dateError: String?
  let items: [HistoryItem]
  let hasMore: Bool
  let categories: [Model.Category]
  /// The tasks that have a page.
  let known: Set<Todo.ID>
  /// The feelings after completions, by their ids.
  let feelings: [UUID: Emotion]
}

/// The choice in an address of the history: `q`, `all`, `category`, `from`, `to` and `page`.
struct HistoryChoice {
  let search: String?
  let isWhole: Bool
  let category: String
  let from: String?
  let to: String?
  let page: Int

  /// Reads the fields.
  init(_ fields: FormFields) {
    page = min(max(fields["page"].flatMap { Int($0) } ?? 1, 1), 1000)
    search = fields.text("q")
    isWhole = fields["all"] == "1"
    category = fields.text("category") ?? ""
    (from, to) = (fields.text("from"), fields.text("to"))
  }

  fileprivate var isNarrowed: Bool {
    search != nil || !category.isEmpty || from != nil || to != nil
  }

  fileprivate var nextAddress: String {
    let fields = [
      search.map { "q=" + $0.percentEncoded }, isWhole ? "all=1" : nil,
      category.isEmpty ? nil : "category=" + category.percentEncoded,
      from.map { "from=" + $0.percentEncoded }, to.map { "to=" + $0.percentEncoded },
      "page=\(page + 1)",
    ]
    return "/history?" + fields.compactMap(\.self).joined(separator: "&")
  }
}

extension HistoryEntries {
  private static let pageLength = 100

  /// Reads the entries.
  init(
    _ choice: HistoryChoice, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    let overview = try Overview(snapshot, actionContext: actionContext)
    let limit = choice.page * Self.pageLength
    // One more than is shown proves that there are more.
    var query = HistoryQuery(search: choice.search, limit: limit + 1, isWhole: choice.isWhole)
    query.category = choice.category.isEmpty ? nil : choice.category
    dateError = Self.read(from: choice.from, to: choice.to, into: &query, actionContext)
    let found = try query.items(from: snapshot, overview: overview)
    self.choice = choice
    hasMore = found.count > limit
    items = Array(found.prefix(limit))
    categories = overview.categories
    known = Set(overview.todos.map(\.id))
    feelings =
      actionContext.parts.contains(.mood) ? try Self.feelings(after: items, in: snapshot) : [:]
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

  /// Narrows a query to a span of days; returns the error of a text that is no day.
  private static func read(
    from: String?, to: String?, into query: inout HistoryQuery, _ context: ActionContext
  ) -> String? {
    let moments = context.moments(in: context.machineZone, direction: .past)
    do {
      if let from { query.from = try moments.date(from, dayMeans: .start) }
      if let to { query.to = try moments.date(to, dayMeans: .end) }
      return nil
    } catch {
      return RequestFailure(error)?.pageText ?? "\(error)"
    }
  }
}

/// Completions, and on request reminders and visits, by day, newest first.
struct HistoryPage: TemplateView {
  static let template = "history"

  let q: String
  let all: Bool
  let hasCategories: Bool
  let categoryOptions: [SelectOption]
  let noCategoryChosen: Bool
  let from: String
  let to: String
  let dateError: String?
  let back: String
  let days: [HistoryDay]
  let hasItems: Bool
  /// The sentence where there is nothing.
  let nothing: String
  let moreHref: String?

  /// Prepares the page.
  init(_ entries: HistoryEntries, actionContext: ActionContext, back: LocalAddress) {
    let choice = entries.choice
    q = choice.search ?? ""
    all = choice.isWhole
    hasCategories = !entries.categories.isEmpty
    categoryOptions = entries.categories.sortedByName(\.name).map { each in
      let value = String(each.id.rawValue)
      return SelectOption(
        value: value, label: each.name.oneLine, selected: value == choice.category)
    }
    noCategoryChosen = CategoryNames.meansNone(choice.category)
    (from, to) = (choice.from ?? "", choice.to ?? "")
    dateError = entries.dateError
    self.back = back.text
    days = HistoryDay.days(
      of: entries.items, in: actionContext.machineZone, known: entries.known,
      feelings: entries.feelings)
    hasItems = !entries.items.isEmpty
    nothing =
      choice.isNarrowed ? TaskPagePhrase.nothingFound.text : PagePhrase.nothingDoneYet.text
    moreHref = entries.hasMore ? choice.nextAddress : nil
  }
}
