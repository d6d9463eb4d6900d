package import Foundation
import Model

/// When a failed delivery is tried again, and when it is given up.
///
/// A pure value: the caller passes the time and the jitter.
package struct RetrySchedule: Sendable, Hashable {
  /// The longest pause between two attempts, in seconds.
  package let maximumPauseSeconds: Double
  /// The age of a reminder, in seconds since it was decided, from which a failure is final.
  package let giveUpAfterSeconds: Double

  /// The minimum number of failures before a reminder may be given up by age: about five minutes.
  ///
  /// After a long suspend or a clock change, reminders are old and the network may still be down.
  package static let minimumAttempts = 8

  /// The longest pause that a service gets by `Retry-After`, in seconds.
  package static let longestWish = 3600.0

  /// Creates a schedule; by default pauses grow to an hour, and failures are final after two days.
  package init(maximumPauseSeconds: Double = 3600, giveUpAfterSeconds: Double = 172_800) {
    self.maximumPauseSeconds = max(1, maximumPauseSeconds)
    self.giveUpAfterSeconds = max(0, giveUpAfterSeconds)
  }

  /// The number of failures after which a reminder is given up at any age, also if a wrong clock
  /// dated it in the future.
  ///
  /// At least twice the number of attempts that fit into `giveUpAfterSeconds`.
  package var maximumAttempts: Int {
    let paused = min(1_000_000, (2 * giveUpAfterSeconds / maximumPauseSeconds).rounded(.up))
    return Self.minimumAttempts + 16 + Int(paused)
  }

  /// Returns the pause after a number of failures, in seconds: 2, 4, 8 and so on up to
  /// `maximumPauseSeconds`, reduced by up to a half.
  ///
  /// `jitter`, from 0 to 1, spreads the retries of many machines; 1 gives the
  /// whole pause.
  ///
  /// Source: "equal jitter" in Exponential Backoff And Jitter, AWS Architecture Blog, 2015.
  package func pause(after attempts: Int, jitter: Double) -> Double {
    let whole = min(maximumPauseSeconds, Double(1 << min(max(attempts, 1), 30)))
    return whole / 2 * (1 + min(max(jitter, 0), 1))
  }

  /// True if a reminder decided at `time` is given up after a number of failures.
  package func givesUp(after attempts: Int, of time: Date, at now: Date) -> Bool {
    guard attempts >= Self.minimumAttempts else { return false }
    return now.timeIntervalSince(time) >= giveUpAfterSeconds || attempts >= maximumAttempts
  }

  /// Returns the seconds until the next attempt, 0 if it is due; `nil` stands for at once.
  ///
  /// An attempt further away than any pause is due: the clock was set back after its planning.
  package func pauseSeconds(until nextAttempt: Date?, at now: Date) -> Double {
    guard let seconds = nextAttempt?.timeIntervalSince(now) else { return 0 }
    return seconds > max(maximumPauseSeconds, Self.longestWish) ? 0 : max(0, seconds)
  }

  /// Returns the pause that a failed delivery asks for, at most an hour; 0 if it says nothing.
  func wish(of error: any Error) -> Double {
    min(max((error as? any RetryHint)?.retryAfterSeconds ?? 0, 0), Self.longestWish)
  }
}

extension RetrySchedule {
  /// The consequences of a failed delivery.
  struct Plan {
    /// The entries to try again.
    let retried: [OutboxEntry.ID]
    /// The entries to give up.
    let abandoned: [OutboxEntry.ID]
    /// The number of failures so far, this one included.
    let attempts: Int
    /// The pause before the next attempt, in seconds.
    let pauseSeconds: Double
    /// The instant of the next attempt.
    let nextAttempt: Date
  }

  /// Returns the consequences of a failed delivery; `jitter` is from 0 to 1.
  ///
  /// The pause is never shorter than `wish`, in seconds.
  func plan(after entries: [OutboxEntry], jitter: Double, wish: Double = 0, at now: Date) -> Plan {
    let attempts = (entries.map(\.attempts).max() ?? 0) + 1
    let pause = max(pause(after: attempts, jitter: jitter), wish)
    let abandoned = entries.filter {
      givesUp(after: $0.attempts + 1, of: $0.reminder.time, at: now)
    }
    let lost = Set(abandoned.map(\.id))
    return Plan(
      retried: entries.map(\.id).filter { !lost.contains($0) }, abandoned: abandoned.map(\.id),
      attempts: attempts, pauseSeconds: pause, nextAttempt: now.addingTimeInterval(pause))
  }
}
