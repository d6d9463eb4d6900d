extension String {
  /// The text in quotes, for a message: on one line, without control characters, and cut where it is long.
  var quoted: String { "\"\(oneLine)\"" }

  /// The text on one line, with what could act on a terminal replaced by U+FFFD, and cut after 200 scalars.
  var oneLine: String {
    var line = UnicodeScalarView()
    for scalar in unicodeScalars.prefix(200) {
      line.append(scalar.isControl ? "\u{FFFD}" : scalar)
    }
    if unicodeScalars.dropFirst(200).first != nil { line.append("\u{2026}") }
    return String(line)
  }

  /// Tells whether there is a control character in the text.
  var hasControlCharacters: Bool { unicodeScalars.contains(where: \.isControl) }
}

extension Unicode.Scalar {
  /// Control characters, line separators, and the marks that reorder the text around them (UAX #9).
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
