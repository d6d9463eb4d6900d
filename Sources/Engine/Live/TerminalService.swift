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
    var shown: Set<OutboxEntry.ID> = []
    showReminders(atMost: nil, besides: &shown)
    await withGracefulShutdownHandler {
      for await batch in events { present(batch, besides: &shown) }
    } onGracefulShutdown: {
      end()
    }
    showReminders(atMost: nil, besides: &shown)
  }

  private func present(_ batch: [PipelineEvent], besides shown: inout Set<OutboxEntry.ID>) {
    var rest = batch[...]
    while let first = rest.first {
      let isReminder = first.kind == .reminder
      let run = rest.prefix { ($0.kind == .reminder) == isReminder }
      rest = rest.dropFirst(run.count)
      if isReminder {
        showReminders(atMost: run.count, besides: &shown)
      } else {
        attempt { try show(Array(run)) }
      }
    }
  }

  /// Shows what waits in the outbox; what was shown and could not be marked, as on a full disk, is only marked.
  private func showReminders(atMost limit: Int?, besides shown: inout Set<OutboxEntry.ID>) {
    attempt {
      let entries = try store.outbox(for: Self.notifierName, at: .distantFuture)
      for entry in entries.filter({ !shown.contains($0.id) }).prefix(limit ?? entries.count) {
        try show([PipelineEvent(entry.reminder)])
        shown.insert(entry.id)
        try? mark(entry, in: &shown)
      }
      for entry in entries where shown.contains(entry.id) { try mark(entry, in: &shown) }
    }
  }

  private func mark(_ entry: OutboxEntry, in shown: inout Set<OutboxEntry.ID>) throws {
    try store.markDelivered([entry.id], at: entry.reminder.time)
    shown.remove(entry.id)
  }

  private func attempt(_ step: () throws -> Void) {
    do { try step() } catch { logger.error("terminal", metadata: ["error": "\(error)"]) }
  }
}
