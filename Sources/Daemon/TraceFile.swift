import Application
import Foundation
import Localization
import Runtime

/// A recording in a file, or a stream on standard input, read in pieces of 64 KiB.
public final class TraceFile {
  /// The path as the user gave it.
  public let name: String
  /// The length in bytes; `nil` for a stream.
  public let length: Int?
  /// The number of bytes read so far.
  public private(set) var position = 0
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: `CommandFailure` if there is no such file, or it is a folder.
  public init(_ name: String) throws {
    self.name = name
    if name == "-" {
      descriptor = STDIN_FILENO
      length = nil
      return
    }
    descriptor = open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(name, errno) }
    switch FileKind(descriptor: descriptor) {
    case .regular(let size)?: length = size
    case .stream?: length = nil
    case .folder?:
      close(descriptor)
      throw CommandFailure(.badData, phrase: RunPhrase.isFolder("\"\(name.oneLine)\""))
    case nil:
      let failure = Self.failure(name, errno)
      close(descriptor)
      throw failure
    }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Passes the next piece to `body`; returns false at the end of the file.
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

  /// Waits for input; returns false if there is none in time.
  func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private static func failure(_ name: String, _ code: Int32) -> CommandFailure {
    let reason = String(cString: strerror(code))
    if code == ENOENT || code == ENOTDIR {
      return CommandFailure(.notFound, phrase: RunPhrase.noRecording("\"\(name.oneLine)\""))
    }
    return CommandFailure(
      .inputOutput, phrase: RunPhrase.unreadable("\"\(name.oneLine)\"", reason: reason))
  }
}
