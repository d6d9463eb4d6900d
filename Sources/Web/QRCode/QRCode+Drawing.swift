extension QRCode {
  /// The side with its margin: modules, units of the drawing, or columns of the terminal.
  package var outerSize: Int { size + 2 * Self.quietZone }

  /// The dark modules as the data of an SVG path, one unit each, with the margin.
  package var path: String {
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while isDark(row: row, column: column) { column += 1 }
        if column > start {
          path +=
            "M\(start + Self.quietZone) \(row + Self.quietZone)h\(column - start)v1h-\(column - start)z"
        }
        column += 1
      }
    }
    return path
  }

  /// The lines for a terminal: two rows of modules each, drawn with the light ones.
  ///
  /// Correct on terminals with light letters, which most are; others need explicit colours.
  package var lines: [String] {
    let modules = -Self.quietZone..<size + Self.quietZone
    return stride(from: modules.lowerBound, to: modules.upperBound, by: 2).map { row in
      String(
        modules.map { column -> Character in
          let isLowest = row + 1 >= modules.upperBound
          let (upper, lower) = (
            !isDark(row: row, column: column),
            !isLowest && !isDark(row: row + 1, column: column)
          )
          return upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ")
        })
    }
  }
}
