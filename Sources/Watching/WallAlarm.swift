public import Foundation
import Synchronization

/// Rings at an instant of the wall clock, whatever happens to that clock in between.
///
/// A sleep counts time that the machine was awake; an alarm counts the clock on the wall: it rings right after a suspend that lasted past
/// its instant, and at once when the clock is put forward beyond it. Source: pthread_cond_timedwait(3p), which waits for an instant of
/// `CLOCK_REALTIME`.
public final class WallAlarm: Sendable {
  /// The rings, for one listener; several that nobody listened to are one.
  ///
  /// Ends with `stop`.
  public let rings: AsyncStream<Void>

  private let continuation: AsyncStream<Void>.Continuation
  private let condition = NSCondition()
  private let state = Mutex(State())

  private struct State {
    var instant: Date?
    var isStopped = false
  }

  /// Creates an alarm that is not set.
  public init() {
    (rings, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let thread = Thread { [self] in follow() }
    thread.name = "passby.alarm"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  /// Sets the alarm, in place of what it was set to; `nil` takes it back.
  ///
  /// An instant that has passed rings at once.
  public func set(_ instant: Date?) {
    condition.lock()
    state.withLock { $0.instant = instant }
    condition.signal()
    condition.unlock()
  }

  /// Ends the thread and the stream.
  public func stop() {
    condition.lock()
    state.withLock { $0.isStopped = true }
    condition.signal()
    condition.unlock()
  }

  /// Until when to wait at a moment for an instant: at most a day, and then look again.
  ///
  /// Foundation's condition ends the program for an instant after the year 2262, whose nanoseconds since 1970 are more than 64 bits hold.
  static func pauseEnd(before instant: Date, at now: Date) -> Date {
    min(instant, now.addingTimeInterval(86_400))
  }

  private func follow() {
    condition.lock()
    while true {
      let (instant, isStopped) = state.withLock { ($0.instant, $0.isStopped) }
      if isStopped { break }
      guard let instant else {
        condition.wait()
        continue
      }
      guard instant <= Date() else {
        _ = condition.wait(until: Self.pauseEnd(before: instant, at: Date()))
        continue
      }
      state.withLock { $0.instant = nil }
      continuation.yield()
    }
    condition.unlock()
    continuation.finish()
  }
}
