package import Foundation
import Localization
package import Logging
package import Model
import ServiceLifecycle

/// Gives up reminders for notifiers that are no longer configured, at the age at which any other
/// failure is given up.
///
/// Until then they stay: a notifier that is configured again still delivers them.
package struct OrphanedOutboxService: Service {
  private let notifiers: [String]
  private let store: any ReminderStore
  private let logger: Logger
  private let schedule: RetrySchedule
  private let sleep: @Sendable (Duration) async throws -> Void
  private let now: @Sendable () -> Date

  /// Creates the service; `notifiers` are those that are configured.
  package init(
    notifiers: [String], store: any ReminderStore, logger: Logger,
    schedule: RetrySchedule = RetrySchedule(),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    now: @escaping @Sendable () -> Date
  ) {
    self.notifiers = notifiers
    self.store = store
    self.logger = logger
    self.schedule = schedule
    self.sleep = sleep
    self.now = now
  }

  /// Checks the outbox at the start and once a day, until a graceful shutdown begins.
  package func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        giveUp()
        try? await sleep(.seconds(86_400))
      }
    }
  }

  /// Gives up reminders that are old enough.
  func giveUp() {
    do {
      let count = try store.abandon(
        exceptFor: notifiers, before: now().addingTimeInterval(-schedule.giveUpAfterSeconds),
        error: PositionPhrase.notifierRemoved.text)
      if count > 0 {
        logger.error(
          "delivery given up",
          metadata: ["reminders": "\(count)", "error": "their notifiers are no longer configured"])
      }
    } catch {
      logger.error("outbox", metadata: ["error": "\(error)"])
    }
  }
}
