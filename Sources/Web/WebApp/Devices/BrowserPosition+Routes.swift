import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// Adds the route for the positions that a script of an open page sends.
///
/// Unlike phones, which post below `/pub` with a key, it needs the page's login, and accepts only
/// devices that are browsers.
func addPositionRoutes(to router: RouteGroup, site: Site) {
  router.post("/position") { request, context -> Response in
    guard let phones = site.ports.phones else { throw HTTPError(.notFound) }
    let form = context.form
    guard let device = form.text("device").flatMap({ UUID(uuidString: $0) }),
      try site.ports.store.withSnapshot({ try $0.devices.contains { $0.uuid == device } }),
      let reply = await phones.position(device, BrowserPosition(form))
    else { throw Problem(.notFound, DevicePhrase.noBrowser) }
    return try reply.response
  }
  router.post("/position/browser") { request, context -> Response in
    var input = DeviceInput()
    input.person = context.form.text("person")
    input.kind = Device.Kind.browser.rawValue
    let builder = EditBuilder(site.ports.actionContext)
    let system = BrowserSystem(userAgent: request.headers[.userAgent] ?? "")
    let applied = try site.step { edit in
      let taken = Set(
        try (edit.devices.map(\.name) + edit.hiddenDeviceNames).map { FoldedText($0) })
      input.name = system.name(besides: taken)
      return try builder.addDevice(input, in: edit)
    }
    let device = applied.outcome.device
    return ActionResponse(
      text: applied.edit.takenTextOnPage, step: applied.step, back: LocalAddress("/devices"),
      more: [("device", .string(device.uuid.uuidString.lowercased()))]
    ).response(to: request)
  }
}

extension BrowserReply {
  /// The response to the script, in the language of the page.
  fileprivate var response: Response {
    get throws {
      switch self {
      case .used(let meters):
        return Self.response(isUsed: true, .positionUsed(meters: Int(meters.rounded())))
      case .notNewer: return Self.response(isUsed: true, .positionNotNewer)
      case .notUsed(let reason):
        let phrase = PhoneRefusal(rawValue: reason).map { DevicePhrase.notUsed($0) }
        return Self.response(isUsed: false, phrase ?? .notUsed(.inaccurate))
      case .later(let seconds):
        throw Problem(
          .serviceUnavailable, WebPhrase.storeIsBusy.text, code: "busy",
          headers: [.retryAfter: "\(seconds)"])
      }
    }
  }

  private static func response(isUsed: Bool, _ phrase: DevicePhrase) -> Response {
    Response(
      json: .object([
        ("ok", .bool(true)), ("used", .bool(isUsed)), ("text", .string(phrase.text)),
      ]))
  }
}

/// The system that a browser runs on, after which its device is named.
struct BrowserSystem {
  /// The name of the system; `nil` if the header has none.
  let system: String?

  /// The systems by parts of the header, the more particular first: the header of an iPhone also
  /// contains `Mac`, and that of Android `Linux`.
  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  /// The name of the browser; `nil` if the header has none.
  private let browser: String?

  /// The browsers by parts of the header, the more particular first: nearly all headers contain
  /// `Chrome`, and that of Chrome `Safari`.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
  ]

  /// Reads the header `User-Agent`.
  init(userAgent: String) {
    system = Self.systems.first { userAgent.contains($0.0) }?.1
    browser = Self.browsers.first { userAgent.contains($0.0) }?.1
  }

  /// The names of browser and system, such as `Firefox (Android)`; empty if neither is known.
  var fullName: String {
    guard let browser, let system else { return browser ?? system ?? "" }
    return "\(browser) (\(system))"
  }

  /// Returns a name that no other device has; `taken` are the names of others.
  func name(besides taken: Set<FoldedText>) -> String {
    DevicePhrase.browserName(system: system).text.distinct { taken.contains(FoldedText($0)) }
  }
}
