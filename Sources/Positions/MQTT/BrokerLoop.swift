import CLibraries
import Glibc
import SystemEvents

/// Waits for the network and lets the library read and write.
///
/// The library's own loop waits with `select`, which ends the program as soon as a descriptor is
/// 1 024 or more, or is closed meanwhile: a daemon with as many connections has such ones.
/// Source: libmosquitto, `mosquitto.h`, `mosquitto_loop_read`, `mosquitto_loop_misc`.
struct BrokerLoop {
  /// The longest wait, in milliseconds; signs of life are sent at least so often.
  private static let longestWait: Int32 = 10_000

  /// Ends the wait, since there is something to write.
  let event = WakeEvent()

  /// Waits once and does what there is to do; returns the code of the library.
  ///
  /// `use` is called after reading; what is written after it may acknowledge messages, so nothing
  /// is written if it returns false.
  func turn(_ library: OpaquePointer, use: () -> Bool) -> Int32 {
    let socket = mosquitto_socket(library)
    guard socket >= 0 else { return MOSQ_ERR_NO_CONN.result }
    let wanted = mosquitto_want_write(library) ? POLLIN | POLLOUT : POLLIN
    var polled = [pollfd(fd: socket, events: Int16(wanted), revents: 0), event.polled]
    let longest = event.longestSleepMilliseconds
    let wait = longest < 0 ? Self.longestWait : longest
    guard poll(&polled, 2, wait) >= 0 || errno == EINTR else { return MOSQ_ERR_ERRNO.result }
    event.clear()
    // Only a read detects a lost connection.
    if polled[0].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
      let result = mosquitto_loop_read(library, 1)
      guard use() else { return MOSQ_ERR_SUCCESS.result }
      guard result == MOSQ_ERR_SUCCESS.result else { return result }
    }
    if mosquitto_want_write(library) {
      let result = mosquitto_loop_write(library, 1)
      guard result == MOSQ_ERR_SUCCESS.result else { return result }
    }
    return mosquitto_loop_misc(library)
  }
}

extension mosq_err_t {
  /// The code as functions return it.
  var result: Int32 { Int32(rawValue) }
}
