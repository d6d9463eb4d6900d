import CommandSupport
import Localization
import Logging
import Synchronization
import Tracking

/// The notes that tell how the receiver is, whenever that changes.
///
/// At the start, and on a terminal, it is a sentence for people, as the lines before it are;
/// otherwise it is a line of the log.
final class ReceiverNotes: Sendable {
  private let environment: CommandEnvironment
  private let logger: Logger
  private let isTerminal: Bool
  private let isFirst = Atomic(true)

  init(_ environment: CommandEnvironment, _ logger: Logger) {
    self.environment = environment
    self.logger = logger
    isTerminal = StandardStreams.isTerminal(environment.process.streams.error)
  }

  /// Writes a state.
  func tell(_ state: SourceState) {
    let isSaid = isFirst.exchange(false, ordering: .relaxed) || isTerminal
    guard isSaid else {
      return logger.notice("receiver", metadata: ["state": "\(state.advice(in: .current))"])
    }
    let localizer = environment.localizer
    let text = state.advice(in: localizer)
    environment.output.message(DaemonPhrase.receiverState(text).text(in: localizer))
  }
}
