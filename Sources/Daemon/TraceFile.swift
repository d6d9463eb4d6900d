import Application
import Foundation
import Runtime

/// A recording on the disk, or a stream on standard input, read in pieces of constant size.
public final class TraceFile {
  /// What the user called it.
  public let name: String
  /// Its length in bytes, where it has one.
  public let length: Int?
  /// The bytes read so far.
  public private(set) var position = 0
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Opens a file; `-` is standard input.
  public init(_ name: String) throws {
    self.name = name
    if name == "-" {
      descriptor = STDIN_FILENO
      length = nil
      return
    }
    descriptor = open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(name, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(name, errno) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR {
      close(descriptor)
      throw CommandFailure(
        .badData, "\"\(name.oneLine)\" is a directory: expected a file with NMEA sentences.")
    }
    length = kind == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Reads the next piece and hands it on; tells whether there was one.
  func read(_ body: (RawSpan) throws -> Void) throws -> Bool {
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.failure(name, errno)
      }
      guard count > 0 else { return false }
      position += count
      try buffer.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count]).bytes) }
      return true
    }
  }

  /// Waits until there is something to read; tells whether there is.
  func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private static func failure(_ name: String, _ code: Int32) -> CommandFailure {
    let reason = String(cString: strerror(code))
    if code == ENOENT || code == ENOTDIR {
      return CommandFailure(
        .notFound,
        "there is no file \"\(name.oneLine)\": expected a recording of NMEA sentences, or - for standard input."
      )
    }
    return CommandFailure(.inputOutput, "\"\(name.oneLine)\" cannot be read: \(reason).")
  }
}
