import XML

/// Why a file is not read as GPX.
package enum GPXError: Error, Hashable {
  /// It is not well-formed XML, or it declares entities; the line is that of the first fault.
  case malformed(line: Int, reason: String)
  /// It is XML of another kind.
  case notGPX
  /// There is no libexpat; the reason names it.
  case noLibrary(reason: String)
}

extension GPXError {
  /// The error of a document.
  init(_ problem: XMLProblem) {
    self =
      switch problem {
      case .noLibrary(let reason): .noLibrary(reason: reason)
      case .malformed(let line, let reason): .malformed(line: line, reason: reason)
      case .entities(let line): .malformed(line: line, reason: "entity declaration")
      case .deep(let line): .malformed(line: line, reason: "more than 64 levels")
      case .longAttribute(let line): .malformed(line: line, reason: "attribute above 64 kB")
      }
  }
}
