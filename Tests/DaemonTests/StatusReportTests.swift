import Application
import DaemonControl
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Text

@testable import Daemon
@testable import GPSD

@Suite(.temporaryFolder) struct StatusReportTests {
  private static let now = Sample.noon

  private func report(
    _ store: SQLiteStore, now: Date = Self.now, daemon: RunningDaemon = .none,
    probe: GPSDProbe? = nil
  ) throws -> StatusReport {
    let actionContext = ActionContext(now: now, rules: EngineRules(machineZone: .gmt))
    return try StatusReport(
      store, overview: Overview(store, actionContext: actionContext), daemon: daemon,
      address: .local, probe: probe)
  }

  private func object(_ report: StatusReport, present: Date = Self.now) throws -> [String: Any] {
    let text = report.json(zone: .gmt, now: Self.now, present: present).text
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private func probe(_ state: ReceiverState?) -> GPSDProbe {
    GPSDProbe(
      libraryVersion: "14.0", address: .local, version: nil,
      devices: [GPSDDevice(path: "/dev/ttyACM0", isActive: true)], state: state)
  }

  @Test
  func `an empty database without a daemon has keys without values`() throws {
    let object = try object(report(SQLiteStore.empty()))
    #expect(object["daemon"] as? String == "none")
    #expect(object["gpsd"] as? String == "localhost:2947")
    #expect(object["tasks"] as? Int == 0)
    #expect(object["inside"] as? [String] == [])
    for key in [
      "receiver", "last_fix", "last_at", "next", "next_day", "next_task", "daemon_pid",
      "daemon_uptime_s",
    ] {
      #expect(object[key] is NSNull, "\(key)")
    }
  }

  @Test
  func `tasks, places, visits and the outbox are those of the database`() throws {
    let store = try Sample.filledStore()
    let object = try object(report(store))
    #expect(object["tasks"] as? Int == 2)
    #expect(object["places"] as? Int == 1)
    #expect(object["inside"] as? [String] == ["Vet"])
    #expect(object["outbox_waiting"] as? Int == 1)
    try store.commit(
      Sample.commit(visits: [Visit(id: Sample.visitID(), ended: Sample.instant(60))], at: 60))
    #expect(try report(store).inside == [])
  }

  @Test
  func `where a newer position is elsewhere, the last place is said, and no place`() throws {
    let store = try Sample.filledStore()
    try store.commit(
      Sample.commit(
        visits: [Visit(id: Sample.visitID(), lastSeen: Sample.instant(30))], at: 60))
    let away = try object(report(store))
    #expect(away["inside"] as? [String] == [])
    let last = try #require(away["last_at"] as? [String: String])
    #expect(last["place"] == "Vet" && last.keys.count == 2)
    let time = try #require(last["time"])
    #expect(try Date(time, strategy: .iso8601) == Sample.instant(30))
    try store.commit(Sample.commit(visits: [Visit(id: Sample.visitID())], at: 90))
    let back = try object(report(store))
    #expect(back["inside"] as? [String] == ["Vet"] && back["last_at"] is NSNull)
  }

  @Test
  func `the next instant is the first at which a task opens or is due`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [
      // Open since 12 January, due on 9 February.
      .sample(1, name: "Cat medicine", rule: .every("1-5w"), zone: .named("Etc/UTC"), places: []),
      // Opens on 19 January, due on 26 January.
      .sample(2, name: "Tea", rule: .every("2-3w"), zone: .named("Etc/UTC"), places: []),
    ])
    let opens = try #require(try report(store).next)
    #expect(opens.time == Date("2026-01-19T09:00:00Z"))
    #expect(opens.view.todo.name == "Tea")
    let due = try report(store, now: Date("2026-01-20T00:00:00Z")).next
    #expect(due?.time == Date("2026-01-26T09:00:00Z"))
    let later = try report(store, now: Date("2026-02-01T00:00:00Z")).next
    #expect(later?.view.todo.name == "Cat medicine")
    #expect(try report(store, now: Date("2027-01-01T00:00:00Z")).next?.time == nil)
  }

  @Test
  func `the next event of a task that counts days is a day`() throws {
    let store = try SQLiteStore.empty()
    var todo = Todo.sample(rule: .every("2w", start: "2026-01-05T00:00"), places: [])
    todo.isInDays = true
    try store.add(todos: [todo])
    for (now, day) in [("2026-01-10", "2026-01-18"), ("2026-01-18", "2026-01-19")] {
      let report = try report(store, now: .berlin("\(now)T12:00"))
      #expect(try object(report)["next_day"] as? String == day)
      #expect(report.next?.time == .berlin("\(day)T00:00"))
    }
    #expect(try report(store, now: .berlin("2026-01-19T12:00")).next == nil)
  }

  @Test
  func `a reminder whose time passed while no daemon ran is late until one runs`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [
      // Due since 6 January.
      .sample(1, name: "Cat medicine", rule: .every("1d"), zone: .named("Etc/UTC"), places: [])
    ])
    #expect(try report(store).late == nil, "no daemon has run yet, so its morning tells it")
    let stopped = Date("2026-01-05T12:00:00Z")
    var stop = PipelineCommit(
      time: stopped, transitions: [], step: EngineStep(), track: Sample.track(), notifiers: [])
    stop.isStop = true
    try store.commit(stop)
    #expect(try report(store).late?.todo.name == "Cat medicine")
    #expect(try report(store, now: stopped).late?.todo.name == nil)
    let status = DaemonStatus(pid: 7, version: "1.0", started: Self.now, source: "gpsd")
    #expect(try report(store, daemon: .answers(status)).late?.todo.name == nil)
  }

  @Test
  func `the broker has its state, and the topics of nobody, the most frequent first`() throws {
    var status = DaemonStatus(pid: 7, version: "1.0", started: Self.now, source: "phones")
    let store = try SQLiteStore.empty()
    let before = try object(report(store, daemon: .answers(status)))
    #expect(before["broker"] is NSNull)
    var broker = BrokerFigures(address: "broker:1883", since: Sample.instant(-30))
    (broker.state, broker.reason, broker.messages) = (.lost, "no route", 12)
    broker.unknown = ["owntracks/a/x": 2, "owntracks/b/y": 5, "owntracks/c/z": 2]
    status.broker = broker
    let object = try object(report(store, daemon: .answers(status)))
    let shown = try #require(object["broker"] as? [String: Any])
    #expect(shown["address"] as? String == "broker:1883" && shown["state"] as? String == "lost")
    #expect(shown["reason"] as? String == "no route" && shown["messages"] as? Int == 12)
    #expect(shown["since"] is String && shown["dropped"] as? Int == 0)
    let unknown = try #require(shown["unknown"] as? [[String: Any]])
    #expect(
      unknown.map { $0["topic"] as? String } == ["owntracks/b/y", "owntracks/a/x", "owntracks/c/z"])
    #expect(unknown.map { $0["messages"] as? Int } == [5, 2, 2])
  }

  @Test
  func `the daemon's answer comes before what the database says`() throws {
    var status = DaemonStatus(pid: 7, version: "1.0", started: Self.now, source: "gpsd")
    status.lastFix = Sample.instant(-30)
    status.position = .init(
      time: Sample.instant(-30), latitude: 52.5, longitude: 13.4, accuracyM: 12, speedMps: nil,
      courseDeg: nil, satellites: 9)
    status.receiver = "ok"
    status.fixesAccepted = 5
    let report = try report(Sample.filledStore(), daemon: .answers(status))
    #expect(report.lastFix?.time == Sample.instant(-30))
    let object = try object(report, present: Sample.instant(90))
    #expect(object["daemon"] as? String == "running")
    #expect(object["daemon_pid"] as? Int == 7)
    #expect(object["daemon_uptime_s"] as? Int == 90)
    #expect(object["receiver"] as? String == "ok")
    #expect(object["last_fix_age_s"] as? Int == 30)
    #expect(object["last_fix_accuracy_m"] as? Int == 12)
    #expect(object["fixes_accepted"] as? Int == 5)
  }

  @Test
  func `a daemon that does not answer is known by its record`() throws {
    let record = DaemonRecord(pid: 7, started: Self.now, socket: nil)
    let object = try object(
      report(SQLiteStore.empty(), daemon: .silent(record, reason: "no socket")),
      present: Sample.instant(5))
    #expect(object["daemon"] as? String == "silent")
    #expect(object["daemon_pid"] as? Int == 7)
    #expect(object["daemon_uptime_s"] as? Int == 5)
    #expect(object["fixes_accepted"] is NSNull)
  }

  @Test
  func `what gpsd says itself comes before what the daemon says about it`() throws {
    var status = DaemonStatus(pid: 7, version: "1.0", started: Self.now, source: "gpsd")
    (status.receiver, status.receiverText) = ("no device", "no receiver")
    let store = try SQLiteStore.empty()
    let asked = try object(report(store, daemon: .answers(status), probe: probe(.ok)))
    #expect(asked["receiver"] as? String == "ok")
    #expect(asked["devices"] as? [String] == ["/dev/ttyACM0"])
    let mute = try report(store, daemon: .answers(status), probe: probe(nil))
    #expect(try object(mute)["receiver"] as? String == "stale")
    #expect(mute.receiverText == DaemonPhrase.nothingHeard.text)
    #expect(try report(store, daemon: .answers(status)).receiverText == "no receiver")
  }
}
