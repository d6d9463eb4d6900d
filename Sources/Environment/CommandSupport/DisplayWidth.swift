extension String {
  /// The number of columns that the text takes on a terminal.
  ///
  /// Wide East Asian characters and emoji take two, combining marks none.
  /// Source: UAX #11, East Asian Width, the blocks in common use.
  package var displayWidth: Int {
    // Fast path: printable ASCII takes one column per byte.
    if isPrintableASCII { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  private var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { 0x20..<0x7F ~= $0 }
    } ?? utf8.allSatisfy { 0x20..<0x7F ~= $0 }
  }

  /// Returns the text cut to a number of columns, with `…` at the end if something is missing.
  package func fitted(to columns: Int) -> String {
    guard displayWidth > columns else { return self }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    // Fast path: printable ASCII can be cut anywhere and takes one column per byte.
    let head = utf8.prefix(columns)
    if head.allSatisfy({ 0x20..<0x7F ~= $0 }), let text = String(head.dropLast()) {
      return text + "…"
    }
    var width = 0
    var fitted = ""
    for character in self {
      width += character.displayWidth
      if width > columns - 1 { break }
      fitted.append(character)
    }
    return fitted + "…"
  }

  /// Returns the text cut, or filled with spaces at the end, to a number of columns.
  package func padded(to columns: Int) -> String {
    let text = fitted(to: columns)
    return text + String(repeating: " ", count: max(0, columns - text.displayWidth))
  }

  /// Returns the text filled with spaces in front to a number of columns; a longer one stays.
  package func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - displayWidth)) + self
  }

  /// Returns lines of at most `columns` columns, at least 10, broken between words if possible.
  package func wrapped(to columns: Int) -> [String] {
    let columns = max(columns, 10)
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      if line.isEmpty {
        line = word
      } else if line.displayWidth + 1 + word.displayWidth <= columns {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
      while line.displayWidth > columns {
        var width = 0
        let head = line.prefix {
          width += $0.displayWidth
          return width <= columns
        }
        lines.append(String(head))
        line = String(line.dropFirst(head.count))
      }
    }
    return lines + [line]
  }
}

extension Character {
  /// The number of columns that the character takes on a terminal: 0, 1 or 2.
  var displayWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if 0x20..<0x7F ~= scalar.value, unicodeScalars.dropFirst().isEmpty { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: break
    }
    if unicodeScalars.contains("\u{FE0F}") || scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
