package import Application
import Foundation
import Localization
import Recurrence
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

  /// Prints a line of data; on a terminal it is broken between words.
  package func line(_ text: String = "") throws(OutputFailure) { try lines([text]) }

  /// Prints lines of data with one write.
  package func lines(_ texts: [String]) throws(OutputFailure) {
    guard !texts.isEmpty else { return }
    try streams.write(texts.flatMap(broken).joined(separator: "\n") + "\n")
  }

  /// Returns the lines of a text: broken between words for a terminal, otherwise whole.
  package func broken(_ text: String) -> [String] {
    isTerminal && !json ? text.broken(to: width) : [text]
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
  package func message(_ text: String) { streams.message(text, columns: width) }
}

extension Output {
  /// Prints rows of a title and a text; rows without a text are left out.
  ///
  /// Titles are padded to the longest, at least to `titleWidth`; texts are wrapped beside them.
  package func table(_ rows: [(title: String, text: String)], titleWidth: Int) throws(OutputFailure)
  {
    let longest = rows.map(\.title.displayWidth).max() ?? 0
    let indent = max(titleWidth, longest + 2)
    for (title, text) in rows where !text.isEmpty {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { String($0).wrapped(to: width - indent) }
      for (index, row) in lines.enumerated() {
        try line(paint((index == 0 ? title : "").padded(to: indent), .dim) + row)
      }
    }
  }
}

/// Colours for a terminal (ECMA-48 SGR), or none.
package struct Paint: Sendable {
  /// A colour or weight.
  package enum Tone: String, Sendable {
    case dim = "2"
    case bold = "1"
    case red = "31"
    case green = "32"
    case yellow = "33"
    /// The bright blue: the plain one, 34, is hard to read on black.
    case blue = "94"
    case boldRed = "1;31"
  }

  /// True if colour is wanted.
  package let isOn: Bool

  /// Creates colours, or none if `isOn` is false.
  package init(isOn: Bool) { self.isOn = isOn }

  /// Returns the text in a colour.
  package func callAsFunction(_ text: String, _ tone: Tone) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns the text in white on black, whatever the terminal's own colours are.
  ///
  /// Colours 16 and 231 of the 256 are the same in every theme.
  package func whiteOnBlack(_ text: String) -> String {
    isOn ? "\u{1B}[38;5;231;48;5;16m\(text)\u{1B}[0m" : text
  }
}

/// When to use colour.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// A progress bar on stderr; nothing if stderr is not a terminal.
package struct ProgressBar {
  private let total: Int
  private let streams: StandardStreams
  private let isShown: Bool
  private var shown = -1

  /// Creates a bar for a number of bytes; up to 1 MiB is too short for one.
  package init(total: Int?, _ streams: StandardStreams) {
    self.total = total ?? 0
    self.streams = streams
    isShown = StandardStreams.isTerminal(streams.error) && self.total > 1 << 20
  }

  /// Shows the number of bytes done; redraws only when the percentage changes.
  package mutating func show(_ done: Int) {
    guard isShown else { return }
    let percent = min(100, done * 100 / max(total, 1))
    guard percent != shown else { return }
    shown = percent
    streams.writeError("\r\(HomeScreen.bar(Double(percent) / 100, width: 30)) \(percent) %")
  }

  /// Removes the bar.
  package func clear() {
    if isShown { streams.writeError("\r\u{1B}[K") }
  }
}

/// A month as a grid of weeks, with a sign beside each day that has one.
///
/// Weeks begin as the language in force says, or the setting.
package struct MonthGrid {
  private let month: CalendarMonth
  private let signs: [Int: String]

  /// Creates the grid of a month; `signs` are one column wide, by days since 1970-01-01.
  package init(_ month: CalendarMonth, signs: [Int: String]) {
    self.month = month
    self.signs = signs
  }

  /// Returns the lines: the month, the names of the weekdays, and the weeks.
  package var lines: [String] {
    let localizer = Localizer.current
    let name = localizer.language.month(month.first.month)
    let heading = "\(name.prefix(1).uppercased())\(name.dropFirst()) \(month.first.year)"
    let weekdays = (0..<7).map { offset in
      localizer.language.weekday((localizer.firstWeekday + offset) % 7).padded(to: 4)
    }
    let blanks = (month.first.daysSinceSunday - localizer.firstWeekday + 7) % 7
    var cells = Array(repeating: "    ", count: blanks)
    for (index, day) in month.days.enumerated() {
      let number = String(index + 1)
      let sign = signs[day] ?? " "
      cells.append(String(repeating: " ", count: 2 - number.count) + number + sign + " ")
    }
    let weeks = stride(from: 0, to: cells.count, by: 7).map { start in
      cells[start..<min(start + 7, cells.count)].joined()
    }
    return [heading, weekdays.joined()] + weeks
  }
}
