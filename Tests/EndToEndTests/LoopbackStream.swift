import Foundation
import TestSupport

/// A connection to a port of this machine that is read as long as a test wants.
final class LoopbackStream {
  private let descriptor: Int32

  /// Connects; a read that gets nothing for five minutes ends.
  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard LoopbackPort.connect(descriptor, to: port) else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  /// Sends text.
  func send(_ text: String) {
    var text = text
    _ = text.withUTF8 {
      Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// Reads until some words have come; returns false if they never do.
  func read(until words: String) -> Bool {
    var text = ""
    while !text.contains(words) {
      guard let more = next(), !more.isEmpty else { return false }
      text += more
    }
    return true
  }

  /// Reads to the end; returns false if the other side does not end it.
  func readToEnd() -> Bool {
    while let more = next(), !more.isEmpty {}
    return isAtEnd
  }

  private var isAtEnd = false

  private func next() -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    isAtEnd = count == 0 || count < 0 && errno == ECONNRESET
    return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
