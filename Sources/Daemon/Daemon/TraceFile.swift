import Application
import CommandSupport
import Exchange
import Foundation
import Localization

/// A recording in a file, or a stream on standard input, read in pieces of 64 KiB.
///
/// Text in UTF-16, as programs on Windows write it, comes out as UTF-8.
package final class TraceFile {
  /// The path as the user gave it.
  package let name: String
  /// The length in bytes; `nil` for a stream.
  package let length: Int?
  /// The number of bytes read so far.
  package private(set) var position = 0
  /// The first bytes as they come out, at most 4096.
  package private(set) var beginning: [UInt8] = []
  /// True if the file is in UTF-16; known once something was read.
  var isUTF16: Bool { wideText != nil }
  private let descriptor: Int32
  private var wideText: WideText?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// How many bytes of the buffer were not taken yet; 0 at the end, `nil` if all were.
  private var filled: Int?

  /// True unless the descriptor is that of standard input.
  private var isOwned: Bool { name != "-" }
  private static let lengthOfBeginning = 4096

  /// Opens a file; `-` is standard input, by its descriptor.
  ///
  /// - Throws: `RequestFailure` if there is no such file, or it is a folder.
  package init(_ name: String, input: Int32) throws {
    self.name = name
    if name == "-" {
      descriptor = input
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
      throw RequestFailure(.badData, DaemonPhrase.isFolder("\"\(name.oneLine)\""))
    case nil:
      let failure = Self.failure(name, errno)
      close(descriptor)
      throw failure
    }
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Passes the next piece to `body`; returns false at the end of the file.
  func read(_ body: (RawSpan) throws -> Void) throws -> Bool {
    try fill()
    let count = filled ?? 0
    guard count > 0 else { return false }
    filled = nil
    position += count
    try buffer.withUnsafeBytes { raw in
      let bytes = UnsafeRawBufferPointer(rebasing: raw[..<count])
      guard wideText == nil else {
        let text = wideText?.utf8(of: bytes) ?? []
        return try text.withUnsafeBytes { try body($0.bytes) }
      }
      try body(bytes.bytes)
    }
    return true
  }

  /// Returns the first bytes as they come out, at most 4096, without taking them; of a stream,
  /// once they have come.
  package func peek() throws -> [UInt8] {
    try fill()
    return beginning
  }

  /// Throws for an archive, with the command that plays what is in it.
  func checkIsNoArchive() throws {
    if let packed = PackedFile(beginning: try peek()[...]) { throw isArchive(packed) }
  }

  func isArchive(_ packed: PackedFile) -> RequestFailure {
    RequestFailure(
      .badData,
      DaemonPhrase.archivedRecording(
        "\"\(name.oneLine)\"",
        command: packed.command(name == "-" ? "FILE" : name, to: "replay")))
  }

  /// Fills the buffer with the next piece unless it holds one that was not taken yet.
  private func fill() throws {
    guard filled == nil else { return }
    var count = -1
    while count < 0 {
      count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      guard count < 0, errno != EINTR else { continue }
      throw Self.failure(name, errno)
    }
    filled = count
    guard position == 0, count > 0 else { return }
    buffer.withUnsafeBytes { raw in
      let bytes = UnsafeRawBufferPointer(rebasing: raw[..<count])
      wideText = WideText(beginning: bytes)
      // A copy, since what is read for a look is read again.
      var look = wideText
      beginning = Array((look?.utf8(of: bytes) ?? Array(bytes)).prefix(Self.lengthOfBeginning))
    }
  }

  /// Waits for input; returns false if there is none in time.
  func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private static func failure(_ name: String, _ code: Int32) -> RequestFailure {
    let reason = String(cString: strerror(code))
    if code == ENOENT || code == ENOTDIR {
      return RequestFailure(.notFound, DaemonPhrase.noRecording("\"\(name.oneLine)\""))
    }
    return RequestFailure(
      .inputOutput, DaemonPhrase.recordingUnreadable("\"\(name.oneLine)\"", reason: reason))
  }
}
