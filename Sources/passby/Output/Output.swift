import Application
import Foundation
import Glibc

/// Where output goes and what it may look like: data on stdout, messages on stderr.
struct Output {
  /// Whether the user wants JSON.
  let json: Bool
  /// The paint to use on stdout.
  let paint: Paint
  /// The width to fit into, in columns.
  private(set) var width: Int
  /// Whether someone is looking at stdout.
  let isTerminal: Bool

  /// Finds out about the terminal.
  init(json: Bool, color: ColorChoice, environment: [String: String]) {
    self.json = json
    isTerminal = isatty(STDOUT_FILENO) == 1
    let wantsNone = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && !wantsNone
      }
    paint = Paint(isOn: isColored)
    width = Self.terminalWidth() ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
  }

  /// The same output on another width.
  func fitting(_ columns: Int) -> Output {
    var copy = self
    copy.width = columns
    return copy
  }

  /// Prints a line of data.
  func line(_ text: String = "") {
    StandardOutput.write(text + "\n")
  }

  /// Prints lines of data with one write.
  func lines(_ texts: [String]) {
    guard !texts.isEmpty else { return }
    StandardOutput.write(texts.joined(separator: "\n") + "\n")
  }

  /// Prints one JSON value on a line.
  func line(_ json: JSON) {
    StandardOutput.write(json.text + "\n")
  }

  /// Says something about what happened, beside the data.
  func note(_ text: String) {
    StandardError.write(text.quietLines + "\n")
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The standard output, unbuffered by us: each write is one line or block.
enum StandardOutput {
  /// Writes text; a reader that has gone away ends the program quietly, as in a pipe to `head`.
  static func write(_ text: String) {
    guard FileDescriptorWriter.write(text, to: STDOUT_FILENO) else {
      if errno == EPIPE { exit(0) }
      StandardError.write("passby: cannot write the output: \(String(cString: strerror(errno)))\n")
      exit(ExitStatus.inputOutput.rawValue)
    }
  }
}

/// The standard error stream.
enum StandardError {
  /// Writes text; nothing can be done when that fails.
  static func write(_ text: String) {
    _ = FileDescriptorWriter.write(text, to: STDERR_FILENO)
  }
}

/// Writes whole texts to a file descriptor.
enum FileDescriptorWriter {
  /// Writes all bytes; tells whether that worked.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
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
}
