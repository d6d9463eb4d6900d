import Application
import Control
import Foundation
import GPSD
import Geo
import Recurrence
import Reminders

/// The answer of `status`.
struct StatusReport {
  let daemon: RunningDaemon
  let address: GPSDAddress
  /// What gpsd itself said, where it was asked.
  let probe: GPSDProbe?
  /// The last position that was committed.
  let last: Fix?
  let inside: [String]
  /// The next instant at which a task opens or is due.
  let next: (time: Date, view: TaskView)?
  let outbox: OutboxSummary
  let tasks: Int
  let places: Int

  /// Reads how things stand in the database, beside what daemon and gpsd say.
  init(
    _ store: any ReminderStore, overview: Overview, daemon: RunningDaemon, address: GPSDAddress,
    probe: GPSDProbe? = nil
  ) throws {
    self.daemon = daemon
    self.address = address
    self.probe = probe
    last = try store.track()?.gate.last
    inside = try store.memory().visits.filter { $0.ended == nil }.compactMap { visit in
      overview.names.places.first { $0.id == visit.id.place }?.name
    }
    next = overview.todos.map(overview.view).flatMap { view in
      [view.countdown?.opens, view.countdown?.due].compactMap { $0 }
        .filter { $0 > overview.actionContext.now }.map { (time: $0, view: view) }
    }.min { $0.time < $1.time }
    outbox = try store.outboxSummary()
    tasks = overview.todos.count
    places = overview.names.places.count
  }

  /// When a position was last believed, and how good it was: by the daemon if it had one, else by the last commit.
  private var lastFix: (time: Date, accuracyMeters: Double?)? {
    if let status = daemon.status, let time = status.lastFix {
      return (time, status.position?.accuracyM)
    }
    return last.map { ($0.time, $0.accuracyMeters) }
  }

  /// The receiver's state in a word: by gpsd if it was asked, else by the daemon.
  private var receiver: String? {
    guard let probe else { return daemon.status?.receiver }
    return switch probe.state {
    case .ok?: "ok"
    case .stale?, nil: "stale"
    case .noFix?: "no fix"
    case .noDevice?: "no device"
    case .noDaemon?: "no daemon"
    }
  }

  private var receiverText: String? {
    guard let probe else { return daemon.status?.receiverText }
    return probe.state?.words ?? "connected, nothing heard yet"
  }

  /// The keys of a status.
  func json(zone: TimeZone, now: Date) -> JSON {
    let status = daemon.status
    var daemonWord = "none"
    var record: DaemonRecord?
    switch daemon {
    case .none: break
    case .silent(let found, _): (daemonWord, record) = ("silent", found)
    case .answers: daemonWord = "running"
    }
    let pid = status?.pid ?? record?.pid
    let started = status?.started ?? record?.started
    return .object([
      ("gpsd", .string(address.description)),
      ("receiver", JSON(receiver)),
      ("receiver_text", JSON(receiverText)),
      ("gpsd_release", JSON(probe?.version?.description)),
      ("devices", .array((probe?.devices ?? []).map { .string($0.path) })),
      ("last_fix", JSON(lastFix?.time, in: zone)),
      ("last_fix_age_s", JSON(lastFix.map { now.timeIntervalSince($0.time) })),
      ("last_fix_accuracy_m", JSON(lastFix?.accuracyMeters, decimals: 1)),
      ("inside", .array(inside.map { .string($0) })),
      ("next", JSON(next?.time, in: zone)),
      ("next_task", JSON(next?.view.todo.name)),
      ("outbox_waiting", .integer(outbox.waiting)),
      ("outbox_failing", .integer(outbox.failing)),
      ("outbox_abandoned", .integer(outbox.abandoned)),
      ("outbox_error", JSON(outbox.lastError)),
      ("tasks", .integer(tasks)),
      ("places", .integer(places)),
      ("daemon", .string(daemonWord)),
      ("daemon_pid", pid.map { .integer(Int($0)) } ?? .null),
      ("daemon_version", JSON(status?.version)),
      ("daemon_started", JSON(started, in: zone)),
      ("daemon_uptime_s", JSON(started.map { Date().timeIntervalSince($0) }, decimals: 0)),
      ("daemon_memory_kb", status.map { .integer($0.memoryKb) } ?? .null),
      ("source", JSON(status?.source)),
      ("fixes_accepted", status.map { .integer($0.fixesAccepted) } ?? .null),
      ("fixes_refused", status.map { .integer($0.fixesRefused) } ?? .null),
      ("last_refusal", JSON(status?.lastRefusal)),
      ("web", JSON(status?.web)),
      ("config_error", JSON(status?.configError)),
      ("store_error", JSON(status?.storeError)),
    ])
  }

  /// The rows for people.
  func rows(_ session: Session) -> [(String, String)] {
    var rows = daemonRows(session)
    if let receiverText {
      let place = probe?.isReachable == true ? " (\(address))" : ""
      rows.append(("receiver", receiverText + place))
    }
    rows.append(("last fix", lastFixWords(session)))
    let names = inside.map(\.oneLine).joined(separator: ", ")
    let known = daemon.status == nil ? names + " at the last fix" : names
    rows.append(("inside", inside.isEmpty ? "no place" : known))
    rows.append(("next", nextWords(session)))
    rows.append(("outbox", outboxWords))
    let counts = "\(Wording.count(tasks, "task")), \(Wording.count(places, "place"))"
    rows.append(("database", "\(session.databasePath), \(counts)"))
    return rows
  }

  private func daemonRows(_ session: Session) -> [(String, String)] {
    switch daemon {
    case .none:
      return [("daemon", "none runs, so nothing is told; \(RunningDaemon.advice)")]
    case .silent(let record, let reason):
      return [("daemon", "pid \(record.pid) runs, but \(reason)")]
    case .answers(let status):
      let uptime = Wording.span(from: status.started, to: Date(), in: session.zone)
      let memory = "\((status.memoryKb + 512) / 1024) MB"
      var rows = [
        ("daemon", "pid \(status.pid), up \(uptime), \(memory), version \(status.version)"),
        ("source", status.source),
      ]
      if let page = status.web { rows.append(("page", page)) }
      if let error = status.configError { rows.append(("config", "not taken over: \(error)")) }
      if let error = status.storeError { rows.append(("trouble", error)) }
      return rows
    }
  }

  private func lastFixWords(_ session: Session) -> String {
    var words = "none yet"
    if let lastFix {
      words = Wording.age(of: lastFix.time, in: session.zone, now: session.now)
      if let accuracy = lastFix.accuracyMeters { words += ", ±\(Int(accuracy.rounded())) m" }
    }
    guard let status = daemon.status else { return words }
    words += "; \(status.fixesAccepted) believed"
    if status.fixesRefused > 0 { words += ", \(status.fixesRefused) refused" }
    if let refusal = status.lastRefusal { words += ", the last since \(refusal)" }
    return words
  }

  private func nextWords(_ session: Session) -> String {
    guard let next else { return "nothing is coming" }
    let what = next.time == next.view.countdown?.due ? "is due" : "opens"
    let when = Wording.when(next.time, in: next.view.zone, now: session.now)
    return "\(next.view.todo.label) \(what) \(when)"
  }

  private var outboxWords: String {
    var words = outbox.waiting == 0 ? "empty" : "\(outbox.waiting) waiting"
    if outbox.failing > 0 { words += ", \(outbox.failing) failing" }
    if outbox.abandoned > 0 { words += ", \(outbox.abandoned) given up" }
    if let error = outbox.lastError { words += " (\(error.oneLine))" }
    return words
  }
}
