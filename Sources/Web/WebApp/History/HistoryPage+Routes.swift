import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

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
      throw RequestFailure(.notFound, .entry, HistoryPhrase.noSuchEntry(text.quoted))
    }
    let builder = EditBuilder(ports.actionContext)
    let applied = try step { try builder.retract(entry, in: $0) }
    return ActionResponse(
      text: try applied.edit.text(\.takenTextOnPage, in: ports.store, ports.actionContext),
      step: applied.step, back: LocalAddress(form["back"])
    ).response(to: request)
  }
}
