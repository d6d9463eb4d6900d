package import Logging
import ServiceLifecycle

/// Feeds the tracker from one source after the other, as the user changes the setting.
package struct SwitchingTrackService<Choice: Sendable, Source: AsyncSequence & Sendable>: Service
where
  Source.Element == SourceItem, Source.Failure == Never,
  Source.AsyncIterator: SendableMetatype
{
  private let choices: AsyncStream<Choice>
  private let source: @Sendable (Choice) -> Source
  private let tracker: Tracker
  private let note: @Sendable (SourceState) -> Void
  private let logger: Logger

  /// Creates the service; the latest of `choices` is followed.
  package init(
    choices: AsyncStream<Choice>, tracker: Tracker, logger: Logger,
    note: @escaping @Sendable (SourceState) -> Void,
    source: @escaping @Sendable (Choice) -> Source
  ) {
    self.choices = choices
    self.source = source
    self.tracker = tracker
    self.note = note
    self.logger = logger
  }

  /// Runs until a graceful shutdown begins.
  package func run() async throws {
    var iterator = choices.cancelOnGracefulShutdown().makeAsyncIterator()
    var choice = await iterator.next()
    while let present = choice {
      choice = await withTaskGroup(of: Void.self) { group in
        group.addTask { await feed(from: present) }
        let next = await iterator.next()
        group.cancelAll()
        return next
      }
    }
    await tracker.finish()
  }

  private func feed(from choice: Choice) async {
    for await item in source(choice) {
      switch item {
      case .report(let report): await tracker.receive(report)
      case .state(let state):
        logger.notice("receiver", metadata: ["state": "\(state.advice)"])
        note(state)
      }
    }
  }
}
