extension String {
  /// The text without white space and line ends at both sides.
  package var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// Returns the text, or the first of `TEXT 2`, `TEXT 3` and so on that is not taken.
  package func distinct(besides isTaken: (String) -> Bool) -> String {
    guard isTaken(self) else { return self }
    return (2...).lazy.map { "\(self) \($0)" }.first { !isTaken($0) } ?? self
  }

  /// The text on one line without control characters, so that it cannot control a terminal.
  ///
  /// Each control character, line separator and mark that reorders the text around it becomes
  /// U+FFFD. An empty text stays empty.
  package var cleanLine: String {
    guard hasUnquietCharacters else { return self }
    var line = UnicodeScalarView()
    for scalar in unicodeScalars { line.append(scalar.isUnquiet ? "\u{FFFD}" : scalar) }
    return String(line)
  }

  /// Returns the quiet line, cut between characters after at most `limit` scalars, and `…`.
  ///
  /// Scalars are counted, not characters: a single character may be a megabyte of accents, and is
  /// cut itself.
  package func cleanLine(cutAfter limit: Int) -> String {
    // A text has no more scalars than bytes.
    guard utf8.count > limit else { return cleanLine }
    let kept = unicodeScalars.prefix(max(0, limit))
    let isWhole = kept.endIndex == unicodeScalars.endIndex
    return isWhole ? cleanLine : whole(upTo: kept.endIndex).cleanLine + "\u{2026}"
  }

  /// Returns the text cut to a number of bytes of UTF-8, with an ellipsis, between characters.
  package func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let ellipsis = "\u{2026}"
    guard limit >= ellipsis.utf8.count else { return "" }
    let most = limit - ellipsis.utf8.count
    var end = utf8.index(utf8.startIndex, offsetBy: most)
    // The bytes of a scalar stand together.
    while utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return whole(upTo: end) + ellipsis
  }

  /// Returns the text before an index between scalars, without a last character that goes on behind
  /// it; but part of one that is longer than any that is written.
  private func whole(upTo end: Index) -> String {
    let kept = unicodeScalars[..<end]
    let tail = unicodeScalars[end...].prefix(1)
    let head = String(kept)
    guard let last = head.last, last.unicodeScalars.count <= 32, let next = tail.first,
      (String(last) + String(next)).count == 1
    else { return head }
    return String(head.dropLast())
  }

  /// The text in double quotes, for a message: a quiet line, cut after 200 scalars.
  package var quoted: String { "\"\(cleanLine(cutAfter: 200))\"" }

  /// True if the text has characters that `cleanLine` replaces.
  package var hasUnquietCharacters: Bool {
    let isPrintableASCII = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { 0x20..<0x7F ~= $0 }
    }
    return isPrintableASCII != true && unicodeScalars.contains(where: \.isUnquiet)
  }
}

extension Unicode.Scalar {
  /// Control characters, line separators, and the marks that reorder the text around them.
  ///
  /// Source: UAX #9, 2 (directional formatting characters); ISO/IEC 6429 (C0 and C1).
  package var isUnquiet: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text as a value in an address: each byte but unreserved ones as `%XX`.
  ///
  /// Source: RFC 3986, section 2.3.
  package var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~":
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// The text for the inside of a JSON string, without the quotes; control characters, also those
  /// from U+007F to U+009F, are escaped.
  ///
  /// Source: RFC 8259, section 7.
  package var jsonEscaped: String {
    var escaped = ""
    appendJSONEscaped(to: &escaped)
    return escaped
  }

  package func appendJSONEscaped(to text: inout String) {
    // U+0080 to U+009F begin with the byte C2. A text without such bytes is written at once.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 }) {
      text += self
      return
    }
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: scalar.appendControlEscaped(to: &text)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Appends the scalar to a text; a control character as `\u00XX`.
  package func appendControlEscaped(to text: inout String) {
    guard value < 0x20 || (0x7F..<0xA0).contains(value) else {
      text.unicodeScalars.append(self)
      return
    }
    let hex = String(value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }
}
