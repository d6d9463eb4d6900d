extension String {
  /// The number of columns that the text takes on a terminal.
  ///
  /// Wide East Asian characters and emoji take two, combining marks and colours none.
  /// Source: UAX #11, East Asian Width, the blocks in common use.
  package var displayWidth: Int {
    // Fast path: printable ASCII takes one column per byte.
    if isPrintableASCII { return utf8.count }
    return withoutStyles.reduce(0) { $0 + $1.displayWidth }
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

  /// Returns lines of at most `columns` columns, at least 10, broken between words; all but the
  /// first are indented.
  ///
  /// A word that is too long stays whole, so that an address or a path can be copied, and a number
  /// stays with what it counts. Between wide characters any place is one between words.
  package func wrapped(to columns: Int, indent: Int = 0) -> [String] {
    let columns = max(columns, 10)
    let margin = String(repeating: " ", count: min(indent, columns / 2))
    var lines: [String] = []
    var line = String(prefix { $0 == " " })
    var width = line.count
    var isBegun = false
    for (gap, word) in dropFirst(width).wordsToWrap(within: columns - margin.count) {
      var piece = word[...]
      var pieceWidth = word.displayWidth
      let isWide = pieceWidth > columns - margin.count && word.contains { $0.displayWidth == 2 }
      if isBegun, width + gap + pieceWidth > columns,
        isWide || pieceWidth <= columns - margin.count
      {
        lines.append(line)
        (line, width, isBegun) = (margin, margin.count, false)
      }
      if isBegun {
        line += String(repeating: " ", count: gap)
        width += gap
      }
      while isWide, width + pieceWidth > columns {
        var room = columns - width
        let head = piece.prefix {
          room -= $0.displayWidth
          return room >= 0
        }
        lines.append(line + head)
        piece = piece.dropFirst(max(1, head.count))
        pieceWidth = String(piece).displayWidth
        (line, width) = (margin, margin.count)
      }
      line += piece
      width += pieceWidth
      isBegun = true
    }
    return lines + [line]
  }

  /// Returns the lines of a text as a terminal shows them: none is broken within a word.
  ///
  /// Continuation lines are indented to where the text of the line begins, after its time or label.
  package func broken(to columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).flatMap { line in
      line.displayWidth > columns
        ? line.wrapped(to: columns, indent: line.textColumn(within: columns / 3)) : [line]
    }
  }

  /// The column of the text behind a label: after the first two blanks in a row, if they are within
  /// `columns`, else after the blanks at the beginning.
  private func textColumn(within columns: Int) -> Int {
    let plain = withoutStyles
    let blanks = plain.prefix { $0 == " " }.count
    let rest = plain.dropFirst(blanks)
    guard let gap = rest.firstRange(of: "  ") else { return blanks }
    let label = rest[..<gap.lowerBound]
    let column =
      blanks + String(label).displayWidth + rest[gap.lowerBound...].prefix { $0 == " " }.count
    return column <= columns ? column : blanks
  }

  /// The text without the colours of `Paint`.
  private var withoutStyles: String {
    guard utf8.contains(0x1B) else { return self }
    return split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated().map {
      $0 == 0 ? $1 : $1.drop { $0 != "m" }.dropFirst()
    }.joined()
  }
}

extension Substring {
  /// Returns the words, each with the number of blanks before it.
  ///
  /// A number and the word behind it are one, if they fit into a number of columns.
  fileprivate func wordsToWrap(within columns: Int) -> [(gap: Int, word: String)] {
    var words: [(gap: Int, word: String)] = []
    var gap = 0
    var isCounting = false
    for (index, part) in split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { gap += 1 }
      guard !part.isEmpty else { continue }
      if isCounting, gap == 1, let last = words.last?.word,
        last.displayWidth + 1 + String(part).displayWidth <= columns
      {
        words[words.count - 1].word += " " + part
      } else {
        words.append((gap, String(part)))
      }
      isCounting = part.last?.isNumber == true && part.allSatisfy { $0.isNumber || $0 == "(" }
      gap = 0
    }
    return words
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
