package import DateWords
package import Foundation
package import Localization
package import Recurrence
package import Text

/// Reads dates and times as people write them: `2026-01-15T09:00`, `tomorrow 18:00`, `in 3 days`.
///
/// English is always read, and the language in force besides.
package struct MomentText: Sendable {
  private let now: Date
  private let zone: TimeZone
  private let direction: DateWords.Direction
  private var readsZones = true

  /// Creates a reader on the wall clock of a zone; a field of the past, such as the time of a
  /// completion, looks back where a text could mean an earlier and a later day.
  package init(now: Date, in zone: TimeZone, direction: DateWords.Direction = .future) {
    self.now = now
    self.zone = zone
    self.direction = direction
  }

  private var words: DateWords {
    let localizer = Localizer.current
    return DateWords(
      now: now, in: zone, direction: direction, language: localizer.language,
      firstWeekday: localizer.firstWeekday, readsZones: readsZones)
  }

  /// The same reader, to which the name of a city behind a time is no zone.
  var withoutZones: MomentText {
    var reader = self
    reader.readsZones = false
    return reader
  }

  /// Reads a length of minutes, hours, days or weeks: `2h`, `1h30min`, `half an hour`; `nil` if the
  /// text is none, but perhaps a date.
  ///
  /// - Throws: `ElapsedTimeError.outOfRange`.
  func length(_ text: String) throws -> ElapsedTime? {
    try ElapsedTime.ifLength(text) ?? words.elapsed(text)
  }

  /// Returns the end of a snooze or a pause without the word before it: `until tomorrow`.
  func withoutEndWord(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let dates = [English().dates, Localizer.current.language.dates]
    guard words.count > 1, dates.contains(where: { $0.beforeEnds.contains(words[0].lowercased()) })
    else { return text }
    return words.dropFirst().joined(separator: " ")
  }

  /// Reads a length of minutes and hours, or of days and weeks, in words.
  func steps(_ text: String) -> (minutes: Int, days: Int)? { words.steps(text) }

  /// True for a length of time without `in` or `ago`, also of months: `2 weeks`, `a month`.
  func isLength(_ text: String) -> Bool { words.isLength(text) }

  /// True for a length of days and longer without `in` or `ago`: `2 weeks`, `a month`.
  func isLengthOfDays(_ text: String) -> Bool { words.isLengthOfDays(text) }

  /// Returns the day that a length of days leads to from another one; `nil` for anything else.
  func day(_ length: String, after day: LocalDateTime) -> LocalDateTime? {
    words.day(length, after: day)
  }

  /// True for a month with its year, which is no day: `march 2027`.
  func isMonthOfYear(_ text: String) -> Bool { words.isMonthOfYear(text) }

  /// Reads a span of a day in its canonical form, `15:00-16:45`; `nil` for anything else.
  ///
  /// Two whole hours are one only beside a date or a rule.
  func span(_ text: String, isBesideDate: Bool) -> String? {
    words.span(text, isBesideDate: isBesideDate).map { "\($0.first)-\($0.last)" }
  }

  /// Reads a time of day alone: `18:00`, `6pm`, `noon`, `evening`; `nil` for anything else.
  func timeOfDay(_ text: String) -> TimeOfDay? { words.timeOfDay(text) }

  /// Reads a time of day that stands behind a date or a rule, also `at 7`, `18.30` and `half past
  /// six`; `nil` for anything else.
  func timeBehindDate(_ text: String) -> TimeOfDay? { words.timeBehindDate(text) }

  /// Reads several times of day in a list, `8:00 and 20:00`; `nil` for anything else.
  ///
  /// With `readsHours`, a whole hour is one, as behind `at`.
  func timesOfDay(_ text: String, readsHours: Bool = false) -> [TimeOfDay]? {
    words.timesOfDay(text, readsHours: readsHours)
  }

  /// True if a text is the word for midnight, which is the end of its day.
  func isMidnight(_ text: String) -> Bool { words.isMidnight(text) }

  /// True if a text names a time of a clock: `fri 18:00`, `noon`, and neither `tonight` nor `in 90
  /// min`.
  func hasClockTime(_ text: String) -> Bool { (try? words.reading(text))?.hasClockTime == true }

  /// True for a part of the day alone, such as `evening`.
  func isPartOfDay(_ text: String) -> Bool { words.isPartOfDay(text) }

  /// True for a text that is more than a day.
  package func hasTime(_ text: String) -> Bool { (try? ifMoment(text))?.isDay == false }

  /// Reads a day without its month, such as `28th`; `nil` for anything else.
  func dayOfMonth(_ text: String) -> Int? { words.dayOfMonth(in: text) }

  /// Reads a text; `refusal` says what it is not, with a quoted suggestion.
  ///
  /// - Throws: `Refusal`, which blames the field.
  package func moment(
    _ text: String, field: RequestField? = nil, else refusal: ((String?) -> any Phrase)? = nil
  ) throws -> Moment {
    if let moment = try ifMoment(text, field: field) { return moment }
    let meant = suggestion(for: text)
    let suggestion = meant?.quoted
    throw Refusal(
      .usage, field,
      refusal?(suggestion) ?? DatePhrase.notMoment(text.quoted, suggestion: suggestion)
    ).offering(meant, for: text)
  }

  /// Reads a text; `nil` if it is none of a date or time.
  ///
  /// - Throws: `Refusal` if the text could be two days, or names a day that does not exist.
  func ifMoment(_ text: String, field: RequestField? = nil) throws -> Moment? {
    do {
      let moment = try words.moment(text)
      guard case .instant(let date) = moment, !Moment.range.contains(date) else { return moment }
      throw DateWordsError.impossible(text, expected: .instants)
    } catch DateWordsError.unreadable {
      return nil
    } catch {
      throw Refusal(error, field: field) ?? error
    }
  }

  /// Returns the word of dates, of six letters or more, that a word is one letter away from, or two
  /// between its ends (`tommorow`); `nil` for other words, and for plurals.
  func slip(_ word: String) -> String? {
    guard word.count >= 5, word.allSatisfy({ $0.isLetter || "'’ʼ".contains($0) }) else {
      return nil
    }
    let known = Localizer.current.language.dates.spelledWords + English().dates.spelledWords
    return known.first { meant in
      guard meant.count >= 6, abs(word.count - meant.count) <= 2, word != meant + "s" else {
        return false
      }
      let distance = Spelling.distance(word, meant)
      let hasEnds = word.prefix(2) == meant.prefix(2) && word.suffix(2) == meant.suffix(2)
      return distance == 1 || distance == 2 && meant.count >= 8 && hasEnds
    }
  }

  /// Returns the text that was probably meant: with one word spelled as dates have it; `nil` if
  /// there is none that can be read.
  private func suggestion(for text: String) -> String? {
    let typed = text.split(separator: " ").map(String.init)
    guard typed.count <= 6 else { return nil }
    let known = Localizer.current.language.dates.spelledWords + English().dates.spelledWords
    for (index, word) in typed.enumerated()
    where word.count >= 3 && word.contains(where: \.isLetter) {
      guard let nearest = Suggestion.nearest(to: word, among: known), nearest != word else {
        continue
      }
      var words = typed
      words[index] = nearest
      let meant = words.joined(separator: " ")
      let ahead = ["in"] + Localizer.current.language.dates.ahead.prefix(1)
      for text in [meant] + ahead.map({ "\($0) \(meant)" }) {
        if (try? self.words.moment(text)) != nil { return text }
      }
    }
    return nil
  }

  /// Returns how many days a text names, of which `first` is the first: all those of `next month`.
  func span(of text: String, from first: LocalDateTime) -> Int { words.span(of: text, from: first) }

  /// Returns the next such time of day, today or tomorrow; midnight is the end of a day.
  func next(_ time: TimeOfDay) throws -> Moment {
    try moment(time.hour == 0 && time.minute == 0 ? "midnight" : "\(time)")
  }

  /// Reads an instant; `meaning` decides which second stands for a day.
  package func date(
    _ text: String, dayMeans meaning: Moment.DayMeaning, field: RequestField? = nil
  ) throws -> Date {
    try moment(text, field: field).date(in: zone, dayMeans: meaning)
  }

  /// Reads a wall-clock reading; `meaning` decides which second stands for a day.
  func local(
    _ text: String, dayMeans meaning: Moment.DayMeaning, field: RequestField
  ) throws -> LocalDateTime {
    try moment(text, field: field).localDateTime(in: zone, dayMeans: meaning)
  }

  /// Reads an instant; a day without a time takes the time of day of `clock` (E3).
  func date(
    _ text: String, clock: LocalDateTime, field: RequestField,
    else refusal: ((String?) -> any Phrase)? = nil
  ) throws -> Date {
    let moment = try moment(text, field: field, else: refusal)
    guard case .day = moment else { return moment.date(in: zone, dayMeans: .start) }
    return moment.localDateTime(in: zone, dayMeans: .start).at(sameTimeAs: clock).date(in: zone)
  }

  /// Reads a wall-clock reading; a day without a time takes the time of day of `clock` (E3).
  func local(
    _ text: String, clock: LocalDateTime, field: RequestField
  ) throws -> LocalDateTime {
    let moment = try moment(text, field: field)
    guard case .day = moment else { return moment.localDateTime(in: zone, dayMeans: .start) }
    return moment.localDateTime(in: zone, dayMeans: .start).at(sameTimeAs: clock)
  }

  /// Reads when a task was done; a day without a time takes the present time of day (E3).
  package func completion(_ text: String) throws -> Date {
    try date(text, clock: LocalDateTime(now, in: zone), field: .at)
  }
}

