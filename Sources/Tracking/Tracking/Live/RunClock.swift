import Dispatch
package import Foundation
import Geo
package import Localization
import ServiceLifecycle

/// The clock that decides what is due while a receiver is followed.
///
/// Place events always carry the time of their fix. The computer's clock decides what is due. Fixes
/// whose time differs from it by more than 48 hours are refused, except that times 1024 or 2048
/// weeks behind are corrected: no wrong clock of a computer is late by just that much. With a
/// recording, or a clock that the user set, time passes with the fixes only.
package enum RunClock: Sendable {
  /// The computer's clock, read through the closure.
  case system(@Sendable () -> Date)
  /// The time of the fixes, beginning at an instant if one is given.
  case fixes(from: Date?)

  /// Returns the seconds for which this computer has run, and those for which it was awake.
  package typealias Uptime = @Sendable () -> (whole: Double, awake: Double)

  /// The computer's own uptime.
  package static let uptime: Uptime = {
    func seconds(_ clock: clockid_t) -> Double {
      var time = timespec()
      clock_gettime(clock, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    return (seconds(CLOCK_BOOTTIME), seconds(CLOCK_MONOTONIC))
  }

  /// The largest difference between the clocks of receiver and computer: 48 hours.
  package static let toleranceSeconds = 172_800.0

  /// True if time passes with the fixes only.
  package var isOfFixes: Bool { if case .fixes = self { true } else { false } }

  /// Returns a time corrected for a rollover of 1024 or 2048 weeks; `nil` for any other time, and
  /// with a clock of fixes.
  package func corrected(_ time: Date) -> Date? {
    guard case .system(let now) = self else { return nil }
    return WeekRollover.corrected(time, reference: now())
  }

  /// Returns the reason to refuse a fix for its time; `nil` if the time is plausible.
  package func objection(to time: Date) -> PositionPhrase? {
    guard case .system(let now) = self else { return nil }
    let computer = now()
    guard abs(time.timeIntervalSince(computer)) > Self.toleranceSeconds else { return nil }
    return .clocksDisagree(receiver: Self.day(time), computer: Self.day(computer))
  }

  /// Returns the present when no fix comes, given the time of the last one.
  package func now(lastFix: Date?) -> Date? {
    switch self {
    case .system(let now): now()
    case .fixes(let start): [lastFix, start].compactMap(\.self).max()
    }
  }

  private static func day(_ date: Date) -> String {
    String(date.ISO8601Format().prefix(10))
  }
}

/// Wakes the tracker when time alone brings something about.
package struct ScheduleService: Service {
  private let tracker: Tracker
  private let alarms: AsyncStream<Void>
  private let isPutOff: @Sendable () -> Bool

  /// Creates the service; `alarms` yields at the instants that the tracker has set, and `isPutOff`
  /// returns true if the tracker has set a later one since.
  package init(
    tracker: Tracker, alarms: AsyncStream<Void>, isPutOff: @escaping @Sendable () -> Bool
  ) {
    self.tracker = tracker
    self.alarms = alarms
    self.isPutOff = isPutOff
  }

  /// Runs until a graceful shutdown begins.
  package func run() async throws {
    await tracker.tick()
    for await _ in alarms.cancelOnGracefulShutdown() { await tracker.tick(unless: isPutOff) }
  }
}

/// Runs an actor on a queue of its own, so that its waits for the disk block no shared thread.
package final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Creates an executor with a label for debuggers.
  package init(label: String) {
    queue = DispatchQueue(label: label)
  }

  /// Runs a job of the actor.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
