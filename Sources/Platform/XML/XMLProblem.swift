/// The reason why an XML document was not read.
package enum XMLProblem: Error, Sendable, Hashable {
  /// libexpat cannot be loaded.
  case noLibrary(reason: String)
  /// The document is not well-formed.
  case malformed(line: Int, reason: String)
  /// The document declares entities.
  case entities(line: Int)
  /// The elements lie deeper within one another than 64 levels.
  case deep(line: Int)
  /// An attribute is longer than 64 kB.
  case longAttribute(line: Int)
}
