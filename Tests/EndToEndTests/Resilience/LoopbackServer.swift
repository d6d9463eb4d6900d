import Foundation
import Synchronization
import TestSupport

/// A TCP server on the loopback that sends the same bytes to all who are connected.
final class LoopbackServer: Sendable {
  /// Where it listens.
  let port: Int
  private let listener: Int32
  private let greeting: Data
  private let clients = Mutex<[Int32]>([])
  private let accepted = Mutex(0)

  /// Listens on a free port, or on the given one; every client is greeted first.
  init(port wanted: Int = 0, greeting: Data = Data()) throws {
    self.greeting = greeting
    (listener, port) = try LoopbackPort.listen(at: wanted)
    Thread.detachNewThread { [self] in welcome() }
  }

  /// How many clients have come so far.
  var connections: Int { accepted.withLock { $0 } }

  /// True once the clients have read all that was sent to them.
  ///
  /// Source: proc_net_tcp(5), the address of the other side in field 3 and the queues in field 5.
  var isAllRead: Bool {
    let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
    let server = String(format: "0100007F:%04X", port)
    return table.split(separator: "\n").allSatisfy { line in
      let fields = line.split(separator: " ")
      return fields.count < 5 || fields[2] != server || fields[4].hasSuffix(":00000000")
    }
  }

  /// Sends to all; a client that has gone, or has not read for two seconds, is let go.
  func send(_ data: Data) {
    for client in clients.withLock({ $0 }) where !Self.write(data, to: client) { drop(client) }
  }

  /// Closes all connections, and goes on listening.
  func hangUp() {
    for client in clients.withLock({ $0 }) { drop(client) }
  }

  /// Closes all connections, and listens no more.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    hangUp()
  }

  private func welcome() {
    while true {
      let client = accept(listener, nil, nil)
      guard client >= 0 else { break }
      var limit = timeval(tv_sec: 2, tv_usec: 0)
      setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      accepted.withLock { $0 += 1 }
      if Self.write(greeting, to: client) { clients.withLock { $0.append(client) } }
    }
    close(listener)
  }

  private func drop(_ client: Int32) {
    let isOurs = clients.withLock { clients in
      defer { clients.removeAll { $0 == client } }
      return clients.contains(client)
    }
    if isOurs { close(client) }
  }

  private static func write(_ data: Data, to client: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.send(
          client, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
          Int32(MSG_NOSIGNAL))
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
