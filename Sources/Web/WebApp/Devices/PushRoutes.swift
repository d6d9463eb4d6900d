import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// Adds what a browser needs to get reminders while no page is open.
func addPushRoutes(to router: RouteGroup, site: Site) {
  router.get("/push/key") { _, _ -> Response in
    guard let push = site.ports.push else { throw HTTPError(.notFound) }
    return Response(json: .object([("key", .string(try push.publicKey()))]))
  }
  router.post("/push") { request, context -> Response in
    guard let push = site.ports.push else { throw HTTPError(.notFound) }
    let form = context.form
    let device = form.text("device").flatMap { UUID(uuidString: $0) }
    let offer = PushOffer(
      endpoint: form["endpoint"] ?? "", key: form["key"] ?? "", secret: form["secret"] ?? "",
      browser: BrowserSystem(userAgent: request.headers[.userAgent] ?? "").fullName,
      person: try device.flatMap(site.person(of:)), owner: AccessOwner(context.grant),
      viewer: WebDependencies.viewer, old: form.text("old"))
    switch try await push.add(offer) {
    case .taken: return Response(json: .object([("ok", .bool(true))]))
    case .noSubscription:
      throw Problem(.usage, NotifierPhrase.noSubscription, field: "endpoint")
    case .contactNeeded:
      let phrase = NotifierPhrase.contactNeeded(isMe: WebDependencies.viewer.isMe)
      throw Problem(.conflict, phrase.text, code: "contact_needed", field: "web.push_contact")
    case .full(let most):
      throw Problem(.conflict, NotifierPhrase.tooManyBrowsers(most: most).text, code: "full")
    }
  }
  router.post("/push/remove") { request, context -> Response in
    guard let push = site.ports.push else { throw HTTPError(.notFound) }
    guard let number = context.form["id"] else {
      try await push.remove(context.form["endpoint"] ?? "")
      return Response(json: .object([("ok", .bool(true))]))
    }
    guard let id = Int(number), let browser = try await push.removeNumber(id) else {
      throw Problem(.notFound, NotifierPhrase.noBrowser(number.oneLine))
    }
    return ActionResponse(
      text: NotifierPhrase.browserRemoved(browser.name).text, step: nil,
      back: LocalAddress("/settings#browsers")
    ).response(to: request)
  }
}

extension Site {
  /// Returns the name of the person whose device a browser is; `nil` for no device.
  fileprivate func person(of device: UUID) throws -> String? {
    try ports.store.withSnapshot { snapshot in
      guard let device = try snapshot.devices.first(where: { $0.uuid == device }) else {
        return nil
      }
      return try snapshot.persons.first { $0.id == device.person }?.name
    }
  }
}
