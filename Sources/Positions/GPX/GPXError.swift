/// Why a file is not read as GPX.
public enum GPXError: Error, Hashable {
  /// It is not well-formed XML, or it declares entities; the line is that of the first fault.
  case malformed(line: Int, reason: String)
  /// It is XML of another kind.
  case notGPX
  /// There is no libexpat; the reason names it.
  case noLibrary(reason: String)
}
