public import Foundation
import Reminders

/// When a failed delivery is tried again, and when it is given up.
///
/// A pure value: the caller brings the clock and the chance.
public struct RetrySchedule: Sendable, Hashable {
  /// The longest pause between two attempts, in seconds.
  public let longestSeconds: Double
  /// The age of a reminder, in seconds since it was decided, from which on a failure is the last one.
  public let giveUpAfterSeconds: Double

  /// So many failures are awaited whatever the age says: some five minutes of trying.
  ///
  /// A machine that slept for a week, or learnt today's date a moment ago, has old reminders and perhaps no network yet.
  public static let fewestAttempts = 8

  /// Creates a schedule; by default pauses grow to an hour, and two days are the end.
  public init(longestSeconds: Double = 3600, giveUpAfterSeconds: Double = 172_800) {
    self.longestSeconds = max(1, longestSeconds)
    self.giveUpAfterSeconds = max(0, giveUpAfterSeconds)
  }

  /// So many failures end it whatever the age says: a reminder from the future of a wrong clock never grows old.
  ///
  /// Twice as many as the pauses leave room for.
  public var mostAttempts: Int {
    let paused = min(1_000_000, (2 * giveUpAfterSeconds / longestSeconds).rounded(.up))
    return Self.fewestAttempts + 16 + Int(paused)
  }

  /// The pause after so many failures, in seconds: 2, 4, 8 and so on up to the longest, and of that a part between a half and the whole.
  ///
  /// `chance`, from 0 to 1, chooses the part, so that many machines do not come back to one server at the same moment.
  ///
  /// Source: "equal jitter" in Exponential Backoff And Jitter, AWS Architecture Blog, 2015.
  public func pause(after attempts: Int, chance: Double) -> Double {
    let whole = min(longestSeconds, Double(1 << min(max(attempts, 1), 30)))
    return whole / 2 * (1 + min(max(chance, 0), 1))
  }

  /// Tells whether nothing more is tried after so many failures of a reminder decided at `time`.
  public func givesUp(after attempts: Int, of time: Date, at now: Date) -> Bool {
    guard attempts >= Self.fewestAttempts else { return false }
    return now.timeIntervalSince(time) >= giveUpAfterSeconds || attempts >= mostAttempts
  }

  /// Seconds until the next attempt; 0 where it is due, `nil` stands for at once.
  ///
  /// An attempt further away than the longest pause was planned by a clock that has been put back since: it is due.
  public func seconds(until nextAttempt: Date?, at now: Date) -> Double {
    guard let seconds = nextAttempt?.timeIntervalSince(now) else { return 0 }
    return seconds > longestSeconds ? 0 : max(0, seconds)
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

  /// Returns the consequences of a failed delivery of entries; `chance`, from 0 to 1, is the jitter.
  func plan(after entries: [OutboxEntry], chance: Double, at now: Date) -> Plan {
    let attempts = (entries.map(\.attempts).max() ?? 0) + 1
    let pause = pause(after: attempts, chance: chance)
    let abandoned = entries.filter {
      givesUp(after: $0.attempts + 1, of: $0.reminder.time, at: now)
    }
    let lost = Set(abandoned.map(\.id))
    return Plan(
      retried: entries.map(\.id).filter { !lost.contains($0) }, abandoned: abandoned.map(\.id),
      attempts: attempts, pauseSeconds: pause, nextAttempt: now.addingTimeInterval(pause))
  }
}
