import Foundation

/// Reports the daemon's state to the service manager by the protocol of systemd: sd_notify(3).
///
/// Has no effect without a service manager.
package struct SystemdNotifier: Sendable {
  private let socket: String?
  /// The watchdog's time limit in seconds; `nil` if the service manager has no watchdog for this
  /// process.
  package let watchdogSeconds: Double?

  /// Reads `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`.
  package init(environment: [String: String]) {
    socket = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
    let isMeant = environment["WATCHDOG_PID"].map { Int32($0) == getpid() } ?? true
    let microseconds = environment["WATCHDOG_USEC"].flatMap { Double($0) } ?? 0
    watchdogSeconds = isMeant && microseconds > 0 ? microseconds / 1_000_000 : nil
  }

  /// Reports that the daemon has started.
  package func ready(status: String) { send("READY=1\nSTATUS=\(status)") }
  /// Reports that the daemon is reloading its settings.
  package func reloading() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    send("RELOADING=1\nMONOTONIC_USEC=\(time.tv_sec * 1_000_000 + time.tv_nsec / 1000)")
  }
  /// Reports that the daemon is stopping.
  package func stopping() { send("STOPPING=1") }
  /// Resets the watchdog.
  package func alive() { send("WATCHDOG=1") }

  private func send(_ text: String) {
    guard let socket, let address = SocketAddress(path: socket) else { return }
    let descriptor = Foundation.socket(
      AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = address.withPointer { pointer, length in
      sendto(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL), pointer, length)
    }
  }
}
