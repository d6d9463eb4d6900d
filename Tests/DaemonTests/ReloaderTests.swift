import Control
import Engine
import Foundation
import Localization
import Logging
import Runtime
import SQLiteStore
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import Daemon

@Suite(.temporaryFolder)
struct ReloaderTests {
  /// A reloader whose outlets record their calls.
  private final class Rig: Sendable {
    let reloader: Reloader
    let board: LiveStatus
    let level = AdjustableLevel(.info)
    let calls: Calls

    final class Calls: Sendable {
      private let list = Mutex<[String]>([])
      var all: [String] { list.withLock { $0 } }
      func append(_ call: String) { list.withLock { $0.append(call) } }
    }

    init(config: String) throws {
      let calls = Calls()
      let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      let options = RunOptions(
        session: SessionOptions(config: config), environment: ["HOME": "/nonexistent"])
      let session = try options.openSession()
      let board = LiveStatus(source: "test")
      let tracker = Tracker(
        pipeline: try Pipeline(
          store: SQLiteStore.inMemory(), settings: session.pipelineSettings(notifiers: [])),
        clock: .fixes(from: nil), logger: logger, ports: TrackerPorts(events: { _ in }))
      let lines = EventWriter(session.output, zone: session.zone, localizer: session.localizer)
      reloader = Reloader(
        options: options, session: session,
        outlets: Reloader.Outlets(
          tracker: tracker, level: level, lines: lines, board: board,
          notice: SystemdNotifier(environment: [:]),
          notifiers: { choice, _ in calls.append("notifiers \(choice.names)") },
          receiver: { calls.append("receiver \($0.phrase.text)") },
          page: { _ in calls.append("page") }),
        logger: logger)
      self.board = board
      self.calls = calls
    }
  }

  private static func write(_ text: String) throws -> String {
    let path = try TemporaryFolder.file("config.yaml")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test
  func `changed settings take effect`() async throws {
    let rig = try Rig(config: Self.write("gpsd:\n  port: 2947\n"))
    _ = try Self.write("gpsd:\n  port: 2948\nlog:\n  level: debug\n")
    await rig.reloader.reloadIfChanged()
    #expect(rig.calls.all.contains("page"))
    #expect(rig.calls.all.contains { $0.hasPrefix("notifiers [\"terminal\"") })
    #expect(rig.calls.all.contains { $0.contains("2948") })
    #expect(rig.level.value == .debug)
    #expect(rig.board.snapshot.configError == nil)
    #expect(rig.board.snapshot.source.contains("2948"))
  }

  @Test
  func `invalid settings change nothing and are reported until they are corrected`() async throws {
    let rig = try Rig(config: Self.write("log:\n  level: info\n"))
    _ = try Self.write("log:\n  level: loud\n")
    await rig.reloader.reload(because: "test")
    #expect(rig.calls.all.isEmpty)
    #expect(rig.level.value == .info)
    #expect(rig.board.snapshot.configError?.contains("loud") == true)
    _ = try Self.write("log:\n  level: error\n")
    await rig.reloader.reload(because: "test")
    #expect(rig.board.snapshot.configError == nil)
    #expect(rig.level.value == .error)
  }

  @Test
  func `an unchanged file is not read again`() async throws {
    let rig = try Rig(config: Self.write("log:\n  level: info\n"))
    await rig.reloader.reloadIfChanged()
    #expect(rig.calls.all.isEmpty)
  }
}
