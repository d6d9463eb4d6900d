import Application
import Foundation
import Localization
import Reminders
import Text

/// Completions, and on request reminders and visits, by day, newest first.
struct HistoryPage {
  private let search: String?
  private let isWhole: Bool
  private let page: Int
  private let days: HistoryDays
  private let hasMore: Bool

  private static let pageLength = 100

  /// Reads the store; `q`, `all` and `page` of the address choose the entries.
  init(_ fields: FormFields, site: Site) throws {
    let overview = try Overview(site.ports.store, actionContext: site.ports.actionContext)
    page = min(max(fields["page"].flatMap { Int($0) } ?? 1, 1), 1000)
    search = fields.text("q")
    isWhole = fields["all"] == "1"
    let limit = page * Self.pageLength
    // One more than is shown says that there are more.
    let found = try HistoryQuery(search: search, limit: limit + 1, isWhole: isWhole)
      .items(from: site.ports.store, overview: overview)
    hasMore = found.count > limit
    days = HistoryDays(
      items: Array(found.prefix(limit)), zone: overview.actionContext.machineZone,
      known: Set(overview.todos.map(\.id)))
  }

  /// The values for the template.
  var content: [String: Any] {
    let nothing: PagePhrase = search == nil ? .nothingDoneYet : .nothingFound
    var content: [String: Any] = [
      "q": search ?? "", "all": isWhole, "hasItems": !days.items.isEmpty, "days": days.content,
      "nothing": nothing.text,
    ]
    if hasMore { content["moreHref"] = nextAddress }
    return content
  }

  private var nextAddress: String {
    let fields = [
      search.map { "q=" + $0.percentEncoded }, isWhole ? "all=1" : nil, "page=\(page + 1)",
    ]
    return "/history?" + fields.compactMap(\.self).joined(separator: "&")
  }
}
