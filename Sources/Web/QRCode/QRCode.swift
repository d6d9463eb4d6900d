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
