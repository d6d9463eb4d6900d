import Application
import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Completions, and on request reminders and visits, by day, newest first.
struct HistoryPage {
  private let search: String?
  private let isWhole: Bool
  private let category: String
  private let categories: [Model.Category]
  private let from: String?
  private let to: String?
  private let dateError: String?
  private let back: LocalAddress
  private let page: Int
  private let days: HistoryDays
  private let hasMore: Bool

  private static let pageLength = 100

  /// Reads what the page shows; `q`, `all`, `category`, `from`, `to` and `page` of the address
  /// choose the entries.
  ///
  /// A day that cannot be read chooses nothing, and is named.
  init(
    _ fields: FormFields, site: Site, in snapshot: any StoreSnapshot, back: LocalAddress
  ) throws {
    self.back = back
    let overview = try Overview(snapshot, actionContext: site.ports.actionContext)
    page = min(max(fields["page"].flatMap { Int($0) } ?? 1, 1), 1000)
    search = fields.text("q")
    isWhole = fields["all"] == "1"
    let limit = page * Self.pageLength
    // One more than is shown says that there are more.
    var query = HistoryQuery(search: search, limit: limit + 1, isWhole: isWhole)
    category = fields.text("category") ?? ""
    categories = overview.categories
    query.category = category.isEmpty ? nil : category
    (from, to) = (fields.text("from"), fields.text("to"))
    dateError = Self.read(from: from, to: to, into: &query, overview.actionContext)
    let found = try query.items(from: snapshot, overview: overview)
    hasMore = found.count > limit
    let items = Array(found.prefix(limit))
    let parts = site.ports.webSettings().parts
    days = HistoryDays(
      items: items, zone: overview.actionContext.machineZone,
      known: Set(overview.todos.map(\.id)),
      feelings: parts.contains(.mood) ? try Self.feelings(after: items, in: snapshot) : [:],
      hasPoints: parts.contains(.progress))
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

  /// The values for the template.
  var content: [String: Any] {
    let nothing: any Phrase = isNarrowed ? TaskPagePhrase.nothingFound : PagePhrase.nothingDoneYet
    var content: [String: Any] = [
      "q": search ?? "", "all": isWhole, "hasItems": !days.items.isEmpty, "days": days.content,
      "nothing": nothing.text, "back": back.text, "from": from ?? "", "to": to ?? "",
      "hasCategories": !categories.isEmpty,
      "noCategoryChosen": CategoryNames.meansNone(category),
      "categoryOptions": categories.sortedByName(\.name).map { each in
        [
          "value": String(each.id.rawValue), "label": each.name.oneLine,
          "selected": String(each.id.rawValue) == category,
        ] as [String: Any]
      },
    ]
    content["dateError"] = dateError
    if hasMore { content["moreHref"] = nextAddress }
    return content
  }

  private var isNarrowed: Bool {
    search != nil || !category.isEmpty || from != nil || to != nil
  }

  private var nextAddress: String {
    let fields = [
      search.map { "q=" + $0.percentEncoded }, isWhole ? "all=1" : nil,
      category.isEmpty ? nil : "category=" + category.percentEncoded,
      from.map { "from=" + $0.percentEncoded }, to.map { "to=" + $0.percentEncoded },
      "page=\(page + 1)",
    ]
    return "/history?" + fields.compactMap(\.self).joined(separator: "&")
  }
}
