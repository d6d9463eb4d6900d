package import Foundation
package import Localization
package import Recurrence
import Text

/// Reads dates and times in words: `tomorrow`, `fri 18:00`, `in 3 days`, `15 jan`, `у п'ятницю о
/// 9:00`.
///
/// English is always read, and a second language besides. Everything is relative to now on the wall
/// clock of a zone. What `Moment.init(parsing:)` reads keeps its meaning.
package struct DateWords: Sendable {
  /// Which way a field looks where a text could mean an earlier and a later day.
  package enum Direction: Sendable {
    case future, past
  }

  let now: Date
  let zone: TimeZone
  let direction: Direction
  let vocabularies: [DateVocabulary]
  /// The endings of a time on a 12-hour clock, and whether each is that of the afternoon.
  let dayPeriods: [(String, Bool)]
  /// The first day of the week, 0 for Sunday.
  let firstWeekday: Int
  /// True if a time may be followed by the name of the zone on whose wall clock it is.
  private let readsZones: Bool
  /// Now on the wall clock.
  let local: LocalDateTime

  /// Creates a reader; `language` is read beside English.
  ///
  /// `firstWeekday`, 0 for Sunday, says where a week ends. With `readsZones`, `18:00 New York` is a
  /// time on that wall clock.
  package init(
    now: Date, in zone: TimeZone, direction: Direction, language: any Language = English(),
    firstWeekday: Int = 1, readsZones: Bool = true
  ) {
    self.readsZones = readsZones
    self.firstWeekday = firstWeekday
    self.now = now
    self.zone = zone
    self.direction = direction
    vocabularies =
      language.code == "en" ? [English().dates] : [English().dates, language.dates]
    local = LocalDateTime(now, in: zone)
    let own = language.dayPeriods
    dayPeriods = [
      ("am", false), ("pm", true), ("a.m.", false), ("p.m.", true),
      (own.am.lowercased(), false), (own.pm.lowercased(), true),
    ]
  }

  /// The same reader for a field that looks the other way.
  var reversed: DateWords {
    DateWords(copying: self, direction: direction == .future ? .past : .future)
  }

  private init(copying other: DateWords, zone: TimeZone) {
    (now, self.zone, local) = (other.now, zone, LocalDateTime(other.now, in: zone))
    (vocabularies, dayPeriods) = (other.vocabularies, other.dayPeriods)
    (firstWeekday, readsZones, direction) = (other.firstWeekday, false, other.direction)
  }

  private init(copying other: DateWords, direction: Direction) {
    (now, zone, local) = (other.now, other.zone, other.local)
    (vocabularies, dayPeriods) = (other.vocabularies, other.dayPeriods)
    (firstWeekday, readsZones, self.direction) = (other.firstWeekday, other.readsZones, direction)
  }

  /// A text that was read.
  package struct Reading: Sendable, Hashable {
    /// The moment or day that it means.
    package let moment: Moment
    /// True if it names a time of a clock, and not only a day, a length such as `in 90 min`, or a
    /// part of a day such as `tonight`.
    package let hasClockTime: Bool
  }

  /// Reads a text.
  ///
  /// - Returns: A day for a date without a time, a wall-clock moment for a date with a time or for
  /// a time alone, an instant for `now` and for lengths such as `in 3 days`.
  /// - Throws: `DateWordsError.unreadable`, `.ambiguous` for what could mean two days, and
  ///   `.impossible` for a date or time that does not exist.
  package func moment(_ text: String) throws(DateWordsError) -> Moment {
    try reading(text).moment
  }

  /// Reads a text, and says whether a time of a clock is named.
  ///
  /// - Throws: As `moment`.
  package func reading(_ text: String) throws(DateWordsError) -> Reading {
    do {
      let moment = try Moment(parsing: text)
      if case .day = moment { return Reading(moment: moment, hasClockTime: false) }
      return Reading(moment: moment, hasClockTime: true)
    } catch .outOfRange(let date, let expected) {
      throw .impossible(date, expected: expected)
    } catch {
      return try words(text)
    }
  }

  private func words(_ text: String) throws(DateWordsError) -> Reading {
    let tokens = Self.tokens(text)
    guard !tokens.isEmpty, tokens.count <= 14 else { throw .unreadable(text) }
    if let instant = instant(tokens) {
      return Reading(moment: .instant(instant), hasClockTime: false)
    }
    if let hour = partOfToday(tokens) {
      let moment = ClockReading(hour: hour, minute: 0).on(local)
      return Reading(moment: .local(moment), hasClockTime: false)
    }
    if direction == .past, let hour = hour(tokens, of: \.partsOfYesterday) {
      let moment = ClockReading(hour: hour, minute: 0).on(local.addingDays(-1))
      return Reading(moment: .local(moment), hasClockTime: false)
    }
    // A date and a time in either order; the split is tried at every word.
    for split in (0...tokens.count).reversed() {
      let (head, tail) = (Array(tokens[..<split]), Array(tokens[split...]))
      if let found = try combined(date: head, time: tail, .behind, text) { return found }
      if let found = try combined(date: tail, time: head, .before, text) { return found }
    }
    if readsZones, let instant = try onOtherClock(text) {
      return Reading(moment: .instant(instant), hasClockTime: true)
    }
    throw .unreadable(text)
  }

  /// Reads a time with the name of its zone behind it, as Passby prints it: `sat 4 apr 18:00 New
  /// York`.
  private func onOtherClock(_ text: String) throws(DateWordsError) -> Date? {
    guard text.contains(":") else { return nil }
    let words = text.split(separator: " ")
    for count in 1...3 where count < words.count {
      let name = words.suffix(count).joined(separator: " ").lowercased()
      guard let zone = Self.zones[name].flatMap({ TimeZone(identifier: $0) }) else { continue }
      let reader = DateWords(copying: self, zone: zone)
      let reading = try reader.words(words.dropLast(count).joined(separator: " "))
      if case .local(let local) = reading.moment { return local.date(in: zone) }
    }
    return nil
  }

  /// The zones by the last part of their name, in lower case.
  private static let zones = Dictionary(
    TimeZone.knownTimeZoneIdentifiers.map { identifier in
      let city = identifier.split(separator: "/").last ?? ""
      return (city == "GMT" ? "utc" : city.replacing("_", with: " ").lowercased(), identifier)
    }, uniquingKeysWith: { first, _ in first })

  private func combined(
    date: [String], time: [String], _ position: ClockPosition, _ text: String
  ) throws(DateWordsError) -> Reading? {
    let clock = time.isEmpty ? nil : clock(time, date.isEmpty ? .alone : position)
    if !time.isEmpty, clock == nil { return nil }
    func at(_ local: LocalDateTime) -> Reading {
      Reading(moment: .local(local), hasClockTime: clock?.isPartOfDay == false)
    }
    guard !date.isEmpty else { return clock.map { at(nearest($0)) } }
    if let clock, let hour = partOfToday(date) {
      let isLater = hour > 12 && (1..<12).contains(clock.hour) && !clock.isMidnight
      return at((isLater ? clock.inAfternoon : clock).on(local))
    }
    switch day(withoutFiller(date)) {
    case nil: return nil
    case .ambiguous(let first, let second):
      throw .ambiguous(text, first: first.dateText, second: second.dateText)
    case .otherWeekday(let day, let weekday):
      throw .otherWeekday(text, date: day, weekday: weekday)
    case .impossible(let expected):
      throw .impossible(text, expected: expected)
    case .day(let day):
      if let clock { return at(clock.on(day)) }
      let moment = Moment.day(year: day.year, month: day.month, day: day.day)
      return Reading(moment: moment, hasClockTime: false)
    }
  }

  /// Returns the hour that stands for a part of today, such as `tonight`.
  private func partOfToday(_ words: [String]) -> Int? { hour(words, of: \.partsOfToday) }

  /// Returns the hour that words stand for in a vocabulary.
  func hour(_ words: [String], of parts: (DateVocabulary) -> [Int: [String]]) -> Int? {
    let text = words.joined(separator: " ")
    for vocabulary in vocabularies {
      if let hour = parts(vocabulary).first(where: { $0.value.contains(text) })?.key { return hour }
    }
    return nil
  }

  /// Splits a text into words in lower case; commas and the kinds of apostrophes make no
  /// difference.
  static func tokens(_ text: String) -> [String] {
    // A comma with one digit behind it is a decimal one, `1,5`; with a point it could be a date.
    Apostrophe.plain(text.lowercased()).replacing(/(\d),(\d)(?!\d)/) { "\($0.1)·\($0.2)" }
      .split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// Leaves out `at`, `on`, `о` and the like before a date or a time.
  func withoutFiller(_ words: [String]) -> [String] {
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

/// Why a text is no date or time.
package enum DateWordsError: Error, Sendable, Hashable {
  /// The text is none of the forms that are read.
  case unreadable(String)
  /// The text could mean two days, given in ISO form.
  case ambiguous(String, first: String, second: String)
  /// The text names a weekday that is not that of its date: the date, and the nearest day of that
  /// weekday.
  case otherWeekday(String, date: LocalDateTime, weekday: LocalDateTime)
  /// The form is read, but there is no such date or time.
  case impossible(String, expected: ValueRange)
}
