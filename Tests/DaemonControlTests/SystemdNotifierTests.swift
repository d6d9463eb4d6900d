import DaemonControl
import Foundation
import Testing

struct ServiceNoticeTests {
  @Test func `nothing happens without a service manager`() {
    let notice = SystemdNotifier(environment: [:])
    notice.ready(status: "x")
    #expect(notice.watchdogSeconds == nil)
  }

  @Test(arguments: [
    (["WATCHDOG_USEC": "60000000"], 60.0),
    (["WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "\(getpid())"], 60),
    (["WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "1"], nil),
    (["WATCHDOG_USEC": "many"], nil),
    (["WATCHDOG_USEC": "0"], nil),
  ])
  func `the watchdog counts only where it means this process`(
    environment: [String: String], seconds: Double?
  ) {
    #expect(SystemdNotifier(environment: environment).watchdogSeconds == seconds)
  }

  @Test(arguments: ["/tmp/n-\(UUID().uuidString.prefix(12))", "@n-\(UUID().uuidString.prefix(12))"])
  func `each message reaches the service manager as one datagram`(path: String) throws {
    let listener = try Listener(path: path)
    let notice = SystemdNotifier(environment: ["NOTIFY_SOCKET": path])
    notice.ready(status: "following")
    notice.alive()
    notice.stopping()
    #expect(listener.receive() == "READY=1\nSTATUS=following")
    #expect(listener.receive() == "WATCHDOG=1")
    #expect(listener.receive() == "STOPPING=1")
    notice.reloading()
    #expect(listener.receive().hasPrefix("RELOADING=1\nMONOTONIC_USEC="))
  }
}

/// A service manager's end of the socket.
private final class Listener {
  private let descriptor: Int32

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(path.utf8)
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(2 + bytes.count)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    try #require(result == 0)
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  func receive() -> String {
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }
}
