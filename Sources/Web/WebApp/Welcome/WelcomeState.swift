import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// A question of the welcome (V6).
enum WelcomeQuestion: String, CaseIterable, Sendable {
  case position, tell, place, parts

  /// The question itself.
  var phrase: WelcomePhrase {
    switch self {
    case .position: .howPosition
    case .tell: .howTell
    case .place: .whichPlace
    case .parts: .whichParts
    }
  }

  /// Where it is asked.
  var address: String { "/welcome?question=\(rawValue)" }
}

/// Which questions of the welcome are answered, as one snapshot and the settings show it, and which
/// the user has left for later in this browser.
struct WelcomeState: Sendable {
  /// The questions that need no answer any more.
  let done: Set<WelcomeQuestion>
  /// Those that were left for later.
  let left: Set<WelcomeQuestion>

  private static let cookie = "passby_welcome"
  private static let lifetimeSeconds = 365 * 86_400

  /// The facts beside the store, which are read before its snapshot begins.
  struct Known {
    let sheet: SettingsSheet
    let notifiers: [SettingsPort.NotifierState]
    let hasBrowsers: Bool
    let hasPosition: Bool
  }

  /// Reads which questions are answered; `cookies` name what was left.
  init(_ known: Known, cookies: Cookies, in snapshot: any StoreSnapshot) throws {
    let devices = try snapshot.devices.filter { $0.id != .receiver }
    let sheet = known.sheet
    let notifiers = known.notifiers.filter { $0.name != "desktop" }
    var done: Set<WelcomeQuestion> = []
    if !devices.isEmpty || known.hasPosition { done.insert(.position) }
    let isTold =
      !notifiers.isEmpty || sheet.text("notify.desktop") == "on"
      || devices.contains(where: \.notifiesInApp) || known.hasBrowsers
    if isTold { done.insert(.tell) }
    if try !snapshot.places.isEmpty { done.insert(.place) }
    if let origin = sheet[Part.setting]?.origin, origin != .standard { done.insert(.parts) }
    let words = Self.words(cookies)
    self.done = done.union(WelcomeQuestion.allCases.filter { words.contains($0.rawValue + "!") })
    left = Set(words.compactMap(WelcomeQuestion.init))
  }

  /// The question to ask next; `nil` after the last one.
  var next: WelcomeQuestion? {
    WelcomeQuestion.allCases.first { !done.contains($0) && !left.contains($0) }
  }

  /// The questions without an answer, in their order.
  var missing: [WelcomeQuestion] { WelcomeQuestion.allCases.filter { !done.contains($0) } }

  private static func words(_ cookies: Cookies) -> Set<String> {
    Set(cookies[cookie]?.value.split(separator: ".").map(String.init) ?? [])
  }

  /// Stores in the browser that one more question was left for later, or that its answer was to
  /// leave all as it is.
  static func leave(
    _ question: WelcomeQuestion, isAnswered: Bool = false, cookies: Cookies,
    in response: inout Response
  ) {
    let name = question.rawValue + (isAnswered ? "!" : "")
    let known = WelcomeQuestion.allCases.flatMap { [$0.rawValue, $0.rawValue + "!"] }
    let words = words(cookies).union([name])
    response.setCookie(
      Cookie(
        name: cookie, value: known.filter(words.contains).joined(separator: "."),
        maxAge: lifetimeSeconds, path: "/", httpOnly: true, sameSite: .strict))
  }
}
