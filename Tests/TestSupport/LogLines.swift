package import Logging
import Synchronization

/// Keeps what a logger says, so that a test can count it.
package final class LogLines: Sendable {
  private let kept = Mutex<[String]>([])

  /// Creates an empty list.
  package init() {}

  /// The lines so far, each with its level.
  package var lines: [String] { kept.withLock { $0 } }

  /// A logger that writes here.
  package var logger: Logger {
    Logger(label: "test") { _ in Handler(lines: self) }
  }

  private struct Handler: LogHandler {
    let lines: LogLines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      lines.kept.withLock { $0.append("\(event.level) \(event.message)") }
    }
  }
}
