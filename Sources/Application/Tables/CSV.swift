/// Tables of comma-separated values.
///
/// Source: RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe
/// (CWE-1236).
public enum CSV {
  /// Returns a row with its line end.
  public static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// Returns a cell, quoted where it has to be.
  static func cell(_ text: String) -> String {
    let safe = text.first.map(isDangerous) == true ? "'" + text : text
    let needsQuotes = safe.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\r" || $0 == "\n"
    }
    guard needsQuotes else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }

  /// Returns the text of a cell without the apostrophe that `cell` has put before it.
  public static func plain(_ cell: String) -> String {
    guard cell.first == "'", cell.dropFirst().first.map(isDangerous) == true else { return cell }
    return String(cell.dropFirst())
  }

  private static func isDangerous(_ character: Character) -> Bool {
    // CR and LF together are one character.
    character.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
  }

  /// A row that was read, and the line in which it begins, from 1.
  public struct Row: Sendable, Hashable {
    /// The line.
    public let line: Int
    /// The cells.
    public let cells: [String]
  }

  /// Reads rows; empty lines are left out.
  ///
  /// A quote that is never closed ends with the text.
  ///
  /// - Returns: `nil` for text behind a closing quote, which is no CSV.
  public static func rows(_ text: String) -> [Row]? {
    var rows: [Row] = []
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    var (line, first) = (1, 1)
    var (isQuoted, wasQuoted) = (false, false)
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    if next == "\u{FEFF}" { next = scalars.next() }
    func endCell() {
      cells.append(String(cell))
      cell = String.UnicodeScalarView()
      wasQuoted = false
    }
    func endRow() {
      endCell()
      if cells != [""] { rows.append(Row(line: first, cells: cells)) }
      cells = []
    }
    while let scalar = next {
      next = scalars.next()
      if scalar == "\n" { line += 1 }
      if isQuoted {
        if scalar != "\"" {
          cell.append(scalar)
        } else if next == "\"" {
          cell.append(scalar)
          next = scalars.next()
        } else {
          (isQuoted, wasQuoted) = (false, true)
        }
      } else if scalar == "," {
        endCell()
      } else if scalar == "\r" && next == "\n" {
        continue
      } else if scalar == "\n" {
        endRow()
        first = line
      } else if scalar == "\"", cell.isEmpty, !wasQuoted {
        isQuoted = true
      } else {
        guard !wasQuoted else { return nil }
        cell.append(scalar)
      }
    }
    if !cell.isEmpty || !cells.isEmpty || wasQuoted { endRow() }
    return rows
  }
}
