import Recurrence
import Text

/// A timestamp of org with its repeater and its warning period.
///
/// Timestamps are found by hand: each part of a line is looked at once, whatever stands in it.
struct OrgStamp {
  let date: ItemDate
  /// `+`, `++` or `.+`.
  private(set) var mark: String?
  private(set) var minimum: String?
  private(set) var maximum: String?
  private(set) var warning: String?

  /// Reads a timestamp with its brackets.
  init?(_ text: Substring) {
    guard let open = text.first, open == "<" || open == "[", Self.beginsWithDate(text.dropFirst()),
      let day = ItemDate(day: text.dropFirst().prefix(10))
    else { return nil }
    let rest = text.dropFirst(11).prefix { $0 != ">" && $0 != "]" }
    var words = rest.split(whereSeparator: \.isWhitespace)[...]
    var date = day
    if rest.first?.isWhitespace == true {
      if let word = words.first, Self.isDayName(word) { words.removeFirst() }
      if let word = words.first,
        let match = word.prefixMatch(of: /(\d{1,2}:\d\d)(?:-\d{1,2}:\d\d)?/)
      {
        guard let clock = try? TimeOfDay(parsing: String(match.1)) else { return nil }
        date = ItemDate(day.local.at(clock), isDay: false)
        words[words.startIndex] = word[match.range.upperBound...]
      }
    }
    self.date = date
    for word in words where word.first.map("+.-".contains) == true {
      if let cookie = word.wholeMatch(of: /(\.\+|\+\+|\+)(\d+[hdwmy])(?:\/(\d+[hdwmy]))?/) {
        mark = String(cookie.1)
        (minimum, maximum) =
          cookie.3.map { (String(cookie.2), String($0)) }
          ?? (nil, String(cookie.2))
      } else if let cookie = word.wholeMatch(of: /--?(\d+[hdwmy])/) {
        warning = String(cookie.1)
      }
    }
  }

  private static func isDayName(_ word: Substring) -> Bool {
    word.allSatisfy { !$0.isNumber && !"<>[]+.-".contains($0) }
  }

  static func period(_ text: String) -> String {
    text.hasSuffix("m") ? text.dropLast() + "mo" : text
  }

  /// The repeater as a rule has it.
  var every: String? {
    maximum.map { maximum in
      minimum.map { "\(Self.period($0))-\(Self.period(maximum))" } ?? Self.period(maximum)
    }
  }

  // MARK: Finding

  /// True for a text that begins as `2026-01-15`.
  private static func beginsWithDate(_ text: Substring) -> Bool {
    let bytes = text.utf8.prefix(10)
    return bytes.count == 10
      && zip(bytes, 0...).allSatisfy { byte, index in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : 48...57 ~= byte
      }
  }

  /// Returns the first timestamp between two brackets, with them; `nil` for none.
  static func first(in text: Substring, open: Character = "<", close: Character = ">") -> Substring?
  {
    var rest = text
    while let start = rest.firstIndex(of: open) {
      rest = rest[start...]
      if beginsWithDate(rest.dropFirst()) {
        // Without an end, no later one has an end either.
        return rest.firstIndex(of: close).map { rest[...$0] }
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// True for a text that has a timestamp with a repeater.
  static func repeats(in text: Substring) -> Bool {
    var rest = text
    while let found = first(in: rest) {
      if Self(found)?.every != nil { return true }
      rest = rest[found.endIndex...]
    }
    return false
  }

  /// True for a text that is one timestamp and nothing else.
  static func isOnly(_ text: Substring) -> Bool {
    text.first == "<" && text.last == ">" && first(in: text).map { $0.endIndex } == text.endIndex
  }

  /// The words before a timestamp that say what it is.
  enum Keyword: String, CaseIterable {
    case scheduled = "SCHEDULED:"
    case deadline = "DEADLINE:"
    case closed = "CLOSED:"
  }

  /// Returns the timestamps of a planning line with their keywords, in their order.
  static func planned(in text: Substring) -> [(keyword: Keyword, stamp: Substring)] {
    var found: [(Keyword, Substring)] = []
    var rest = text
    while let colon = rest.firstIndex(of: ":") {
      let before = rest[...colon]
      rest = rest[rest.index(after: colon)...]
      guard let keyword = Keyword.allCases.first(where: { before.hasSuffix($0.rawValue) }) else {
        continue
      }
      let stamp = rest.drop(while: \.isWhitespace)
      guard stamp.first == "<" || stamp.first == "[" else { continue }
      guard let end = stamp.firstIndex(where: { $0 == ">" || $0 == "]" }) else { break }
      found.append((keyword, stamp[...end]))
      rest = stamp[stamp.index(after: end)...]
    }
    return found
  }
}
