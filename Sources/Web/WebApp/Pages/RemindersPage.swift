import Application
import Foundation
import Model

/// The latest reminders by day, newest first, and the browsers that get them.
struct RemindersPage {
  private let days: HistoryDays
  private let browsers: [[String: Any]]

  private static let limit = 100

  /// Reads what the page shows.
  init(site: Site, in snapshot: any StoreSnapshot) throws {
    let actionContext = site.ports.actionContext
    let overview = try Overview(snapshot, actionContext: actionContext)
    let items = try snapshot.toldReminders(
      from: .distantPast, to: .distantFuture, limit: Self.limit, where: { _ in true }
    ).map { HistoryItem(content: .reminder($0), zone: actionContext.machineZone) }
    days = HistoryDays(
      items: items, zone: actionContext.machineZone, known: Set(overview.todos.map(\.id)))
    browsers = (site.ports.push?.browsers() ?? []).map { browser in
      [
        "id": browser.id, "name": browser.name,
        "times": browser.times(zone: actionContext.machineZone, now: actionContext.now),
      ]
    }
  }

  /// The values for the template.
  var content: [String: Any] {
    [
      "hasItems": !days.items.isEmpty, "days": days.content, "hasBrowsers": !browsers.isEmpty,
      "browsers": browsers,
    ]
  }
}
