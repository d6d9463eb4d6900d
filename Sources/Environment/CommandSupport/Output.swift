public import Application
import Foundation
import Glibc

/// Where output goes and how it looks: data on stdout, messages on stderr.
public struct Output: Sendable {
  /// The widths that `COLUMNS` can ask for; others are clamped.
  static let widths = 20...1000

  /// True if the user wants JSON.
  public let json: Bool
  /// The colours to use on stdout.
  public let paint: Paint
  /// The width to fit into, in columns.
  public private(set) var width: Int
  /// True if stdout is a terminal.
  public let isTerminal: Bool

  /// Examines stdout and the variables `NO_COLOR`, `TERM` and `COLUMNS`.
  public init(json: Bool, color: ColorChoice, environment: [String: String]) {
    self.init(
      json: json, color: color, environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1,
      terminalWidth: Self.terminalWidth())
  }

  /// Creates output for a terminal, or for a file if `isTerminal` is false.
  init(
    json: Bool, color: ColorChoice, environment: [String: String], isTerminal: Bool,
    terminalWidth: Int?
  ) {
    self.json = json
    self.isTerminal = isTerminal
    let wantsNone = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && !wantsNone
      }
    paint = Paint(isOn: isColored)
    let wanted = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    width =
      terminalWidth ?? min(max(wanted, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// Returns the same output for another width.
  public func fitting(_ columns: Int) -> Output {
    var copy = self
    copy.width = columns
    return copy
  }

  /// Prints a line of data.
  public func line(_ text: String = "") {
    StandardOutput.write(text + "\n")
  }

  /// Prints lines of data with one write.
  public func lines(_ texts: [String]) {
    guard !texts.isEmpty else { return }
    StandardOutput.write(texts.joined(separator: "\n") + "\n")
  }

  /// Prints one JSON value on a line.
  public func line(_ json: JSON) {
    StandardOutput.write(json.text + "\n")
  }

  /// Prints a JSON list on one line, block by block, so that a long one is never held in memory.
  public func list(_ values: some Sequence<JSON>) {
    var block = "["
    for (index, value) in values.enumerated() {
      if index > 0 { block += "," }
      block += value.text
      guard block.utf8.count >= Self.blockSize else { continue }
      StandardOutput.write(block)
      block = ""
    }
    StandardOutput.write(block + "]\n")
  }

  /// Bytes that are written at once.
  private static let blockSize = 65_536

  /// Prints a message on stderr, beside the data.
  public func note(_ text: String) {
    StandardError.write(text.quietLines + "\n")
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
