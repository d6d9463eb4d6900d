import Foundation
import Synchronization
import TestSupport

/// A connection whose every byte a test decides.
final class RawConnection: Sendable {
  private let descriptor: Int32
  private let received = Mutex<(bytes: [UInt8], isOver: Bool)>(([], false))

  /// Connects to a port of this machine; unless it reads, what is sent to it piles up.
  init(port: Int, reads: Bool = true, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    guard LoopbackPort.connect(descriptor, to: port) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    if reads { startReading() }
  }

  deinit { close(descriptor) }

  /// Reads all there is from now on, on a thread of its own.
  func startReading() {
    let descriptor = dup(descriptor)
    Thread.detachNewThread { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard let self else { break }
        received.withLock { state in
          if count > 0 { state.bytes += buffer[..<count] } else { state.isOver = true }
        }
        guard count > 0 else { break }
      }
      close(descriptor)
    }
  }

  /// Sends text; tells whether the other side still took it.
  @discardableResult
  func send(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      Foundation.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        == bytes.count
    }
  }

  /// Sends a byte at a time until the other side has had enough.
  func trickle(_ text: String) async throws {
    for letter in text {
      guard !isOver, send(String(letter)) else { return }
      // The limits count real time: only a client that really is slow is slow to them.
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Says that nothing more will be sent.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Cuts the connection.
  func cut() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// The text that has been received so far.
  var text: String { received.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  /// The number of bytes that have been received so far.
  var length: Int { received.withLock(\.bytes.count) }

  /// True once the other side has ended it.
  var isOver: Bool { received.withLock(\.isOver) }

  /// Waits until what has come satisfies a condition.
  func wait(until condition: @Sendable (String) -> Bool) async throws {
    try await eventually { condition(text) || isOver }
  }

  /// Waits for the other side to end it.
  func waitForEnd() async throws -> String {
    try await eventually { isOver }
    return text
  }
}
