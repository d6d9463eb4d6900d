public import Logging
public import Reminders
public import ServiceLifecycle

import struct Foundation.Date

/// Shows events in order; reminders come out of the outbox, so that one shown twice at most follows a crash, and none is lost.
public struct TerminalService: Service {
  /// The name of the terminal's share of the outbox.
  public static let notifierName = "terminal"

  private let events: AsyncStream<[PipelineEvent]>
  private let end: @Sendable () -> Void
  private let store: any ReminderStore
  private let show: @Sendable ([PipelineEvent]) throws -> Void
  private let logger: Logger

  /// Creates the service; `end` ends the stream of events.
  public init(
    events: AsyncStream<[PipelineEvent]>, end: @escaping @Sendable () -> Void,
    store: any ReminderStore, logger: Logger,
    show: @escaping @Sendable ([PipelineEvent]) throws -> Void
  ) {
    self.events = events
    self.end = end
    self.store = store
    self.logger = logger
    self.show = show
  }

  /// Runs until a graceful shutdown begins; what is on its way then is shown first.
  public func run() async throws {
    showReminders(atMost: nil)
    await withGracefulShutdownHandler {
      for await batch in events { present(batch) }
    } onGracefulShutdown: {
      end()
    }
    showReminders(atMost: nil)
  }

  private func present(_ batch: [PipelineEvent]) {
    var rest = batch[...]
    while let first = rest.first {
      let isReminder = first.kind == .reminder
      let run = rest.prefix { ($0.kind == .reminder) == isReminder }
      rest = rest.dropFirst(run.count)
      if isReminder {
        showReminders(atMost: run.count)
      } else {
        attempt { try show(Array(run)) }
      }
    }
  }

  private func showReminders(atMost limit: Int?) {
    attempt {
      let entries = try store.outbox(for: Self.notifierName, at: .distantFuture)
      for entry in entries.prefix(limit ?? entries.count) {
        try show([PipelineEvent(entry.reminder)])
        try store.markDelivered([entry.id], at: entry.reminder.time)
      }
    }
  }

  private func attempt(_ step: () throws -> Void) {
    do { try step() } catch { logger.error("terminal", metadata: ["error": "\(error)"]) }
  }
}
