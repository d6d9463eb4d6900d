import Foundation
import HTTPServer
import Logging
import Model
import SQLiteStore
import ServiceLifecycle
import SystemEvents
import TestSupport
import Testing
import Tracking

@testable import Daemon

@Suite(.temporaryFolder, .timeLimit(.minutes(10))) struct ChangeServiceTests {
  /// A service that watches the folder of a database, beside a tracker on a clock of its own.
  private final class Rig: Sendable {
    let database: String
    let config: String
    let reloading: ReloaderRig
    /// `database` and `token` for what the page hears of, and `wake` with the seconds after which
    /// the tracker asked to be woken.
    let calls: ReloaderRig.Calls
    private let watch: SystemWatch
    private let services: [any Service]

    init(now: Date = Date("2026-01-12T07:00:00Z")) throws {
      let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      let calls = ReloaderRig.Calls()
      let clock = ManualClock(now)
      let watch = try SystemWatch()
      let database = try TemporaryFolder.file()
      let config = try TemporaryFolder.file("config.yaml")
      try "log:\n  level: info\n".write(toFile: config, atomically: true, encoding: .utf8)
      let store = try SQLiteStore.empty(path: database)
      let reloading = try ReloaderRig(config: config)
      let tracker = Tracker(
        pipeline: try Pipeline(
          store: store, settings: PipelineSettings(rules: EngineRules(machineZone: .berlin))),
        clock: .system { clock.now }, logger: logger,
        outputs: TrackerOutputs(events: { _ in }, wake: { calls.append("wake \(Int($0))") }))
      let changes = try ChangeService(
        store: store, tracker: tracker, watch: watch, reloader: reloading.reloader,
        token: TokenFile(database: database).path, changed: { calls.append("database") },
        tokenChanged: { calls.append("token") }, logger: logger)
      services = [
        ScheduleService(tracker: tracker, alarms: watch.alarms) { watch.isAlarmSet }, changes,
      ]
      self.database = database
      self.config = config
      self.reloading = reloading
      self.calls = calls
      self.watch = watch
    }

    /// Adds a task that is due on 12 January at 08:00 UTC, as another process does.
    func addTask() throws {
      try SQLiteStore(path: database).add(todos: [.sample(rule: .every("7d"), places: [])])
    }

    /// The number of reported changes of the token.
    var tokenChanges: Int { calls.all.count(where: { $0 == "token" }) }

    /// Waits for a call.
    func wait(for call: String) async throws {
      try await eventually { calls.all.contains(call) }
    }

    /// Runs the services while a closure runs; then stops as the daemon does.
    func run(_ body: @Sendable () async throws -> Void) async throws {
      let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(
          services: services.map { ServiceGroupConfiguration.ServiceConfiguration(service: $0) },
          logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
      defer { watch.stop() }
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        tasks.addTask { try await group.run() }
        try await body()
        await group.triggerGracefulShutdown()
        try await tasks.waitForAll()
      }
    }
  }

  @Test
  func `what another process stores reaches the tracker and the page`() async throws {
    // Two seconds before the task is due; without one the tracker looks at the clock after four.
    let rig = try Rig(now: Date("2026-01-12T07:59:58Z"))
    try await rig.run {
      try rig.addTask()
      try await rig.wait(for: "wake 2")
      try await rig.wait(for: "database")
      #expect(!rig.calls.all.contains("token"))
    }
  }

  @Test
  func `a changed configuration file is read again`() async throws {
    let rig = try Rig()
    try await rig.run {
      // The service has begun: what it reads at its start is over.
      try rig.addTask()
      try await rig.wait(for: "database")
      let text = "log:\n  level: debug\n"
      try text.write(toFile: rig.config, atomically: true, encoding: .utf8)
      try await eventually { rig.reloading.level.value == .debug }
    }
  }

  @Test
  func `a token that is written or removed is reported, and other files are not`() async throws {
    let rig = try Rig()
    try await rig.run {
      try "x".write(toFile: rig.database + ".txt", atomically: true, encoding: .utf8)
      let token = TokenFile(database: rig.database)
      try token.write(AccessToken().digest)
      try await rig.wait(for: "token")
      #expect(try token.remove())
      try await eventually { rig.tokenChanges >= 2 }
      #expect(rig.tokenChanges == 2)
    }
  }
}
