import Application
import Glibc

/// The standard input, output and error of a command, by their descriptors.
///
/// Output has no buffer: each write is one line or block.
package struct StandardStreams: Sendable {
  /// The descriptor of standard input.
  package let input: Int32
  /// The descriptor of standard output.
  package let output: Int32
  /// The descriptor of standard error.
  package let error: Int32

  /// Names the descriptors; they stay open, and their owner closes them.
  package init(input: Int32, output: Int32, error: Int32) {
    self.input = input
    self.output = output
    self.error = error
  }

  package static let ofProcess = StandardStreams(
    input: STDIN_FILENO, output: STDOUT_FILENO, error: STDERR_FILENO)

  /// Writes text to standard output.
  ///
  /// - Throws: `OutputFailure`.
  package func write(_ text: String) throws(OutputFailure) {
    guard FileDescriptorWriter.write(text, to: output) else { throw OutputFailure(code: errno) }
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `OutputFailure`.
  package func write(_ bytes: some Sequence<UInt8>) throws(OutputFailure) {
    guard FileDescriptorWriter.write(Array(bytes), to: output) else {
      throw OutputFailure(code: errno)
    }
  }

  /// Writes text to standard error; a failure is ignored, because there is nowhere to report it.
  package func writeError(_ text: String) {
    _ = FileDescriptorWriter.write(text, to: error)
  }

  /// Waits for a line of standard input, without its end; `nil` at the end of the input.
  package func readLine() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = Glibc.read(input, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      guard byte != 0x0A else { return String(decoding: bytes, as: UTF8.self) }
      // What is longer is no answer.
      if bytes.count < 4096 { bytes.append(byte) }
    }
  }

  /// Writes a message to standard error; on a terminal it is broken between words.
  package func message(_ text: String, columns: Int) {
    let text = text.cleanLines
    let lines = Self.isTerminal(error) ? text.broken(to: columns) : [text]
    writeError(lines.joined(separator: "\n") + "\n")
  }

  /// True if a descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of the terminal of standard output; `nil` if it is none, or has no columns.
  package var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Opens `/dev/null` for each standard stream of this process that its caller has closed.
  ///
  /// Otherwise the next file that is opened would get its descriptor, and a list of tasks would be
  /// written into, say, the lock file.
  package static func secure() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Opened in the wrong direction, so that reading or writing fails as with a closed stream.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// Writes whole texts to a file descriptor.
package enum FileDescriptorWriter {
  /// Writes all bytes; returns false, with `errno` set, if that fails.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { write($0, to: descriptor) }
  }

  /// Writes all bytes; returns false, with `errno` set, if that fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBufferPointer { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = Glibc.write(
        descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      done += count
    }
    return true
  }
}
