import Logging

/// Leaves out what a log gets because something was cancelled.
///
/// The daemon stops, or a client has gone: nothing failed.
struct StopFilter: LogHandler {
  private var base: any LogHandler

  init(_ base: any LogHandler) { self.base = base }

  var logLevel: Logger.Level {
    get { base.logLevel }
    set { base.logLevel = newValue }
  }

  var metadata: Logger.Metadata {
    get { base.metadata }
    set { base.metadata = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { base[metadataKey: key] }
    set { base[metadataKey: key] = newValue }
  }

  func log(event: LogEvent) {
    guard !"\(event.message)".contains("CancellationError()") else { return }
    base.log(event: event)
  }
}
