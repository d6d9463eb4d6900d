import Application
import Foundation
import Hummingbird
import Reminders

/// Adds the history and the list of reminders.
func addPastRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/history") { request, context -> Response in
    try site.page(
      "history", title: "History", section: .history,
      content: try site.history(FormFields(query: request)), for: context)
  }
  router.get("/reminders") { _, context -> Response in
    try site.page(
      "reminders", title: "Reminders", section: .reminders, content: try site.reminders(),
      for: context)
  }
}

extension Site {
  private static let pageLength = 100

  /// What was done and skipped, by day, newest first.
  func history(_ fields: FormFields) throws -> [String: Any] {
    let overview = try Overview(ports.store, actionContext: ports.actionContext)
    let page = min(max(fields["page"].flatMap { Int($0) } ?? 1, 1), 1000)
    let search = fields.text("q")
    let isWhole = fields["all"] == "1"
    // One more than is shown tells whether there are more.
    let found = try HistoryQuery(
      search: search, limit: page * Self.pageLength + 1, isWhole: isWhole
    ).items(from: ports.store, overview: overview)
    let items = Array(found.prefix(page * Self.pageLength))
    var content: [String: Any] = [
      "q": search ?? "", "all": isWhole, "hasItems": !items.isEmpty,
      "days": days(items, overview),
      "nothing": search == nil ? "Nothing was done yet." : "Nothing so far matches.",
    ]
    if found.count > items.count {
      let fields = [
        search.map { "q=" + $0.percentEncoded }, isWhole ? "all=1" : nil, "page=\(page + 1)",
      ]
      content["moreHref"] = "/history?" + fields.compactMap(\.self).joined(separator: "&")
    }
    return content
  }

  /// The reminders that were told, newest first.
  func reminders() throws -> [String: Any] {
    let actionContext = ports.actionContext
    let overview = try Overview(ports.store, actionContext: actionContext)
    let items = try ports.store.toldReminders(
      from: .distantPast, to: .distantFuture, limit: Self.pageLength, where: { _ in true }
    ).map { HistoryItem(content: .reminder($0), zone: actionContext.machineZone) }
    return ["hasItems": !items.isEmpty, "days": days(items, overview)]
  }

  private func days(_ items: [HistoryItem], _ overview: Overview) -> [[String: Any]] {
    DayList(
      items: items, zone: overview.actionContext.machineZone, known: Set(overview.todos.map(\.id))
    ).days
  }
}
