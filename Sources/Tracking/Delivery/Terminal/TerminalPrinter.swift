import Dispatch
package import Foundation
package import Logging
package import Model
import ServiceLifecycle
import Synchronization
package import Tracking

/// Prints events in order, on a thread that may block.
///
/// Reminders come out of the outbox: after a crash the last one may be printed twice, and none is
/// lost. An output that fails is reported once; its reminders are tried again later, by the same
/// schedule as for every notifier.
struct TerminalPrinter {
  let queue: TerminalQueue
  let store: any ReminderStore
  let writer: DescriptorWriter
  let text: @Sendable ([PipelineEvent]) -> String
  let logger: Logger
  let schedule: RetrySchedule
  let now: @Sendable () -> Date

  /// The most reminders that are printed one by one.
  private static let mostSingly = 20

  /// Printed, and not yet marked as such, as on a full disk.
  private var printed: Set<OutboxEntry.ID> = []
  /// The last failure that was logged.
  private var lastFailure: String?
  private var hasStalled = false

  init(
    queue: TerminalQueue, store: any ReminderStore, writer: DescriptorWriter, logger: Logger,
    schedule: RetrySchedule, now: @escaping @Sendable () -> Date,
    text: @escaping @Sendable ([PipelineEvent]) -> String
  ) {
    self.queue = queue
    self.store = store
    self.writer = writer
    self.logger = logger
    self.schedule = schedule
    self.now = now
    self.text = text
  }

  /// Prints until the queue or the writer ends.
  mutating func run() {
    printReminders(atMost: nil, dueBy: .distantFuture)
    while !writer.isStopped, let next = queue.next() {
      if next.dropped > 0 {
        logger.warning("events were not printed", metadata: ["count": "\(next.dropped)"])
        printReminders(atMost: nil, dueBy: now())
      }
      printInOrder(next.events)
    }
    guard !writer.isStopped else { return }
    printReminders(atMost: nil, dueBy: now())
  }

  private mutating func printInOrder(_ events: [PipelineEvent]) {
    var rest = events[...]
    while let first = rest.first, !writer.isStopped {
      let isReminder = first.kind == .reminder
      let run = rest.prefix { ($0.kind == .reminder) == isReminder }
      rest = rest.dropFirst(run.count)
      if isReminder {
        printReminders(atMost: run.count, dueBy: now())
      } else {
        perform { printer throws in try printer.write(Array(run)) }
      }
    }
  }

  /// Prints reminders from the outbox; one that was printed but not marked is only marked.
  private mutating func printReminders(atMost limit: Int?, dueBy instant: Date) {
    perform { printer throws in
      let entries = try printer.store.outbox(for: TerminalService.notifierName, at: instant)
      let unprinted = entries.filter { !printer.printed.contains($0.id) }
      let wanted = unprinted.prefix(limit ?? unprinted.count)
      // After a long absence there are many, and one write can sum them up.
      let runs = wanted.count > Self.mostSingly ? [wanted] : wanted.runs
      for batch in runs {
        do {
          try printer.write(batch.map { PipelineEvent($0.reminder) })
        } catch let failure as DescriptorWriter.Failure where failure != .stopped {
          try printer.postpone(
            unprinted.filter { !printer.printed.contains($0.id) }, because: failure)
          throw failure
        }
        printer.printed.formUnion(batch.map(\.id))
        for entry in batch { try? printer.mark(entry) }
      }
      for entry in entries where printer.printed.contains(entry.id) { try printer.mark(entry) }
    }
  }

  private mutating func mark(_ entry: OutboxEntry) throws {
    try store.markDelivered([entry.id], at: entry.reminder.time)
    printed.remove(entry.id)
  }

  private func postpone(
    _ entries: [OutboxEntry], because failure: DescriptorWriter.Failure
  ) throws {
    let plan = schedule.plan(after: entries, jitter: 1, at: now())
    let error = failure.description
    if !plan.retried.isEmpty {
      try store.markFailed(plan.retried, error: error, nextAttempt: plan.nextAttempt)
    }
    if !plan.abandoned.isEmpty {
      try store.markFailed(plan.abandoned, error: error, nextAttempt: nil)
    }
  }

  private mutating func write(_ events: [PipelineEvent]) throws {
    let text = text(events)
    guard !text.isEmpty else { return }
    let (logger, isFirst) = (logger, !hasStalled)
    var stalls = false
    defer { if stalls { hasStalled = true } }
    try writer.write(text) {
      stalls = true
      guard isFirst else { return }
      logger.warning("standard output accepts nothing; printing waits")
    }
    guard lastFailure != nil else { return }
    lastFailure = nil
    logger.notice("standard output accepts text again")
  }

