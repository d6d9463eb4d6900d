import Foundation

/// Reasons why a text is no opening hours.
package enum OpeningHoursError: Error, Sendable, Hashable {
  /// There is nothing to read.
  case empty
  /// The text has more than the most characters.
  case tooLong
  /// A word that has no meaning there, or one of a part of the format that is not supported, such
  /// as `PH` or `sunrise`.
  case word(String)
  /// A time that no day has.
  case time(String)
  /// Days without times behind them.
  case noTimes(String)
  /// Another rule behind a comma, which begins with this day.
  case comma(String)
  /// Two spans of one rule that overlap.
  case overlap(String, String)
}

extension OpeningHours {
  /// Reads a text such as `Mo-Fr 08:00-12:00,13:00-18:00; Sa 09:00-13:00; Su off`, or `24/7`.
  ///
  /// - Throws: `OpeningHoursError`.
  package init(parsing text: String) throws(OpeningHoursError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.count <= Self.longestText else { throw .tooLong }
    var week = Array(repeating: [Range<Int>](), count: 7)
    var isEmpty = true
    for part in text.split(separator: ";", omittingEmptySubsequences: true) {
      var scanner = HoursScanner(String(part))
      guard !scanner.isAtEnd else { continue }
      isEmpty = false
      let rule = try scanner.rule()
      for day in rule.days { week[day] = rule.spans }
    }
    guard !isEmpty else { throw .empty }
    (self.text, self.week) = (text, week)
  }
}

/// Reads one rule, left to right; blanks count for nothing.
private struct HoursScanner {
  private let characters: [Character]
  private var index = 0

  private static let days = ["mo", "tu", "we", "th", "fr", "sa", "su"]
  private static let hyphens: Set<Character> = ["-", "–"]
  private static let marks: Set<Character> = [",", ":"]

  init(_ text: String) {
    characters = Array(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  var isAtEnd: Bool { index == characters.count }

  /// Reads days, and spans or `off`.
  mutating func rule() throws(OpeningHoursError) -> (days: Set<Int>, spans: [Range<Int>]) {
    if take(word: "24/7") {
      guard isAtEnd else { throw .word(nextWord) }
      return (Set(0..<7), [0..<1440])
    }
    let named = try dayList()
    let days = named ?? Set(0..<7)
    // Older texts have a colon behind the days.
    if named != nil { _ = take([":"]) }
    if take(word: "off") || take(word: "closed") {
      guard isAtEnd else { throw .word(nextWord) }
      return (days, [])
    }
    guard !isAtEnd else { throw .noTimes(String(characters)) }
    var spans = [try span()]
    while take([","]) {
      if let day = nextDay { throw .comma(day) }
      spans.append(try span())
    }
    guard isAtEnd else { throw .word(nextWord) }
    return (days, try Self.apart(spans, on: days))
  }

  /// Returns spans in order.
  ///
  /// - Throws: `OpeningHoursError.overlap` for two that share a minute, also over midnight on the
  ///   next day of the rule.
  private static func apart(
    _ spans: [Range<Int>], on days: Set<Int>
  ) throws(OpeningHoursError) -> [Range<Int>] {
    let sorted = spans.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    for (index, span) in sorted.enumerated() {
      for other in sorted[..<index] where other.upperBound > span.lowerBound {
        throw .overlap(text(other), text(span))
      }
    }
    if let last = sorted.max(by: { $0.upperBound < $1.upperBound }), let first = sorted.first,
      last.upperBound - 1440 > first.lowerBound,
      days.contains(where: { days.contains(($0 + 1) % 7) })
    {
      throw .overlap(text(last), text(first))
    }
    return sorted
  }

  private static func text(_ span: Range<Int>) -> String {
    func clock(_ minutes: Int) -> String {
      let time = minutes > 1440 ? minutes - 1440 : minutes
      let (hour, minute) = (time / 60, time % 60)
      return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
    return "\(clock(span.lowerBound))-\(clock(span.upperBound))"
  }

  // MARK: Days

  /// Reads `Mo`, `Mo-Fr` or `Sa-Mo`, several with commas; `nil` where times come at once.
  private mutating func dayList() throws(OpeningHoursError) -> Set<Int>? {
    guard !isAtEnd, !isTime, !isWord("off"), !isWord("closed") else { return nil }
    var days: Set<Int> = []
    repeat {
      let first = try day()
      var last = first
      if takeHyphen() { last = try day() }
      var day = first
      days.insert(day)
      while day != last {
        day = (day + 1) % 7
        days.insert(day)
      }
    } while take([","])
    return days
  }

  private mutating func day() throws(OpeningHoursError) -> Int {
    let word = nextWord
    guard let day = Self.days.firstIndex(of: word.lowercased()) else { throw .word(word) }
    skip(word)
    return day
  }

  /// The day that comes next, if one does.
  private var nextDay: String? {
    let word = nextWord
    return Self.days.contains(word.lowercased()) ? word : nil
  }

  // MARK: Spans

  /// True if a digit comes next.
  private var isTime: Bool { index < characters.count && characters[index].isASCIIDigit }

  /// Reads `08:00-18:00`; an end that is not later than the beginning is one of the next day.
  private mutating func span() throws(OpeningHoursError) -> Range<Int> {
    guard isTime else { throw isAtEnd ? .noTimes(String(characters)) : .word(nextWord) }
    let start = try time(upTo: 1439)
    guard takeHyphen() else {
      throw isAtEnd ? .noTimes(String(characters)) : .word(nextWord)
    }
    guard isTime else { throw isAtEnd ? .noTimes(String(characters)) : .word(nextWord) }
    let end = try time(upTo: 1440)
    return start..<(end > start ? end : end + 1440)
  }

  /// Reads a time of day, in minutes after midnight.
  private mutating func time(upTo latest: Int) throws(OpeningHoursError) -> Int {
    let word = nextTime
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    // `Int` would read a sign, too.
    guard word.allSatisfy({ $0 == ":" || ($0.isASCII && $0.isNumber) }),
      parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60,
      hour * 60 + minute <= latest
    else { throw .time(word) }
    skip(word)
    return hour * 60 + minute
  }

  /// The text up to the next blank, comma or hyphen.
  private var nextTime: String {
    String(
      characters[index...].prefix {
        $0 != "," && !$0.isWhitespace && !Self.hyphens.contains($0)
      })
  }

  // MARK: Characters

  /// The text up to the next blank, mark or hyphen; a mark that comes next, alone.
  private var nextWord: String {
    let rest = characters[index...]
    let word = rest.prefix {
      !$0.isWhitespace && !Self.marks.contains($0) && !Self.hyphens.contains($0)
    }
    return String(word.isEmpty ? rest.prefix(1) : word)
  }

  private mutating func skip(_ word: String) {
    index = min(index + word.count, characters.count)
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private mutating func take(_ marks: Set<Character>) -> Bool {
    guard index < characters.count, marks.contains(characters[index]) else { return false }
    skip(String(characters[index]))
    return true
  }

  private mutating func takeHyphen() -> Bool { take(Self.hyphens) }

  private func isWord(_ word: String) -> Bool { nextWord.lowercased() == word }

  private mutating func take(word: String) -> Bool {
    guard isWord(word) else { return false }
    skip(word)
    return true
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
