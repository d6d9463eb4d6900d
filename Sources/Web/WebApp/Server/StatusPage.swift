import Application
import Foundation
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// The status of the daemon for people: its position, what comes next, and what is wrong.
struct StatusPage: TemplateView {
  static let template = "status"

  let isWell: Bool
  let summary: String
  let rows: [LabeledText]
  let details: [LabeledText]
  let missingTitle = WelcomePhrase.missing.text
  let hasMissing: Bool
  let missing: [Missing]

  /// Something that is not set up yet, with the question that does it.
  struct Missing: Sendable {
    let missingWord: String
    let href: String
  }

  /// Prepares the page from the keys of `status --json`; `wishes` is how many of the tasks are
  /// wishes, which stand in no list of tasks, and `missing` what the welcome still asks.
  init(
    _ status: JSON, wishes: Int, missing: [WelcomeQuestion], actionContext: ActionContext
  ) {
    let words = StatusWords(status, wishes: wishes, actionContext: actionContext)
    isWell = words.isWell
    summary = (isWell ? DaemonPhrase.statusWell : .statusTrouble).text
    rows = StatusWords.rows(words.main)
    details = StatusWords.rows(words.details)
    self.missing = missing.map { Missing(missingWord: $0.phrase.text, href: $0.address) }
    hasMissing = !missing.isEmpty
  }
}

extension JSON {
  /// Returns the text of a key of an object; `nil` for anything else.
  func string(_ key: String) -> String? {
    guard case .object(let members) = self,
      case .string(let text)? = members.first(where: { $0.0 == key })?.1
    else { return nil }
    return text
  }
}

/// The keys of the status in words.
private struct StatusWords {
  private let members: [String: JSON]
  private let wishes: Int
  private let now: Date
  private let zone: TimeZone

  init(_ status: JSON, wishes: Int, actionContext: ActionContext) {
    var members: [String: JSON] = [:]
    if case .object(let list) = status { members = Dictionary(list) { first, _ in first } }
    self.members = members
    self.wishes = wishes
    now = actionContext.now
    zone = actionContext.machineZone
  }

  /// True if the last position is recent.
  var isWell: Bool { lastFix.map { now.timeIntervalSince($0) < longestSilence } ?? false }

  /// The age in seconds from which on a position is too old: phones report every few minutes.
  private var longestSilence: Double { string("last_fix_device") == nil ? 120 : 1800 }

  /// Where the user was last, while a newer position shows them elsewhere (G11).
  private var lastAt: String? {
    guard let last = members["last_at"], let place = last.string("place"),
      let time = last.string("time").flatMap(Self.date)
    else { return nil }
    return Formatted.lastAt(place.oneLine, time, in: zone, now: now)
  }

  var main: [(DaemonPhrase, String?)] {
    let places = strings("inside")
    let whereabouts =
      places.isEmpty
      ? lastAt ?? DaemonPhrase.nowhere.text : DaemonPhrase.atPlaces(places).text
    let position = lastFix.map { time in
      let age = Formatted.age(of: time, in: zone, now: now)
      let meters = number("last_fix_accuracy_m").map { Int($0.rounded()) }
      return DaemonPhrase.ageAndAccuracy(age: age, meters: meters).text + ", " + whereabouts
        + (string("last_fix_device").map { " (\($0))" } ?? "")
    }
    let next = date("next").map { time in
      let moment = Formatted.when(time, in: zone, now: now, asDay: string("next_day") != nil)
      return string("next_task").map { DaemonPhrase.taskAt(task: $0, moment: moment).text }
        ?? moment
    }
    let waiting = number("outbox_waiting").map { Int($0) }
    let reminders = waiting.map { waiting in
      DaemonPhrase.remindersWaiting(
        waiting, failed: Int(number("outbox_failing") ?? 0), error: string("outbox_error")
      ).text
    }
    let stored = number("tasks").map { tasks in
      DaemonPhrase.tasksAndPlaces(
        tasks: max(0, Int(tasks) - wishes), places: Int(number("places") ?? 0)
      ).text + (wishes == 0 ? "" : ", " + JournalPhrase.wishes(wishes).text)
    }
    return [
      (.labelPosition, position ?? DaemonPhrase.noPositionYet.text),
      (.labelReceiver, string("receiver_text")),
      (.labelNext, next), (.labelReminders, reminders), (.labelTasks, stored),
      (.labelSettings, string("config_error")), (.labelDatabase, string("store_error")),
    ]
  }

  var details: [(DaemonPhrase, String?)] {
    [
      (.labelSource, string("source")), (.labelPositionsUsed, count("fixes_accepted")),
      (.labelPositionsRejected, count("fixes_refused")),
      (.labelLastRejection, string("last_refusal")),
      (.labelRunningSince, date("daemon_started").map { Formatted.moment($0, in: zone, now: now) }),
      (
        .labelMemory,
        number("daemon_memory_kb").map {
          DaemonPhrase.megabytes(Int(($0 / 1024).rounded())).text
        }
      ),
      (.labelVersion, string("daemon_version")),
    ]
  }

  private var lastFix: Date? { date("last_fix") }

  private func string(_ key: String) -> String? {
    if case .string(let text)? = members[key] { text.cleanLines } else { nil }
  }

  private func strings(_ key: String) -> [String] {
    guard case .array(let values)? = members[key] else { return [] }
    return values.compactMap { value in
      if case .string(let text) = value { text.oneLine } else { nil }
    }
  }

  private func number(_ key: String) -> Double? {
    switch members[key] {
    case .integer(let value)?: Double(value)
    case .number?: members[key].flatMap { Double($0.text) }
    default: nil
    }
  }

  private func count(_ key: String) -> String? { number(key).map { String(Int($0)) } }

  private func date(_ key: String) -> Date? {
    string(key).flatMap(Self.date)
  }

  private static func date(in text: String) -> Date? {
    try? Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains(".")).parse(text)
  }

  static func rows(_ rows: [(DaemonPhrase, String?)]) -> [LabeledText] {
    rows.compactMap { label, text in text.map { LabeledText(label: label.text, text: $0) } }
  }
}

/// Adds the page about the daemon.
func addStatusRoutes(to router: RouteGroup, site: Site) {
  router.get("/status") { request, context -> Response in
    let known = site.welcomeKnown
    let (wishes, welcome) = try site.ports.store.withSnapshot { snapshot in
      (
        try snapshot.todos.count(where: \.isWish),
        try WelcomeState(known, cookies: request.cookies, in: snapshot)
      )
    }
    let page = StatusPage(
      try site.ports.status(), wishes: wishes, missing: welcome.missing,
      actionContext: site.ports.actionContext)
    return try site.page(page, of: .status, for: context)
  }
}
