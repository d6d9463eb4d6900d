import Foundation
import Synchronization
import TestSupport

/// A broker that speaks MQTT 3.1.1 alone, and sends one message to who subscribes.
final class OldBroker: Sendable {
  let port: Int
  /// True if it says why it refuses the newer protocol, as the standard wants; others hang up.
  private let isPolite: Bool
  private let listener: Int32
  private let asked = Mutex<[UInt8]>([])

  /// The versions of the protocol that it was asked for: 4 is 3.1.1.
  var versions: [UInt8] { asked.withLock(\.self) }

  init(isPolite: Bool) throws {
    self.isPolite = isPolite
    (listener, port) = try LoopbackPort.listen()
    Thread.detachNewThread { self.serve() }
  }

  /// Ends it.
  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve() {
    defer { close(listener) }
    while case let client = accept(listener, nil, nil), client >= 0 {
      answer(client)
      close(client)
    }
  }

  private func answer(_ client: Int32) {
    while let (type, body) = packet(of: client) {
      switch type >> 4 {
      case 1:
        // The name of the protocol has a length of two bytes before it, and the version behind it.
        let version = body.count > 6 ? body[6] : 0
        asked.withLock { $0.append(version) }
        guard version == 4 else {
          if isPolite { send([0x20, 2, 0, 1], to: client) }
          return
        }
        send([0x20, 2, 0, 0], to: client)
      case 3: send([0x40, 2] + body.suffix(2), to: client)
      case 8:
        send([0x90, 3] + body.prefix(2) + [1], to: client)
        let content = Array("\u{0}\u{1}xhello".utf8)
        send([0x30, UInt8(content.count)] + content, to: client)
      default: break
      }
    }
  }

  private func send(_ bytes: [UInt8], to client: Int32) {
    _ = Foundation.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Returns the next packet; `nil` at the end of the connection.
  private func packet(of client: Int32) -> (type: UInt8, body: [UInt8])? {
    guard let type = bytes(1, of: client)?.first else { return nil }
    var (length, shift) = (0, 0)
    while true {
      guard let byte = bytes(1, of: client)?.first, shift < 28 else { return nil }
      length |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    return bytes(length, of: client).map { (type, $0) }
  }

  private func bytes(_ count: Int, of client: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes {
        recv(client, $0.baseAddress.map { $0 + done }, count - done, 0)
      }
      guard read > 0 else { return nil }
      done += read
    }
    return bytes
  }
}
