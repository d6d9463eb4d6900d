import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// Adds the forms that make and remove keys for widgets and shortcuts.
func addKeyRoutes(to router: RouteGroup, site: Site) {
  router.post("/settings/keys") { request, context -> Response in
    try site.makeKey(context.form, request, context)
  }
  router.post("/settings/keys/remove") { request, context -> Response in
    let key = try site.ports.keys.remove(context.form["name"] ?? "")
    return ActionResponse(
      text: KeyPhrase.removed(key.name.quoted).text, step: nil,
      back: LocalAddress("/settings#access")
    ).response(to: request)
  }
}

extension Site {
  /// Makes a key and shows it, once; or returns the form with the error.
  fileprivate func makeKey(
    _ form: FormFields, _ request: Request, _ context: WebContext
  ) throws -> Response {
    var state = try settingsState
    let status: HTTPResponse.Status
    do {
      let word = form.text("may") ?? ""
      guard let right = KeyRight(rawValue: word) else {
        throw RequestFailure(.usage, KeyPhrase.rightExpected(word.quoted))
      }
      let person = try form.text("person").map {
        try PersonNames(persons: state.keys.persons).person($0).uuid
      }
      let name = form["name"] ?? ""
      let secret = try ports.keys.add(name, right, person)
      state = try settingsState
      state.keys.made = (name, secret, right, phoneBase(request))
      status = .ok
    } catch {
      guard let failure = RequestFailure(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw error }
      state.keys.refused = (form, failure.pageText)
      status = problem.status
    }
    var response = try settingsPage(state, request, context, status: status)
    response.headers[.referrerPolicy] = "no-referrer"
    return response
  }
}
