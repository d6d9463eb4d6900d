import Application
import CommandSupport
import Logging
import Synchronization

/// A log on stderr with an adjustable level.
///
/// On a terminal it prints sentences such as `passby: receiver: no gpsd`; otherwise the lines of
/// swift-log, with time, level and source.
struct AdjustableLog: LogHandler {
  private var inner: StreamLogHandler
  private let shared: AdjustableLevel
  /// Where sentences are written; `nil` if that is no terminal.
  private let terminal: StandardStreams?
  /// The level of this copy of the logger, which can only be less verbose than the shared one.
  private var own = Logger.Level.trace

  /// Creates a handler.
  init(label: String, level: AdjustableLevel, streams: StandardStreams) {
    inner = StreamLogHandler.standardError(label: label)
    inner.logLevel = .trace
    shared = level
    terminal = StandardStreams.isTerminal(streams.error) ? streams : nil
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

  /// Writes one line; control characters from devices, programs and files are escaped.
  func log(event: LogEvent) {
    if let terminal {
      return terminal.writeError(Self.sentence("\(event.message)", event.metadata) + "\n")
    }
    var event = event
    event.message = "\("\(event.message)".wholeLine)"
    event.metadata = event.metadata?.mapValues { "\("\($0)".wholeLine)" }
    inner.log(event: event)
  }

  /// Returns `passby: message: value, value`, the values in the order of their keys.
  static func sentence(_ message: String, _ metadata: Logger.Metadata?) -> String {
    let values = (metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.value)" }
    let rest = values.isEmpty ? "" : ": " + values.joined(separator: ", ")
    return "passby: " + (message + rest).wholeLine
  }
}

/// A log level that can be changed while the program runs.
final class AdjustableLevel: Sendable {
  private let level: Mutex<Logger.Level>

  init(_ level: Logger.Level) {
    self.level = Mutex(level)
  }

  /// The level in force.
  var value: Logger.Level {
    get { level.withLock { $0 } }
    set { level.withLock { $0 = newValue } }
  }
}
