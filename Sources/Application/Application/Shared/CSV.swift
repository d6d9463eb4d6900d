/// Tables of comma-separated values.
///
/// Source: RFC 4180. What a spreadsheet would take for a formula gets an apostrophe (CWE-1236), not
/// only where a cell begins: spreadsheets of many countries split at semicolons or tabs instead,
/// and then a new cell, or a new row, begins inside one.
package enum CSV {
  /// Returns a row with its line end.
  package static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// Returns a cell, quoted where it has to be.
  static func cell(_ text: String) -> String {
    let safe = guarded(text, adding: true)
    let needsQuotes = safe.unicodeScalars.contains { ",;\t\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }

  /// Returns the text of a cell without the apostrophes that `cell` has put into it.
  package static func plain(_ cell: String) -> String { guarded(cell, adding: false) }

  /// The signs that begin a formula; also the wide ones, which Excel takes for them.
  private static let signs = Set("=+-@＝＋－＠".unicodeScalars)
  private static let separators = Set(";\t\r\n".unicodeScalars)

  /// Adds an apostrophe to what would begin a formula, or takes one away that was added.
  ///
  /// Apostrophes, quotes and blanks may stand before the sign: each reader drops others of them.
  /// One more apostrophe is added to those, so that taking one away gives the text again.
  private static func guarded(_ text: String, adding: Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isBeginning = index == 0 || separators.contains(scalars[index - 1])
      if isBeginning, isFormula(scalars[index...], isFirst: index == 0) {
        if adding {
          result.append("'")
        } else if scalar == "'" {
          continue
        }
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static func isFormula(_ scalars: ArraySlice<Unicode.Scalar>, isFirst: Bool) -> Bool {
    let rest = scalars.drop { $0 == "'" }.drop { $0 == "\"" || $0 == " " }
    guard let sign = rest.first else { return false }
    // A line end or tab at the very beginning makes some readers look at what follows it.
    return signs.contains(sign) || (isFirst && (sign == "\t" || sign == "\r"))
  }

  /// A row that was read, and the line in which it begins, from 1.
  package struct Row: Sendable, Hashable {
    package let line: Int
    package let cells: [String]
  }

  /// Reads rows; empty lines are left out.
  ///
  /// A quote that is never closed ends with the text. Cells lie between commas unless another
  /// separator is given.
  ///
  /// - Returns: `nil` for text behind a closing quote, which is no CSV.
  package static func rows(_ text: String, separator: Unicode.Scalar = ",") -> [Row]? {
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
      } else if scalar == separator {
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