  /// Runs a step; logs a failure unless the last one was the same and nothing was printed since.
  private mutating func perform(_ step: (inout TerminalPrinter) throws -> Void) {
    do {
      try step(&self)
    } catch {
      let failure = "\(error)"
      guard !writer.isStopped, failure != lastFailure else { return }
      lastFailure = failure
      logger.error("terminal", metadata: ["error": "\(failure)"])
    }
  }
}

extension ArraySlice where Element == OutboxEntry {
  /// Each reminder by itself, and those of one message together.
  fileprivate var runs: [ArraySlice] {
    var runs: [ArraySlice] = []
    for index in indices {
      let entry = self[index]
      if entry.reminder.digest != nil, let last = runs.last?.last, last.batch == entry.batch,
        last.reminder.digest != nil
      {
        runs[runs.count - 1] = self[runs[runs.count - 1].startIndex...index]
      } else {
        runs.append(self[index...index])
      }
    }
    return runs
  }
}

/// The events that wait to be printed; bounded, so that an unread output takes no memory.
///
/// Past `limit` the oldest events are dropped. Reminders among them are not lost: they are printed
/// from the outbox.
package final class TerminalQueue: Sendable {
  private struct State {
    var events: [PipelineEvent] = []
    var dropped = 0
    var isFinished = false
  }

  private let limit: Int
  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  /// Creates an empty queue of at most `limit` events.
  package init(limit: Int = 10_000) {
    self.limit = limit
  }

  /// Adds events; never waits.
  package func post(_ events: [PipelineEvent]) {
    state.withLock { state in
      guard !state.isFinished else { return }
      state.events += events
      let excess = state.events.count - limit
      guard excess > 0 else { return }
      // More than the excess, so that a full queue does not move its events at every call.
      let count = min(state.events.count, excess + limit / 2)
      state.events.removeFirst(count)
      state.dropped += count
    }
    signal.signal()
  }

  /// Ends the queue: `next()` returns the remaining events, and then `nil`.
  package func finish() {
    state.withLock { $0.isFinished = true }
    signal.signal()
  }

  /// True if no event waits.
  var isEmpty: Bool { state.withLock { $0.events.isEmpty } }

  /// Returns all waiting events and the number of dropped ones, or `nil` at the end.
  ///
  /// Blocks its thread until there are events.
  func next() -> (events: [PipelineEvent], dropped: Int)? {
    while true {
      let (events, dropped, isFinished) = state.withLock { state in
        defer { (state.events, state.dropped) = ([], 0) }
        return (state.events, state.dropped, state.isFinished)
      }
      if !events.isEmpty || dropped > 0 { return (events, dropped) }
      if isFinished { return nil }
      signal.wait()
    }
  }
}

/// Prints events on standard output; a failure of the output ends no other service.
///
/// Has a thread of its own, so that an output that blocks delays no other service.
package struct TerminalService: Service {
  /// The name of the terminal's share of the outbox.
  package static let notifierName = "terminal"

  private let queue: TerminalQueue
  private let store: any ReminderStore
  private let descriptor: Int32
  private let logger: Logger
  private let schedule: RetrySchedule
  private let sleep: @Sendable (Duration) async throws -> Void
  private let now: @Sendable () -> Date
  private let text: @Sendable ([PipelineEvent]) -> String

  /// Creates the service; `text` gives the lines of events, and is called on one thread.
  package init(
    queue: TerminalQueue, store: any ReminderStore, descriptor: Int32, logger: Logger,
    schedule: RetrySchedule = RetrySchedule(),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    now: @escaping @Sendable () -> Date = { Date() },
    text: @escaping @Sendable ([PipelineEvent]) -> String
  ) {
    self.queue = queue
    self.store = store
    self.descriptor = descriptor
    self.logger = logger
    self.schedule = schedule
    self.sleep = sleep
    self.now = now
    self.text = text
  }

  /// Runs until a graceful shutdown begins; queued events are printed first, for at most 1.5 s.
  package func run() async throws {
    let writer = DescriptorWriter(descriptor)
    let (end, endSignal) = AsyncStream.makeStream(of: Never.self)
    let printer = TerminalPrinter(
      queue: queue, store: store, writer: writer, logger: logger, schedule: schedule, now: now,
      text: text)
    Thread.detachNewThread {
      var printer = printer
      printer.run()
      endSignal.finish()
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in end {} }
      group.addTask {
        try? await gracefulShutdown()
        queue.finish()
        // Ends early only when the printer ends.
        try? await sleep(.seconds(DeliveryService.lastSeconds))
      }
      await group.next()
      group.cancelAll()
    }
    // A thread that is still writing is left behind; the end of the process ends it.
    queue.finish()
    writer.stop()
  }
}
