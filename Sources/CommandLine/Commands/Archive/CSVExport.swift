import Application
import Archive
import CommandSupport
import Foundation
import Localization
import SQLiteStore
import Text

/// Writes a table for spreadsheets to a file, or to standard output.
struct CSVExport {
  /// Writes the table, and prints its path unless it goes to standard output.
  @discardableResult
  init(
    _ table: Table, to file: String, replacing: Bool, environment: CommandEnvironment,
    store: SQLiteStore
  ) throws {
    var text = ""
    var rows = 0
    try table.write(from: store, actionContext: try environment.actionContext()) { row in
      text += row
      rows += 1
      guard file == "-", text.utf8.count >= 1 << 16 else { return }
      try environment.process.streams.write(text)
      text = ""
    }
    guard file != "-" else {
      try environment.process.streams.write(text)
      return
    }
    let target = try AtomicFile(path: file, replacing: replacing)
    defer { target.discard() }
    try target.write(text)
    try target.publish()
    try environment.output.json
      ? environment.output.line(
        .object([("file", .string(target.path)), ("lines", .integer(rows))]))
      : environment.output.line(
        StorePhrase.exported("\"\(target.path.oneLine)\"", lines: rows).text)
  }
}

extension Table {
  /// Finds a table by its word.
  init(named word: String) throws {
    guard let table = Table(rawValue: word.lowercased()) else {
      let known = Table.allCases.map(\.rawValue)
      throw RequestFailure(.usage, MoodPhrase.notTable("\"\(word.oneLine)\"", known: known))
    }
    self = table
  }
}
