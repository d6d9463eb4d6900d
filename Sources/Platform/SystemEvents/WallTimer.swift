import CLinux
import Foundation

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
