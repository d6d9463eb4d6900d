import CommandSupport
import DaemonControl
import Delivery
import Foundation
import Localization
import Logging
import SQLiteStore
import Synchronization
import TestSupport
import Tracking

@testable import Daemon

/// A reloader whose outputs record their calls.
final class ReloaderRig: Sendable {
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
      environment: EnvironmentOptions(config: config),
      process: .init(environment: ["HOME": "/nonexistent"])
    )
    let environment = try options.openEnvironment()
    let board = LiveStatus(source: "test")
    let tracker = Tracker(
      pipeline: try Pipeline(
        store: SQLiteStore.empty(), settings: environment.pipelineSettings(notifiers: [])),
      clock: .fixes(from: nil), logger: logger, outputs: TrackerOutputs(events: { _ in }))
    let lines = EventWriter(
      environment.output, zone: environment.zone, localizer: environment.localizer)
    reloader = Reloader(
      options: options, environment: environment, notifiers: [TerminalService.notifierName],
      outputs: Reloader.Outputs(
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