extension JSON {
  /// An instant on the wall clock of a zone, or null.
  package init(_ date: Date?, in zone: TimeZone) {
    self = date.map { .string(Instant.text($0, in: zone)) } ?? .null
  }
}

/// Lengths of time as the forms take them: `90s`, `5min`, `24h`, `3d`.
package enum LengthText {
  /// Returns a length of seconds in the largest unit that divides it; days are used from two on.
  package static func of(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    if whole % 86_400 == 0, whole >= 172_800 { return "\(whole / 86_400)d" }
    if whole % 3600 == 0 { return "\(whole / 3600)h" }
    if whole % 60 == 0 { return "\(whole / 60)min" }
    return "\(whole)s"
  }
}

/// The next morning, which is what "until tomorrow" means.
package enum Tomorrow {
  /// Returns the beginning of the next day on the wall clock of a zone; 08:00 unless given.
  package static func morning(
    after now: Date, in zone: TimeZone, at start: TimeOfDay = .defaultDayStart
  ) -> Date {
    let noon = now.addingTimeInterval(86_400)
    let today = LocalDateTime(now, in: zone).daysSinceEpoch
    var day = LocalDateTime(noon, in: zone)
    // 24 hours later may be two days later, or the same day, on a day of 23 or 25 hours.
    if day.daysSinceEpoch != today + 1 {
      let hours = day.daysSinceEpoch > today + 1 ? -2.0 : 2.0
      day = LocalDateTime(noon.addingTimeInterval(hours * 3600), in: zone)
    }
    return day.at(start).date(in: zone)
  }
}

/// Days that are numbered from 1970-01-01, as dates.
package enum LocalDays {
  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)

  /// 0001-01-01.
  package static let first = -719_162
  /// 9999-12-31.
  package static let last = 2_932_896

  /// Returns the date of a day, at 00:00.
  package static func date(_ day: Int) -> LocalDateTime { epoch.addingDays(day) }

  /// Returns a day as `2026-03-05`.
  package static func text(_ day: Int) -> String { date(day).dateText }

  /// Returns a day for readers, with its year: `Thu 5 Mar 2026`.
  package static func heading(_ day: Int) -> String {
    Localizer.current.dayHeading(LocalTime(date(day)))
  }
}
