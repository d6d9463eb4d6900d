/// A word of a quick line, with its place in it in characters.
struct QuickWord: Sendable, Hashable {
  /// The text without its quotes.
  let text: String
  /// Where it begins, from 0.
  let from: Int
  /// Where it ends, exclusive.
  let to: Int
  /// True if it stood in double quotes, so that it belongs to the name.
  var isQuoted = false

  /// The word without a comma at its end, unless it stood in quotes.
  var withoutComma: QuickWord {
    guard !isQuoted, text.hasSuffix(",") else { return self }
    return QuickWord(text: String(text.dropLast()), from: from, to: to - 1)
  }

  /// Splits a line at white space; double quotes keep words together, also behind `@` and `#`.
  ///
  /// Text that follows a closing quote without white space belongs to the same word of the name. An
  /// unclosed quote is an ordinary character.
  static func words(of line: String) -> [QuickWord] {
    let characters = Array(line)
    var words: [QuickWord] = []
    var index = 0
    while index < characters.count {
      guard !characters[index].isWhitespace else {
        index += 1
        continue
      }
      let start = index
      var text = ""
      var isQuoted = false
      while index < characters.count, !characters[index].isWhitespace {
        let isValue = text == "@" || text == "#"
        guard text.isEmpty || isQuoted || isValue, characters[index] == "\"",
          let close = characters[(index + 1)...].firstIndex(of: "\""), close > index + 1
        else {
          text.append(characters[index])
          index += 1
          continue
        }
        text += String(characters[(index + 1)..<close])
        index = close + 1
        if isValue { break }
        isQuoted = true
      }
      words.append(QuickWord(text: text, from: start, to: index, isQuoted: isQuoted))
    }
    return words
  }
}
