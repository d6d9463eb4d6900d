import Foundation
import Synchronization
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A TCP server on the loopback that says what gpsd should not.
///
/// One connection at a time; every call is bounded.
final class FakeDaemon: Sendable {
  enum Event: Sendable, Equatable {
    case connected
    case received(String)
    case disconnected
  }

  let port: Int
  let events: AsyncStream<Event>
  private let listener: Int32
  private let client = Mutex<Int32>(-1)
  private let continuation: AsyncStream<Event>.Continuation

  /// Answers every watch request with the greeting; hangs up right after accepting if told so.
  init(greeting: [String] = [], hangsUp: Bool = false) throws {
    (events, continuation) = AsyncStream.makeStream(of: Event.self)
    (listener, port) = try LoopbackPort.listen()
    let thread = Thread { [self] in serve(greeting: greeting, hangsUp: hangsUp) }
    thread.start()
  }

  /// Stops listening and hangs up; the thread ends.
  func stop() {
    hangUp()
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// Sends text as it is to whoever is connected.
  func send(_ text: String) {
    client.withLock { client in
      guard client >= 0 else { return }
      _ = Glibc.send(client, text, text.utf8.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// Sends whole lines.
  func send(lines: [String]) { send(lines.map { $0 + "\r\n" }.joined()) }

  /// Closes the present connection.
  func hangUp() {
    client.withLock { client in
      guard client >= 0 else { return }
      shutdown(client, Int32(SHUT_RDWR))
    }
  }

  private func serve(greeting: [String], hangsUp: Bool) {
    while true {
      let accepted = accept(listener, nil, nil)
      guard accepted >= 0 else { break }
      var limit = timeval(tv_sec: 30, tv_usec: 0)
      setsockopt(
        accepted, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      client.withLock { $0 = accepted }
      continuation.yield(.connected)
      if !hangsUp { converse(accepted, greeting: greeting) }
      client.withLock { $0 = -1 }
      close(accepted)
      continuation.yield(.disconnected)
    }
    close(listener)
    continuation.finish()
  }

  private func converse(_ socket: Int32, greeting: [String]) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      let text = String(decoding: buffer.prefix(count), as: UTF8.self)
      if text.contains(#""enable":true"#) { send(lines: greeting) }
      continuation.yield(.received(text))
    }
  }
}
