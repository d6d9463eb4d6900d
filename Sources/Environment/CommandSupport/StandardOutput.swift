import Glibc
import Localization

/// The standard output, without a buffer: each write is one line or block.
public enum StandardOutput {
  /// Writes text; a reader that has gone away ends the program quietly, as in a pipe to `head`.
  public static func write(_ text: String) {
    guard FileDescriptorWriter.write(text, to: STDOUT_FILENO) else {
      if errno == EPIPE { exit(0) }
      let reason = String(cString: strerror(errno))
      StandardError.write("passby: \(CommandPhrase.outputNotWritten(reason: reason).text)\n")
      exit(inputOutputError)
    }
  }

  /// Writes bytes as they are.
  public static func write(_ bytes: some Sequence<UInt8>) {
    var bytes = Array(bytes)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if errno == EPIPE { exit(0) }
        let reason = String(cString: strerror(errno))
        StandardError.write("passby: \(CommandPhrase.outputNotWritten(reason: reason).text)\n")
        exit(inputOutputError)
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The exit code of a program whose output cannot be written, `EX_IOERR` of sysexits(3).
  private static let inputOutputError: Int32 = 74
}
