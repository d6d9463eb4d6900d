import Application
import Foundation
import Hummingbird
import Localization
import Model
import Text

/// Adds the history.
func addHistoryRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/history") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let page: HistoryPage
    do {
      page = try site.ports.store.withSnapshot {
        try HistoryPage(fields, site: site, in: $0, back: back)
      }
    } catch {
      throw Problem(refusing: error) ?? error
    }
    var content = page.content
    content["toast"] = try site.toast(fields, back: back)
    return try site.page(
      "history", title: PagePhrase.history.text, section: .history, content: content,
      for: context)
  }
  router.post("/history/:entry/take-back") { request, context -> Response in
    try site.takeBack(context.parameters.get("entry") ?? "", context.form, request)
  }
}

extension Site {
  /// Takes back an entry of the history, whatever was done since (T13).
  fileprivate func takeBack(
    _ text: String, _ form: FormFields, _ request: Request
  ) throws -> Response {
    do {
      guard let entry = UUID(uuidString: text) else {
        throw RequestFailure(.notFound, .entry, HistoryPhrase.noSuchEntry(text.quoted))
      }
      let builder = EditBuilder(ports.actionContext)
      let applied = try step { try builder.retract(entry, in: $0) }
      return ActionResponse(
        text: applied.edit.takenTextOnPage, step: applied.step, back: LocalAddress(form["back"])
      ).response(to: request)
    } catch {
      throw Problem(refusing: error) ?? error
    }
  }
}
