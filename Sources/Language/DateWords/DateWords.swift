public import Foundation
public import Localization
public import Recurrence
import Text

/// Reads dates and times in words: `tomorrow`, `fri 18:00`, `in 3 days`, `15 jan`, `у п'ятницю о
/// 9:00`.
///
/// English is always read, and a second language besides. Everything is relative to now on the wall
/// clock of a zone. What `Moment.init(parsing:)` reads keeps its meaning.
public struct DateWords: Sendable {
  /// Which way a field looks where a text could mean an earlier and a later day.
  public enum Direction: Sendable {
    case future, past
  }

  let now: Date
  let zone: TimeZone
  let direction: Direction
  let vocabularies: [DateVocabulary]
  /// Now on the wall clock.
  let local: LocalDateTime

  /// Creates a reader; `language` is read beside English.
  public init(
    now: Date, in zone: TimeZone, direction: Direction, language: any Language = English()
  ) {
    self.now = now
    self.zone = zone
    self.direction = direction
    vocabularies =
      language.code == "en" ? [English().dates] : [English().dates, language.dates]
    local = LocalDateTime(now, in: zone)
  }

  /// Reads a text.
  ///
  /// - Returns: A day for a date without a time, a wall-clock moment for a date with a time or for
  /// a time alone, an instant for `now` and for lengths such as `in 3 days`.
  /// - Throws: `DateWordsError.unreadable`, `.ambiguous` for what could mean two days, and
  ///   `.impossible` for a date or time that does not exist.
  public func moment(_ text: String) throws(DateWordsError) -> Moment {
    do {
      return try Moment(parsing: text)
    } catch .outOfRange(let text, let expected) {
      throw .impossible(text, expected: expected)
    } catch {
      return try words(text)
    }
  }

  private func words(_ text: String) throws(DateWordsError) -> Moment {
    let tokens = Self.tokens(text)
    guard !tokens.isEmpty, tokens.count <= 12 else { throw .unreadable(text) }
    if let instant = relative(tokens) { return .instant(instant) }
    // A date and a time in either order; the split is tried at every word.
    for split in (0...tokens.count).reversed() {
      let (head, tail) = (Array(tokens[..<split]), Array(tokens[split...]))
      if let moment = try combined(date: head, time: tail, text) { return moment }
      if let moment = try combined(date: tail, time: head, text) { return moment }
    }
    throw .unreadable(text)
  }

  private func combined(
    date: [String], time: [String], _ text: String
  ) throws(DateWordsError) -> Moment? {
    let (date, time) = (withoutFiller(date), withoutFiller(time))
    let clock = time.isEmpty ? nil : clock(time)
    if !time.isEmpty, clock == nil { return nil }
    guard !date.isEmpty else { return clock.map { .local(nearest($0)) } }
    switch day(date) {
    case nil: return nil
    case .ambiguous(let first, let second):
      throw .ambiguous(text, first: first.dateText, second: second.dateText)
    case .day(let day):
      guard let clock else { return .day(year: day.year, month: day.month, day: day.day) }
      return .local(clock.on(day))
    }
  }

  /// Splits a text into words in lower case; commas and the kinds of apostrophes make no
  /// difference.
  static func tokens(_ text: String) -> [String] {
    Apostrophe.plain(text.lowercased()).split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// Leaves out `at`, `on`, `о` and the like before a date or a time.
  private func withoutFiller(_ words: [String]) -> [String] {
    guard let first = words.first, words.count > 1,
      vocabularies.contains(where: { $0.fillers.contains(first) })
    else { return words }
    return Array(words.dropFirst())
  }

  /// True if the words are one of the forms of an entry in any of the languages.
  func matches(_ words: [String], _ entry: (DateVocabulary) -> [String]) -> Bool {
    let text = words.joined(separator: " ")
    return vocabularies.contains { entry($0).contains(text) }
  }

  /// Returns the index of the entry that has a word in any of the languages.
  func index(of word: String, in entries: (DateVocabulary) -> [[String]]) -> Int? {
    let word = word.hasSuffix(".") ? String(word.dropLast()) : word
    for vocabulary in vocabularies {
      if let index = entries(vocabulary).firstIndex(where: { $0.contains(word) }) { return index }
    }
    return nil
  }
}
