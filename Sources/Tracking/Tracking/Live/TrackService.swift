package import Logging
import ServiceLifecycle

/// Feeds a source of positions to the tracker until the source ends or the daemon stops.
package struct TrackService<Source: AsyncSequence & Sendable>: Service
where Source.Element == SourceItem, Source.AsyncIterator: SendableMetatype {
  private let source: Source
  private let tracker: Tracker
  private let logger: Logger
  private let onStateChange: @Sendable (SourceState) -> Void

  /// Creates the service; `onStateChange` receives each state of the source.
  package init(
    source: Source, tracker: Tracker, logger: Logger,
    onStateChange: @escaping @Sendable (SourceState) -> Void = { _ in }
  ) {
    self.source = source
    self.tracker = tracker
    self.logger = logger
    self.onStateChange = onStateChange
  }

  /// Runs until the source ends or a graceful shutdown begins.
  ///
  /// - Throws: what the source throws; a lost connection is no error but an item of the source.
  package func run() async throws {
    do {
      for try await item in source.cancelOnGracefulShutdown() {
        switch item {
        case .report(let report): await tracker.receive(report)
        case .state(let state):
          logger.notice("receiver", metadata: ["state": "\(state.advice)"])
          onStateChange(state)
        }
      }
    } catch {
      await tracker.finish()
      throw error
    }
    await tracker.finish()
  }
}
