import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// A question of the welcome, in the order in which they are asked (V6).
enum WelcomeQuestion: String, CaseIterable, Sendable {
  case task, place, phone, tell, parts

  /// The question itself.
  var phrase: WelcomePhrase {
    switch self {
    case .task: .whatForgotten
    case .place: .whichPlace
    case .phone: .howPosition
    case .tell: .howTell
    case .parts: .whichParts
    }
  }

  /// Its dot among those of all questions: how one is told belongs to the phone.
  var dot: Int {
    switch self {
    case .task: 0
    case .place: 1
    case .phone, .tell: 2
    case .parts: 3
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

    /// True if a notifier or a browser tells; a phone may as well.
    var isTold: Bool {
      notifiers.contains { $0.name != "desktop" } || sheet.text("notify.desktop") == "on"
        || hasBrowsers
    }
  }

  /// Reads which questions are answered; `cookies` name what was left.
  init(_ known: Known, cookies: Cookies, in snapshot: any StoreSnapshot) throws {
    let devices = try snapshot.devices.filter { $0.id != .receiver }
    let sheet = known.sheet
    var done: Set<WelcomeQuestion> = []
    if try !snapshot.todos.isEmpty { done.insert(.task) }
    if try !snapshot.places.isEmpty { done.insert(.place) }
    if !devices.isEmpty || known.hasPosition { done.insert(.phone) }
    let isToldByPhone = devices.contains {
      $0.notifiesInApp && [nil, .owntracks].contains($0.kind)
    }
    if known.isTold || isToldByPhone { done.insert(.tell) }
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
