import Application
import Logging
import Synchronization

/// A log level that can be changed while the program runs.
final class AdjustableLevel: Sendable {
  private let level: Mutex<Logger.Level>

  /// Creates a level.
  init(_ level: Logger.Level) {
    self.level = Mutex(level)
  }

  /// The level in force.
  var value: Logger.Level {
    get { level.withLock { $0 } }
    set { level.withLock { $0 = newValue } }
  }
}

/// Writes to the standard error stream from an adjustable level on.
struct AdjustableLog: LogHandler {
  private var inner: StreamLogHandler
  private let shared: AdjustableLevel
  /// A copy of the logger may be quieter than the shared level, never louder.
  private var own = Logger.Level.trace

  /// Creates a handler.
  init(label: String, level: AdjustableLevel) {
    inner = StreamLogHandler.standardError(label: label)
    inner.logLevel = .trace
    shared = level
  }

  var logLevel: Logger.Level {
    get { max(own, shared.value) }
    set { own = newValue }
  }

  var metadata: Logger.Metadata {
    get { inner.metadata }
    set { inner.metadata = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { inner[metadataKey: key] }
    set { inner[metadataKey: key] = newValue }
  }

  /// Writes one line, whatever a device, a program or a file has put into it.
  func log(event: LogEvent) {
    var event = event
    event.message = "\("\(event.message)".wholeLine)"
    event.metadata = event.metadata?.mapValues { "\("\($0)".wholeLine)" }
    inner.log(event: event)
  }
}
