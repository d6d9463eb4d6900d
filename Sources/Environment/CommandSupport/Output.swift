import Application
import Foundation
package import Text

/// Where output goes and how it looks: data on stdout, messages on stderr.
package struct Output: Sendable {
  /// The widths that `COLUMNS` can ask for; others are clamped.
  static let widths = 20...1000

  /// True if the user wants JSON.
  package let json: Bool
  /// The colours to use on stdout.
  package let paint: Paint
  /// The width to fit into, in columns.
  package private(set) var width: Int
  /// True if stdout is a terminal.
  package let isTerminal: Bool
  /// Where it is written.
  package let streams: StandardStreams

  /// Examines stdout and the variables `NO_COLOR`, `TERM` and `COLUMNS`.
  package init(
    json: Bool, color: ColorChoice, environment: [String: String], streams: StandardStreams
  ) {
    self.init(
      json: json, color: color, environment: environment,
      isTerminal: StandardStreams.isTerminal(streams.output),
      terminalWidth: streams.terminalSize?.columns, streams: streams)
  }

  /// Creates output for a terminal, or for a file if `isTerminal` is false.
  init(
    json: Bool, color: ColorChoice, environment: [String: String], isTerminal: Bool,
    terminalWidth: Int?, streams: StandardStreams = .ofProcess
  ) {
    self.json = json
    self.streams = streams
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
  package func fitting(_ columns: Int) -> Output {
    var copy = self
    copy.width = columns
    return copy
  }

  /// Prints a line of data.
  package func line(_ text: String = "") throws(OutputFailure) {
    try streams.write(text + "\n")
  }

  /// Prints lines of data with one write.
  package func lines(_ texts: [String]) throws(OutputFailure) {
    guard !texts.isEmpty else { return }
    try streams.write(texts.joined(separator: "\n") + "\n")
  }

  /// Prints one JSON value on a line.
  package func line(_ json: JSON) throws(OutputFailure) {
    try streams.write(json.text + "\n")
  }

  /// Prints a JSON list on one line, block by block, so that a long one is never held in memory.
  package func list(_ values: some Sequence<JSON>) throws(OutputFailure) {
    var block = "["
    for (index, value) in values.enumerated() {
      if index > 0 { block += "," }
      block += value.text
      guard block.utf8.count >= Self.blockSize else { continue }
      try streams.write(block)
      block = ""
    }
    try streams.write(block + "]\n")
  }

  /// Prints one JSON value if the user wants JSON, or else a sentence.
  package func render(
    _ json: @autoclosure () throws -> JSON, _ sentence: @autoclosure () throws -> String
  ) throws {
    if self.json { try line(json()) } else { try line(sentence()) }
  }

  /// Prints one JSON value if the user wants JSON, or else what `lines` prints.
  package func render(_ json: @autoclosure () throws -> JSON, lines: () throws -> Void) throws {
    if self.json { try line(json()) } else { try lines() }
  }

  /// Prints a JSON list if the user wants JSON, or else what `lines` prints; `none` in its place
  /// for an empty list.
  package func render<Values: Collection<JSON>>(
    list: @autoclosure () throws -> Values, none: @autoclosure () -> String? = nil,
    lines: () throws -> Void
  ) throws {
    if json { return try self.list(list()) }
    if let none = none(), try list().isEmpty { return try line(none) }
    try lines()
  }

  /// Bytes that are written at once.
  private static let blockSize = 65_536

  /// Prints a message on stderr, beside the data.
  package func note(_ text: String) {
    streams.writeError(text.cleanLines + "\n")
  }
}
