import Logging
import Synchronization

/// A log that a test can read.
final class CollectedLog: Sendable {
  private struct Handler: LogHandler {
    let log: CollectedLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.notice

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      log.all.withLock { $0.append("\(event.level): \(event.message)") }
    }
  }

  private let all = Mutex<[String]>([])

  /// The messages of level `notice` and above.
  var lines: [String] { all.withLock { $0 } }

  /// A logger that writes here.
  var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }
}
