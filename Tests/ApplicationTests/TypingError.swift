import Localization

/// One error of the keyboard in a word of the date vocabulary: two letters swapped, a letter left
/// out, doubled, or replaced.
struct TypingError {
  /// The line with the error.
  let line: String
  /// The word that it has instead of the right one.
  let word: String

  /// Makes an error in a word of three letters or more, such that no other word of the vocabulary
  /// results; `nil` if the line has no such word.
  init?(in line: String, words: Set<String>, using random: inout some RandomNumberGenerator) {
    let characters = Array(line)
    let ranges = Self.ranges(of: characters).filter {
      $0.count >= 3 && words.contains(Self.plain(characters[$0]))
    }
    guard let range = ranges.randomElement(using: &random) else { return nil }
    for _ in 0..<20 {
      let word = Self.mistyped(Array(characters[range]), using: &random)
      guard !words.contains(Self.plain(word[...])),
        Self.plain(word[...]) != Self.plain(characters[range])
      else { continue }
      self.word = String(word)
      self.line = String(characters[..<range.lowerBound] + word + characters[range.upperBound...])
      return
    }
    return nil
  }

  /// Returns the single words of the dates, rules and markers of a language.
  static func words(of language: any Language) -> Set<String> {
    func texts(in value: Any) -> [String] {
      (value as? String).map { [$0] }
        ?? Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
    }
    let found = [language.dates as Any, language.quick].flatMap(texts)
    return Set(
      found.flatMap { $0.split(whereSeparator: \.isWhitespace).map { plain(Array($0)[...]) } })
  }

  private static func plain(_ word: ArraySlice<Character>) -> String {
    String(word).lowercased().replacing("’", with: "'")
  }

  /// The words of letters, and of apostrophes between them.
  private static func ranges(of characters: [Character]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, character) in (characters + [" "]).enumerated() {
      let isLetter = character.isLetter || start != nil && "'’".contains(character)
      if isLetter { start = start ?? index }
      if !isLetter, let from = start {
        ranges.append(from..<index)
        start = nil
      }
    }
    return ranges
  }

  private static func mistyped(
    _ word: [Character], using random: inout some RandomNumberGenerator
  ) -> [Character] {
    var word = word
    let index = Int.random(in: 0..<word.count - 1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: word.swapAt(index, index + 1)
    case 1: word.remove(at: index + Int.random(in: 0...1, using: &random))
    case 2: word.insert(word[index], at: index)
    default:
      let isLatin = word.contains { $0.isASCII }
      let letters = isLatin ? "abcdefghijklmnopqrstuvwxyz" : "абвгдеєжзиіїйклмнопрстуфхцчшщьюя"
      word[index] = letters.randomElement(using: &random) ?? "a"
    }
    return word
  }
}
