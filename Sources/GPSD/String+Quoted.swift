extension String {
  /// The text in double quotes, on one line: control characters, which a daemon or a user may have slipped in, become `?`.
  var quoted: String { "\"\(printable)\"" }

  /// The text without control characters.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
  }
}
