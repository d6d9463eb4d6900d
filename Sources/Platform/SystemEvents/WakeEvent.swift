import CLinux
import Foundation
package import Glibc
import Synchronization

/// Wakes a thread that blocks in poll(2), from any other thread.
///
/// Built on eventfd(2): one descriptor that becomes readable when the event is raised and stays so
/// until `clear()`.
package final class WakeEvent: Sendable {
  /// Readable while the event is raised; -1 if the process had no descriptor left.
  package let descriptor: Int32
  private let raised = Atomic(false)

  /// Creates an event that is not raised.
  package init() {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// True between `raise()` and `clear()`.
  package var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// The timeout for poll(2) in milliseconds: -1, no limit, with a descriptor, and 500 without;
  /// then the thread has to check `isRaised` after each timeout.
  package var longestSleepMilliseconds: Int32 { descriptor >= 0 ? -1 : 500 }

  /// The entry for poll(2), which ignores a negative descriptor.
  package var polled: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

  /// Raises the event; raising it twice is the same as once.
  package func raise() {
    raised.store(true, ordering: .releasing)
    if descriptor >= 0 { eventfd_write(descriptor, 1) }
  }

  /// Resets the event; returns true if it was raised.
  @discardableResult
  package func clear() -> Bool {
    // The descriptor first: whoever raises the event in between is seen by the next poll.
    if descriptor >= 0 {
      var count: eventfd_t = 0
      _ = eventfd_read(descriptor, &count)
    }
    return raised.exchange(false, ordering: .acquiringAndReleasing)
  }

  /// Sleeps until the event is raised, for at most `milliseconds`; -1 is no limit.
  ///
  /// Returns true if the event is raised.
  package func wait(milliseconds: Int32) -> Bool {
    var request = polled
    let limit =
      switch (milliseconds, longestSleepMilliseconds) {
      case (let limit, -1), (-1, let limit): limit
      case (let limit, let longest): min(limit, longest)
      }
    if !isRaised { _ = poll(&request, 1, limit) }
    return isRaised
  }
}

/// A timer of the kernel on the wall clock: timerfd_create(2) with `CLOCK_REALTIME`.
///
/// It expires right after a suspend that lasted past its instant, and its descriptor becomes
/// readable when the clock is set.
struct WallTimer: Sendable {
  private let descriptor: Int32

  /// Creates a timer that is not set; `nil` if the process has no descriptor left.
  init?() {
    descriptor = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  /// The entry for poll(2).
  var polled: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

  /// Sets the timer to an instant; `nil` disarms it.
  func set(_ instant: Date?) {
    var setting = itimerspec()
    if let instant {
      // Zero would disarm it; the kernel takes no time before 1970.
      let seconds = min(max(instant.timeIntervalSince1970, 1e-6), 1e12)
      setting.it_value.tv_sec = Int(seconds)
      setting.it_value.tv_nsec = Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9)
    }
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    timerfd_settime(descriptor, flags, &setting, nil)
  }

  /// Makes the descriptor unreadable until the timer expires, or the clock is set, again.
  func acknowledge() {
    var expirations: UInt64 = 0
    _ = read(descriptor, &expirations, 8)
  }

  func close() { Foundation.close(descriptor) }
}
