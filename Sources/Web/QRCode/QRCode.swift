import CLibraries

/// A QR code: dark and light modules in a square.
///
/// Source: ISO/IEC 18004, as libqrencode implements it.
package struct QRCode: Sendable, Hashable {
  /// Why there is no code.
  package enum Problem: Error, Sendable, Hashable {
    /// libqrencode is not installed.
    case noLibrary
    /// The text is empty or too long.
    case notEncodable
  }

  /// The Debian package with the library.
  package static let libraryPackage = "libqrencode4"
  /// The light margin that readers need, in modules.
  package static let quietZone = 4

  /// The number of modules along a side, without the margin.
  package let size: Int
  private let dark: [Bool]

  /// Encodes a text.
  package init(_ text: String) throws(Problem) {
    var modules = [UInt8](
      repeating: 0, count: Int(PASSBY_QR_LARGEST) * Int(PASSBY_QR_LARGEST))
    let width = Int(passby_qr_encode(text, &modules))
    guard width != 0 else { throw .noLibrary }
    guard width > 0 else { throw .notEncodable }
    size = width
    dark = modules.prefix(width * width).map { $0 == 1 }
  }

  /// Returns true for a dark module; what lies outside of the square is light.
  package func isDark(row: Int, column: Int) -> Bool {
    let inside = 0..<size
    guard inside.contains(row), inside.contains(column) else { return false }
    return dark[row * size + column]
  }
}

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
