import Foundation
import Localization
import Recurrence
import Text

/// A timestamp of org or a range of two, with its repeater and its warning period; or an expression
/// of the diary.
///
/// Timestamps are found by hand: each part of a line is looked at once, whatever stands in it.
struct OrgStamp {
  /// The date, the first one of a range; `nil` for an expression.
  let date: ItemDate?
  /// The last date of a range of days; `nil` for a single date.
  private(set) var end: ItemDate?
  /// The length of a span of time, `11:30-12:00`, in minutes.
  private(set) var minutes: Int?
  /// `+`, `++` or `.+`.
  private(set) var mark: String?
  private(set) var minimum: String?
  private(set) var maximum: String?
  private(set) var warning: String?
  /// The rule of an expression, as `--every` takes it.
  private var days: String?

  /// Reads a timestamp with its brackets, a range of two, or an expression.
  ///
  /// - Throws: `ExchangeFailure` for a date or a time that does not exist, and for what is no
  ///   repeater.
  init(_ text: Substring) throws(ExchangeFailure) {
    let failure = ExchangeFailure(ExchangePhrase.notDate(String(text).quoted))
    if text.hasPrefix("<%%") {
      guard let days = Self.days(of: text) else {
        throw ExchangeFailure(ExchangePhrase.notRule(String(text).quoted))
      }
      (date, self.days) = (nil, days)
      return
    }
    let close = text.firstIndex { $0 == ">" || $0 == "]" }
    guard let close, Self.beginsWithDate(text.dropFirst()),
      let day = ItemDate(day: text.dropFirst().prefix(10))
    else { throw failure }
    var words = text[..<close].dropFirst(11).split(whereSeparator: \.isWhitespace)[...]
    if let word = words.first, Self.isDayName(word) { words.removeFirst() }
    var date = day
    if let word = words.first,
      let match = word.prefixMatch(of: /(\d{1,2}:\d\d)(?:-(\d{1,2}:\d\d))?/)
    {
      guard let begin = try? TimeOfDay(parsing: String(match.1)) else { throw failure }
      date = ItemDate(day.local.at(begin), isDay: false)
      if let text = match.2 {
        guard let end = try? TimeOfDay(parsing: String(text)) else { throw failure }
        let length = (end.hour - begin.hour) * 60 + end.minute - begin.minute
        minutes = length < 0 ? length + 1440 : length
      }
      words[words.startIndex] = word[match.range.upperBound...]
    }
    self.date = date
    for word in words where !word.isEmpty {
      if let cookie = word.wholeMatch(of: /(\.\+|\+\+|\+)(\d+[hdwmy])(?:\/(\d+[hdwmy]))?/) {
        mark = String(cookie.1)
        (minimum, maximum) =
          cookie.3.map { (String(cookie.2), String($0)) }
          ?? (nil, String(cookie.2))
      } else if let cookie = word.wholeMatch(of: /--?(\d+[hdwmy])/) {
        warning = String(cookie.1)
      } else {
        throw failure
      }
    }
    let rest = text[text.index(after: close)...].drop { $0 == "-" }
    guard !rest.isEmpty else { return }
    guard let last = try Self(rest).date, last.local >= date.local else { throw failure }
    let seconds = last.local.date(in: .gmt).timeIntervalSince(date.local.date(in: .gmt))
    if !date.isDay, !last.isDay, seconds < 86_400 {
      minutes = Int(seconds / 60)
    } else if last.local != date.local {
      end = last
    }
  }

  /// The date on which it is due: the last one of a range.
  var due: ItemDate? { end ?? date }
  /// The date from which a range of days is open.
  var opens: ItemDate? { end == nil ? nil : date }

  private static func isDayName(_ word: Substring) -> Bool {
    word.allSatisfy { !$0.isNumber && !"<>[]+.-:".contains($0) }
  }

  /// Returns the rule of `<%%(diary-float t 4 2)>`, the second Thursday of each month; `nil` for
  /// any other expression.
  ///
  /// Source: the Emacs manual, Special Diary Entries; days count from Sunday.
  private static func days(of text: Substring) -> String? {
    let pattern = /<%%\(\s*(?:diary|org)-float\s+(t|\d{1,2})\s+([0-6])\s+(-?\d)\s*\)\s*>/
    guard let match = text.wholeMatch(of: pattern), let number = Int(match.2),
      let weekday = Weekday(rawValue: (number + 6) % 7),
      let ordinal = Int(match.3).flatMap(Ordinal.init(rawValue:))
    else { return nil }
    let day = "\(ordinal.symbol) \(weekday.symbol)"
    guard match.1 != "t" else { return "1mo on \(day)" }
    guard let month = Int(match.1), (1...12).contains(month) else { return nil }
    return "1y on \(day) of \(RecurrenceRule.monthNames[month - 1])"
  }

  static func period(_ text: String) -> String {
    text.hasSuffix("m") ? text.dropLast() + "mo" : text
  }

  /// The repeater as a rule has it.
  var every: String? {
    days
      ?? maximum.map { maximum in
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

  /// Returns the first timestamp between two brackets, with them, or the first range; `nil` for
  /// none.
  static func first(in text: Substring, open: Character = "<") -> Substring? {
    var rest = text
    while let start = rest.firstIndex(of: open) {
      rest = rest[start...]
      if beginsWithDate(rest.dropFirst()) || rest.hasPrefix("<%%(") {
        // Without an end, no later one has an end either.
        return extent(of: rest)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns the timestamp or range at the beginning of a text; `nil` without its end.
  private static func extent(of text: Substring) -> Substring? {
    let close: Character = text.first == "[" ? "]" : ">"
    guard let end = text.firstIndex(of: close) else { return nil }
    let rest = text[text.index(after: end)...]
    guard rest.hasPrefix("--"), rest.dropFirst(2).first == text.first,
      beginsWithDate(rest.dropFirst(3)), let last = rest.firstIndex(of: close)
    else { return text[...end] }
    return text[...last]
  }

  /// True for a text that has a timestamp with a repeater, or an expression.
  static func repeats(in text: Substring) -> Bool {
    var rest = text
    while let found = first(in: rest) {
      if (try? Self(found))?.every != nil { return true }
      rest = rest[found.endIndex...]
    }
    return false
  }

  /// True for a text that is one timestamp or range and nothing else.
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
      let whole = extent(of: stamp) ?? stamp
      found.append((keyword, whole))
      rest = stamp[whole.endIndex...]
    }
    return found
  }
}
