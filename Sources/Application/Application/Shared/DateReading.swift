import DateWords
package import Foundation
import Localization
import Model
import Recurrence
import Text

/// The meaning of a text in a field of dates, as the page shows it beside the field.
package struct DateReading: Sendable, Hashable {
  /// A kind of field: what it takes, and what a day without a time means there (E3).
  package enum Field: String, Sendable, CaseIterable {
    /// A day to come.
    case day
    /// A day to come, or all days of such words as `next week` (Q9).
    case days
    /// A day that may have passed; texts look back.
    case past
    /// A day to come, perhaps with a time.
    case moment
    /// The end of a silence, also a length; a day means its morning.
    case until
    /// When something was done; a day takes the present time of day.
    case done
    /// A time of day alone.
    case clock
  }

  /// The meaning for readers: `Sun 29 Nov 18:00`, with the year where it is another one.
  package let text: String
  /// The day: `2026-11-29`; `nil` for a time of day.
  package let day: String?
  /// The time of day, `18:00`, of a text that means more than a day.
  package let time: String?
  /// Words that mean the same for as long as the field may stand: what the calendar writes.
  package let words: String
  /// The instant that it begins at; `nil` for a time of day.
  package let date: Date?
}

extension DateReading {
  /// The days that a field offers, in words that it reads: near ones, or those that have passed.
  package static func nearDays(of field: Field) -> [String] {
    let language = Localizer.current.language
    let dates = language.dates
    let week = dates.nextUnits[.week]?.first
    switch field {
    case .clock: return []
    case .past, .done:
      let last = dates.last.first.flatMap { last in
        dates.endUnits[.week]?.first.map { "\(last) \($0)" }
      }
      return [language.today, language.yesterday, last].compactMap(\.self)
    case .day, .days, .moment, .until:
      return [language.today, language.tomorrow, dates.weekend.first, week].compactMap(\.self)
    }
  }
}

extension ActionContext {
  /// Reads a text as a field of dates means it, on the machine's wall clock.
  ///
  /// - Throws: `Refusal` for a text that the field does not take.
  package func dateReading(
    _ text: String, in field: DateReading.Field
  ) throws -> DateReading {
    let zone = machineZone
    let moments = moments(in: zone)
    switch field {
    case .clock:
      guard let time = moments.timeBehindDate(text) else {
        throw Refusal(.usage, .at, DatePhrase.notTimeOfDay(text.quoted))
      }
      let clock = Localizer.current.clock(LocalTime(LocalDateTime(now, in: zone).at(time)))
      return DateReading(text: clock, day: nil, time: "\(time)", words: clock, date: nil)
    case .day: return dateReading(of: try moment(ofDay: text, field: .date), in: field)
    case .days:
      let first = try moment(ofDay: text, field: .date)
      let reading = dateReading(of: first, in: .day)
      let begin = first.localDateTime(in: zone, dayMeans: .start)
      let count = moments.span(of: text.trimmed, from: begin)
      guard count > 1 else { return reading }
      let last = Localizer.current.day(
        LocalTime(begin.addingDays(count - 1)), now: LocalTime(now, in: zone))
      return DateReading(
        text: "\(reading.text) – \(last)", day: reading.day, time: nil, words: text.trimmed,
        date: reading.date)
    case .past:
      return dateReading(
        of: try moment(ofDay: text, direction: .past, field: .date), in: field)
    case .moment: return dateReading(of: try moments.moment(text, field: .due), in: field)
    case .done:
      let completion = try self.moments(in: zone, direction: .past).completion(text)
      return dateReading(of: .instant(completion), in: field)
    case .until:
      let text = moments.withoutEndWord(text)
      if let length = try reading(.until, { try moments.length(text) }) {
        return dateReading(of: .instant(now.addingTimeInterval(length.seconds)), in: field)
      }
      let clock = LocalDateTime(now, in: zone).at(dayStart)
      return dateReading(
        of: .instant(try moments.date(text, clock: clock, field: .until)), in: field)
    }
  }

  private func dateReading(of moment: Moment, in field: DateReading.Field) -> DateReading {
    let (zone, localizer) = (machineZone, Localizer.current)
    let local = moment.localDateTime(in: zone, dayMeans: .start)
    let (time, present) = (LocalTime(local), LocalTime(now, in: zone))
    // A length of days and longer leads to a day: it keeps the present time.
    let isInstant = if case .instant = moment { true } else { false }
    let keepsTime =
      field == .moment && isInstant && (time.hour, time.minute) == (present.hour, present.minute)
    let isDay = moment.isDay || field == .day || field == .past || keepsTime
    let clock = String(local.description.dropFirst(11).prefix(5))
    let text =
      isDay ? localizer.day(time, now: present) : localizer.moment(time, now: present)
    let full =
      isDay ? localizer.language.dayWithYear(time) : localizer.fullMoment(time)
    // The year is left out only where the words are read as that year.
    let isPast = field == .past || field == .done
    let reader = moments(in: zone, direction: isPast ? .past : .future)
    let words = [text, full].first { words in
      let read = (try? reader.moment(words))?.localDateTime(in: zone, dayMeans: .start)
      return isDay
        ? read?.dateText == local.dateText
        : read?.description.prefix(16) == local.description.prefix(16)
    }
    return DateReading(
      text: text, day: local.dateText, time: isDay ? nil : clock,
      words: words ?? local.dateText + (isDay ? "" : "T" + clock),
      date: moment.date(in: zone, dayMeans: .start))
  }
}
