package import Geo
package import Localization
import ServiceLifecycle

/// Feeds a source of positions to the tracker until the source ends or the daemon stops.
package struct TrackService<Source: AsyncSequence & Sendable>: Service
where Source.Element == SourceItem, Source.AsyncIterator: SendableMetatype {
  private let source: Source
  private let tracker: Tracker
  private let onStateChange: @Sendable (SourceState) -> Void

  /// Creates the service; `onStateChange` receives each state of the source.
  package init(
    source: Source, tracker: Tracker,
    onStateChange: @escaping @Sendable (SourceState) -> Void = { _ in }
  ) {
    self.source = source
    self.tracker = tracker
    self.onStateChange = onStateChange
  }

  /// Runs until the source ends or a graceful shutdown begins.
  ///
  /// - Throws: what the source throws; a lost connection is no error but an item of the source.
  package func run() async throws {
    do {
      for try await item in source.cancelOnGracefulShutdown() {
        await item.pass(to: tracker, onStateChange)
      }
    } catch {
      await tracker.finish()
      throw error
    }
    await tracker.finish()
  }
}

/// Feeds the tracker from one source after the other, as the user changes the setting.
package struct SwitchingTrackService<Choice: Sendable, Source: AsyncSequence & Sendable>: Service
where
  Source.Element == SourceItem, Source.Failure == Never,
  Source.AsyncIterator: SendableMetatype
{
  private let choices: AsyncStream<Choice>
  private let source: @Sendable (Choice) -> Source
  private let tracker: Tracker
  private let onStateChange: @Sendable (SourceState) -> Void

  /// Creates the service; the latest of `choices` is followed.
  package init(
    choices: AsyncStream<Choice>, tracker: Tracker,
    onStateChange: @escaping @Sendable (SourceState) -> Void,
    source: @escaping @Sendable (Choice) -> Source
  ) {
    self.choices = choices
    self.source = source
    self.tracker = tracker
    self.onStateChange = onStateChange
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
      await item.pass(to: tracker, onStateChange)
    }
  }
}

/// An item of a source of positions.
package enum SourceItem: Sendable {
  /// A report of one epoch.
  case report(FixReport)
  /// How the receiver is, whenever that changes.
  case state(SourceState)

  /// Passes a report to the tracker, and a state to `onStateChange`.
  fileprivate func pass(
    to tracker: Tracker, _ onStateChange: @Sendable (SourceState) -> Void
  ) async {
    switch self {
    case .report(let report): await tracker.receive(report)
    case .state(let state): onStateChange(state)
    }
  }
}

/// The state of a source of positions.
package struct SourceState: Sendable, Hashable {
  /// A stable name: `ok`, `no fix`, `stale`, `no device`, `no daemon`; `nil` for a remark that is
  /// no state.
  package let name: String?
  /// The state as a phrase, without coordinates.
  package let phrase: PositionPhrase

  package init(name: String?, phrase: PositionPhrase) {
    self.name = name
    self.phrase = phrase
  }

  /// The state as a text, in the language in force.
  package var localizedDescription: String { phrase.text }

  /// Returns the state with the command that finds out more where there is no position.
  package func advice(in localizer: Localizer) -> String {
    let text = phrase.text(in: localizer)
    return name == nil || name == "ok" ? text : "\(text) (passby doctor)"
  }
}
