import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// Adds the field that takes a task in one line, and its reading while it is typed.
func addQuickRoutes(to router: RouteGroup, site: Site) {
  router.post("/quick/preview") { _, context -> Response in
    let caret = context.form["caret"].flatMap { Int($0) }
    return Response(
      json: try QuickEntry(context.form["line"] ?? "", caret: caret, site: site).json)
  }
  router.post("/quick") { request, context -> Response in
    try site.addQuick(context.form, request)
  }
}

extension Site {
  /// Adds the task of a line; a line that cannot be read comes back in its field.
  fileprivate func addQuick(_ form: FormFields, _ request: Request) throws -> Response {
    let line = form["line"] ?? ""
    // Without scripts, the same field searches.
    if !request.wantsJSON, let words = HomeQuery.searched(line) {
      return .redirect(to: HomeQuery.address(searching: words))
    }
    do {
      let result = try TaskChange.perform(
        in: ports.store, actionContext: ports.actionContext, allowsSameName: form["again"] != nil
      ) { _ in .quick(line) }
      return ActionResponse(added: result, back: LocalAddress(form["back"])).response(to: request)
    } catch let sameName as SameName {
      guard request.wantsJSON else {
        return .redirect(to: "/?line=" + line.percentEncoded + "&same=1")
      }
      throw Problem(.conflict, sameName.text, code: "same_name")
    } catch let failure as QuickFailure {
      guard request.wantsJSON else { return .redirect(to: "/?line=" + line.percentEncoded) }
      throw Problem(refusing: failure) ?? failure
    }
  }
}
