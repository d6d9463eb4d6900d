import Application
import Foundation
import HTTPServer
import Localization
import Model
import Recurrence
import Text
import WebPorts

/// The end of the welcome: one promise, or what is missing for it.
struct WelcomePromise: Sendable {
  /// A way on.
  struct Way: Sendable {
    let wayAnswer: String
    let wayIcon: String
    let wayWord: String
    let wayHref: String
  }

  /// When and how the first task will remind; `nil` while something is missing.
  var promiseText: String?
  /// The missing parts.
  var missingText: String?
  var ways: [Way] = [] { didSet { hasWays = !ways.isEmpty } }
  private(set) var hasWays = false
  /// The phone that can get a test.
  var promiseDevice: String?
}

/// How the user is told, as the promise names it.
struct ToldWays {
  private let words: [String]
  /// The phone that shows reminders in the answers to its messages.
  let phone: Device?

  /// Reads the ways of the user of this machine, that of a phone first.
  init(devices: [Device], notifiers: [SettingsPort.NotifierState], browsers: [PushedBrowser]) {
    phone = devices.first {
      $0.notifiesInApp && $0.person == .me && [nil, .owntracks].contains($0.kind)
    }
    let names = notifiers.map { notifier -> WelcomePhrase in
      switch notifier.name {
      case "ntfy": .inNtfy
      case "desktop": .onDesktop
      default: .through(notifier.text.oneLine)
      }
    }
    words =
      [phone.map { WelcomePhrase.inOwnTracks($0.name.oneLine).text }].compactMap(\.self)
      + names.map(\.text) + browsers.prefix(1).map { WelcomePhrase.inBrowser($0.name).text }
  }

  /// The first way in words; `nil` if nothing tells.
  var text: String? { words.first }
}

extension Site {
  /// Returns what comes after the last question.
  func welcomePromise(in snapshot: any StoreSnapshot) throws -> WelcomePromise {
    let devices = try snapshot.devices.filter { $0.id != .receiver }
    let told = ToldWays(
      devices: devices, notifiers: ports.settings.notifiers(),
      browsers: ports.push?.browsers() ?? [])
    var promise = WelcomePromise()
    let tell = WelcomeQuestion.tell.address
    guard let way = told.text else {
      promise.missingText = WelcomePhrase.nothingTells.text
      promise.ways = [
        .init("owntracks", "phone", .ownTracks, tell), .init("ntfy", "bell", .ntfy, tell),
        .init("browser", "globe", .thisBrowser, tell),
      ]
      return promise
    }
    promise.promiseDevice = told.phone.map { String($0.id.rawValue) }
    let places = try snapshot.places
    let overview = try Overview(snapshot, actionContext: ports.actionContext)
    let views = overview.todos.map(overview.view).filter { $0.countdown != nil }
    let placed = views.first { view in
      places.contains { place in view.todo.places.contains(where: place.references.contains) }
    }
    let hasPosition = !devices.isEmpty || ports.position() != nil
    if let placed, hasPosition {
      let place = places.first { place in
        placed.todo.places.contains(where: place.references.contains)
      }
      promise.promiseText =
        WelcomePhrase.promise(
          way, place: place?.name.oneLine, task: placed.todo.name.oneLine, when: placed.whenText
        ).text
    } else if let timed = views.first(where: { $0.countdown?.due != nil }) {
      promise.promiseText =
        WelcomePhrase.promise(
          way, place: nil, task: timed.todo.name.oneLine, when: timed.whenText
        ).text
    } else if placed != nil {
      promise.missingText = WelcomePhrase.nowhereKnown.text
      promise.ways = [.init("phone", "phone", .myPhone, WelcomeQuestion.phone.address)]
    } else if let bare = views.first {
      let edit = "/tasks/\(bare.todo.id.rawValue)/edit?field="
      promise.missingText =
        HistoryPhrase.neverReminds(task: Int(bare.todo.id.rawValue)).pageText
      promise.ways = [
        .init("place", "pin", .giveAPlace, href: edit + "place"),
        .init("date", "plan", .giveADate, href: edit + "due"),
      ]
    } else {
      promise.missingText = WelcomePhrase.noTaskYet.text
      promise.ways = [.init("task", "plus", .addFirst, href: WelcomeQuestion.task.address)]
    }
    return promise
  }
}

extension WelcomePromise.Way {
  fileprivate init(
    _ answer: String, _ icon: String, _ phrase: WelcomePhrase, _ question: String? = nil,
    href: String? = nil
  ) {
    (wayAnswer, wayIcon, wayWord) = (answer, icon, phrase.text)
    wayHref = href ?? (question ?? "/welcome") + "&answer=\(answer)"
  }
}
