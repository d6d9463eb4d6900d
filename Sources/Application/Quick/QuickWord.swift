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

  /// Splits a line at white space; double quotes keep words together, also behind `@`.
  ///
  /// A quote that is never closed is a character like any other.
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
      let open = characters[index] == "@" ? index + 1 : index
      if open < characters.count, characters[open] == "\"",
        let close = characters[(open + 1)...].firstIndex(of: "\""), close > open + 1
      {
        let text = String(characters[start..<open]) + String(characters[(open + 1)..<close])
        index = close + 1
        words.append(
          QuickWord(text: text, from: start, to: index, isQuoted: open == start))
        continue
      }
      while index < characters.count, !characters[index].isWhitespace { index += 1 }
      words.append(QuickWord(text: String(characters[start..<index]), from: start, to: index))
    }
    return words
  }
}
