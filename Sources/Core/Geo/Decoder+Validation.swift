extension Decoder {
  /// Rejects what was decoded unless a condition holds.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the expectation, when it does not hold.
  package func check(_ holds: Bool, expected: String) throws(DecodingError) {
    guard !holds else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: codingPath, debugDescription: "expected \(expected)"))
  }
}
