import Application
import Foundation
import Model
import WebPorts

/// The latest reminders by day, newest first, and the browsers that get them.
struct RemindersPage: TemplateView {
  static let template = "reminders"

  /// A browser that gets reminders while no page is open.
  struct Browser: Sendable {
    let id: String
    let name: String
    let times: String
  }

  let hasBrowsers: Bool
  let browsers: [Browser]
  let days: [HistoryDay]
  let hasItems: Bool

  /// Prepares the page; `known` are the tasks that have a page.
  init(
    _ reminders: [Reminder], known: Set<Todo.ID>, browsers: [PushedBrowser],
    actionContext: ActionContext
  ) {
    let (zone, now) = (actionContext.machineZone, actionContext.now)
    days = HistoryDay.days(
      of: reminders.map { HistoryItem(content: .reminder($0), zone: zone) }, in: zone,
      known: known)
    hasItems = !reminders.isEmpty
    self.browsers = browsers.map { browser in
      Browser(
        id: String(browser.id), name: browser.name, times: browser.times(zone: zone, now: now))
    }
    hasBrowsers = !browsers.isEmpty
  }
}
