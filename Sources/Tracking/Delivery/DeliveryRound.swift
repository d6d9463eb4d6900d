import Foundation
import Logging
import Model
import Tracking

/// One pass over a notifier's share of the outbox: what is due is delivered or marked as failed.
///
/// New batches that wait together are one delivery. While the notifier fails, only one randomly
/// chosen batch is retried, so that one undeliverable reminder cannot block the others. Once it
/// succeeds, everything that waits follows as one delivery, a summary rather than forty notices; if
/// that fails, one by one.
///
/// An actor with a queue of its own: its calls of the store may block for seconds.
actor DeliveryRound {
  private enum Outcome {
    case delivered
    case failed(any Error)
    case cancelled
  }

  /// Most reminders in one delivery.
  static let mostAtOnce = 100
  /// When the store is asked again after it has failed, in seconds.
  static let storePause = 30.0

  let notifier: Notifier
  let store: any ReminderStore
  let logger: Logger
  let schedule: RetrySchedule
  let random: @Sendable () -> Double
  let now: @Sendable () -> Date
  /// False for a clock of recorded positions: texts are of the time of each reminder then.
  let isLive: Bool
  /// The names of those whom the notifier is for; empty for all.
  let audience: Set<String>
  private let executor = QueueExecutor(label: "passby.delivery")
  /// Delivered, and not yet marked as such.
  private var unmarked: [OutboxEntry.ID] = []
  /// Until when the other side wants no request, by `Retry-After`: new reminders wait, too.
  private var heldUntil: Date?
  /// The store's last error, so that it is logged once.
  private var storeFailure: String?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    notifier: Notifier, store: any ReminderStore, logger: Logger, schedule: RetrySchedule,
    random: @escaping @Sendable () -> Double, now: @escaping @Sendable () -> Date,
    isLive: Bool = true, audience: Set<String> = []
  ) {
    self.notifier = notifier
    self.store = store
    self.logger = logger
    self.schedule = schedule
    self.random = random
    self.now = now
    self.isLive = isLive
    self.audience = audience
  }

  /// Delivers what is due; returns the seconds until the next attempt, or `nil` if nothing waits.
  func run() async -> Double? {
    do {
      try markUnmarked()
      if held(at: now()) == 0 { try await deliver(try waiting()) }
      let now = now()
      let pauses = try waiting().map {
        max(schedule.pauseSeconds(until: $0.nextAttempt, at: now), held(at: now))
      }
      storeFailure = nil
      return pauses.min()
    } catch {
      let text = String(describing: error)
      if text != storeFailure {
        storeFailure = text
        logger.error("outbox", metadata: ["notifier": "\(notifier.name)", "error": "\(text)"])
      }
      return Self.storePause
    }
  }

  /// Returns the seconds for which nothing is to be sent.
  private func held(at now: Date) -> Double { schedule.pauseSeconds(until: heldUntil, at: now) }

  private func waiting() throws -> [OutboxEntry] {
    try store.outbox(for: notifier.name, at: .distantFuture)
  }

  private func deliver(_ waiting: [OutboxEntry]) async throws {
    let start = now()
    let due = waiting.filter { schedule.pauseSeconds(until: $0.nextAttempt, at: start) <= 0 }
    let batches = Self.batches(due)
    guard let oldest = batches.first else { return }
    let isFresh = due.allSatisfy { $0.attempts == 0 }
    // What a morning has to tell is a message of its own.
    let together = due.filter { ($0.reminder.digest != nil) == (due[0].reminder.digest != nil) }
    let probe =
      isFresh
      ? Array(together.prefix(Self.mostAtOnce))
      : batches.count == 1 ? oldest : batches[Int(random() * Double(batches.count)) % batches.count]
    switch await attempt(probe) {
    case .cancelled: return
    case .failed(let error): return try markFailed(due, error)
    case .delivered: try markDelivered(probe)
    }
    let tried = Set(probe.map(\.id))
    try await deliverRest(waiting.filter { !tried.contains($0.id) })
  }

  /// Delivers what waited while the notifier failed, now that it works again.
  private func deliverRest(_ rest: [OutboxEntry]) async throws {
    var rest = rest[...]
    while !rest.isEmpty {
      let isDigest = rest.first?.reminder.digest != nil
      let part = Array(
        rest.prefix { ($0.reminder.digest != nil) == isDigest }.prefix(Self.mostAtOnce))
      rest = rest.dropFirst(part.count)
      switch await attempt(part) {
      case .cancelled: return
      case .delivered: try markDelivered(part)
      case .failed(let error):
        let batches = Self.batches(part)
        guard batches.count > 1, schedule.wish(of: error) == 0 else {
          try markFailed(part, error)
          if held(at: now()) > 0 { return }
          continue
        }
        for batch in batches {
          switch await attempt(batch) {
          case .cancelled: return
          case .delivered: try markDelivered(batch)
          case .failed(let error): try markFailed(batch, error)
          }
          if held(at: now()) > 0 { return }
        }
      }
    }
  }

  private func attempt(_ entries: [OutboxEntry]) async -> Outcome {
    do {
      try await notifier.deliver(try entries.map { try reminder(of: $0) })
      return .delivered
    } catch {
      // The daemon is stopping: no failure, and the next start delivers it.
      return error is CancellationError || Task.isCancelled ? .cancelled : .failed(error)
    }
  }

  /// Returns the reminder as it is told now, with the other things of the day of the notifier's
  /// persons.
  private func reminder(of entry: OutboxEntry) throws -> Reminder {
    var reminder = entry.reminder
    if isLive { reminder = reminder.told(at: max(reminder.time, now())) }
    guard !audience.isEmpty, let lines = reminder.lines else { return reminder }
    let persons = try store.withSnapshot { try $0.persons }
    let wanted = Set(persons.filter { audience.contains($0.name) }.map(\.id))
    reminder.lines = lines.filter { line in
      line.persons.map { !wanted.isDisjoint(with: $0) } ?? true
    }
    return reminder
  }

  /// Records a delivery; keeps one that cannot be stored, as on a full disk, in memory.
  private func markDelivered(_ entries: [OutboxEntry]) throws {
    unmarked += entries.map(\.id)
    try markUnmarked()
  }

  private func markUnmarked() throws {
    try store.markDelivered(unmarked, at: now())
    unmarked = []
  }

  private func markFailed(_ entries: [OutboxEntry], _ error: any Error) throws {
    let text = String(describing: error)
    let wish = schedule.wish(of: error)
    let plan = schedule.plan(after: entries, jitter: random(), wish: wish, at: now())
    if wish > 0 { heldUntil = plan.nextAttempt }
    let what: Logger.Metadata = ["notifier": "\(notifier.name)", "error": "\(text)"]
    if !plan.retried.isEmpty {
      try store.markFailed(plan.retried, error: text, nextAttempt: plan.nextAttempt)
      logger.warning(
        "delivery failed",
        metadata: what.merging([
          "attempt": "\(plan.attempts)", "waiting": "\(plan.retried.count)",
          "again_s": "\(Int(plan.pauseSeconds.rounded()))",
        ]) { $1 })
    }
    if !plan.abandoned.isEmpty {
      try store.markFailed(plan.abandoned, error: text, nextAttempt: nil)
      logger.error(
        "delivery given up",
        metadata: what.merging(["reminders": "\(plan.abandoned.count)"]) { $1 })
    }
  }

  /// Entries of one batch stand together, since a batch is committed at once.
  private static func batches(_ entries: [OutboxEntry]) -> [[OutboxEntry]] {
    var batches: [[OutboxEntry]] = []
    for entry in entries {
      if batches.last?.last?.batch == entry.batch {
        batches[batches.count - 1].append(entry)
      } else {
        batches.append([entry])
      }
    }
    return batches
  }
}
