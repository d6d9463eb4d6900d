package import Foundation
package import Logging
package import Model
import ServiceLifecycle
package import Tracking

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
