import Application
import CommandSupport
import Foundation
import Localization

/// A recording in a file, or a stream on standard input, read in pieces of 64 KiB.
///
/// Text in UTF-16, as programs on Windows write it, comes out as UTF-8.
public final class TraceFile {
  /// The path as the user gave it.
  public let name: String
  /// The length in bytes; `nil` for a stream.
  public let length: Int?
  /// The number of bytes read so far.
  public private(set) var position = 0
  /// The first bytes as they come out, at most 64.
  public private(set) var beginning: [UInt8] = []
  /// True if the file is in UTF-16; known once something was read.
  var isUTF16: Bool { wideText != nil }
  private var descriptor: Int32
  private var wideText: WideText?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// True unless the descriptor is that of standard input.
  private var isOwned: Bool { name != "-" || isKept }
  /// True if the descriptor is that of a copy of a stream.
  private var isKept = false
  private static let lengthOfBeginning = 64

  /// Opens a file; `-` is standard input, by its descriptor.
  ///
  /// - Throws: `CommandFailure` if there is no such file, or it is a folder.
  public init(_ name: String, input: Int32) throws {
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
      throw CommandFailure(.badData, phrase: DaemonPhrase.isFolder("\"\(name.oneLine)\""))
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
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.failure(name, errno)
      }
      guard count > 0 else { return false }
      let isFirst = position == 0
      position += count
      try buffer.withUnsafeBytes { raw in
        let bytes = UnsafeRawBufferPointer(rebasing: raw[..<count])
        if isFirst { wideText = WideText(beginning: bytes) }
        guard wideText == nil else {
          let text = wideText?.utf8(of: bytes) ?? []
          if isFirst { beginning = Array(text.prefix(Self.lengthOfBeginning)) }
          return try text.withUnsafeBytes { try body($0.bytes) }
        }
        if isFirst { beginning = Array(bytes.prefix(Self.lengthOfBeginning)) }
        try body(bytes.bytes)
      }
      return true
    }
  }

  /// Makes the file readable twice: copies a stream into an unnamed temporary file.
  ///
  /// - Throws: `CommandFailure` if the stream cannot be read, or not be kept.
  func keep() throws {
    guard length == nil, !isKept else { return }
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    var path = Array("\(folder)/passby-XXXXXX".utf8CString)
    let copy = mkstemp(&path)
    guard copy >= 0 else { throw Self.failure(name, errno) }
    _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
    unlink(path)
    let kept = FileHandle(fileDescriptor: copy, closeOnDealloc: false)
    do {
      let source = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      while let bytes = try source.read(upToCount: buffer.count), !bytes.isEmpty {
        try kept.write(contentsOf: bytes)
      }
    } catch {
      close(copy)
      throw CommandFailure(
        .inputOutput,
        phrase: DaemonPhrase.recordingUnreadable(
          "\"\(name.oneLine)\"", reason: error.localizedDescription))
    }
    if isOwned { close(descriptor) }
    descriptor = copy
    isKept = true
    try rewind()
  }

  /// Begins again with the first byte; for a file, and for a stream that is kept.
  func rewind() throws {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Self.failure(name, errno) }
    position = 0
    wideText = nil
  }

  /// Returns the first bytes of a file that can be read twice, and begins again.
  public func peek() throws -> [UInt8] {
    try keep()
    _ = try read { _ in }
    try rewind()
    return beginning
  }

  /// Waits for input; returns false if there is none in time.
  func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private static func failure(_ name: String, _ code: Int32) -> CommandFailure {
    let reason = String(cString: strerror(code))
    if code == ENOENT || code == ENOTDIR {
      return CommandFailure(.notFound, phrase: DaemonPhrase.noRecording("\"\(name.oneLine)\""))
    }
    return CommandFailure(
      .inputOutput, phrase: DaemonPhrase.recordingUnreadable("\"\(name.oneLine)\"", reason: reason))
  }
}
