import Application
import Archive
import CommandSupport
import Foundation
import Localization
import SQLiteStore

/// Writes a table for spreadsheets to a file, or to standard output.
struct CSVExport {
  /// Writes the table, and prints its path unless it goes to standard output.
  @discardableResult
  init(
    _ table: Table, to file: String, replacing: Bool, session: Session, store: SQLiteStore
  ) throws {
    var text = ""
    var rows = 0
    try table.write(from: store, actionContext: try session.actionContext()) { row in
      text += row
      rows += 1
      guard file == "-", text.utf8.count >= 1 << 16 else { return }
      try session.process.streams.write(text)
      text = ""
    }
    guard file != "-" else {
      try session.process.streams.write(text)
      return
    }
    let target = try AtomicFile(path: file, replacing: replacing)
    defer { target.discard() }
    try target.write(text)
    try target.publish()
    try session.output.json
      ? session.output.line(
        .object([("file", .string(target.path)), ("lines", .integer(rows))]))
      : session.output.line(
        StorePhrase.exported("\"\(target.path.oneLine)\"", lines: rows).text)
  }
}

extension Table {
  /// Finds a table by its word.
  init(named word: String) throws {
    guard let table = Table(rawValue: word.lowercased()) else {
      let known = Table.allCases.map(\.rawValue)
      throw CommandFailure(.usage, MoodPhrase.notTable("\"\(word.oneLine)\"", known: known).text)
    }
    self = table
  }
}
