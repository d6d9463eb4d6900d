package import DateWords
import Foundation
import Localization
package import Model
import Progress
import Recurrence
import Text

/// Reads feelings, marks, days and months that a user types.
package enum MoodReading {
  /// Reads a feeling (M1).
  ///
  /// - Throws: `RequestFailure`.
  package static func emotion(_ text: String) throws -> Emotion {
    guard let emotion = Emotion(text.trimmed) else {
      throw RequestFailure(.usage, .emotion, MoodPhrase.notEmotion(text.quoted))
    }
    return emotion
  }

  /// Reads a mark of a day; `nil` for `blank`.
  ///
  /// - Throws: `RequestFailure`.
  package static func mark(_ text: String) throws -> DayMark.Mark? {
    let word = text.trimmed.lowercased()
    if word == "blank" { return nil }
    guard let mark = DayMark.Mark(rawValue: word) else {
      throw RequestFailure(.usage, .mark, MoodPhrase.notMark(text.quoted))
    }
    return mark
  }

  /// Reads a practice.
  ///
  /// - Throws: `RequestFailure`.
  package static func practice(_ text: String) throws -> PracticeKind {
    guard let kind = PracticeKind(rawValue: text.trimmed.lowercased()) else {
      let known = PracticeKind.allCases.map(\.rawValue)
      throw RequestFailure(.usage, .practice, MoodPhrase.notPractice(text.quoted, known: known))
    }
    return kind
  }

  /// Reads a month such as `2026-03`.
  ///
  /// - Throws: `RequestFailure`.
  package static func month(_ text: String) throws -> CalendarMonth {
    guard let month = CalendarMonth(text.trimmed) else {
      throw RequestFailure(.usage, .month, MoodPhrase.notMonth(text.quoted))
    }
    return month
  }

  /// Reads a note; a blank one is none.
  ///
  /// - Throws: `RequestFailure` for a text with U+0000.
  static func note(_ text: String?) throws -> String? {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    return try NullCharacter.refused(in: text, .note)
  }
}

extension ActionContext {
  /// Reads a day, as days since 1970-01-01; where a text such as `5 march` could mean two days,
  /// the one in the direction.
  ///
  /// - Throws: `RequestFailure` for a text that is no date.
  package func day(
    _ text: String, direction: DateWords.Direction = .past, field: RequestField
  ) throws -> Int {
    let moment = try moment(ofDay: text, direction: direction, field: field)
    if case .instant(let date) = moment {
      var clock = dayIndex
      return clock.day(of: date)
    }
    return moment.localDateTime(in: machineZone, dayMeans: .start).daysSinceEpoch
  }

  /// Reads the days of a period; without texts, the last 30 days (M4).
  ///
  /// - Throws: `RequestFailure` for a text that is no date, and for a period that ends before it
  ///   begins or is too long.
  package func period(from first: String?, to last: String?) throws -> ClosedRange<Int> {
    var clock = dayIndex
    let end = try last.map { try day($0, field: .to) } ?? clock.day(of: now)
    let start = try first.map { try day($0, field: .from) } ?? end - 29
    guard start <= end else {
      let (from, to) = (LocalDays.text(start).quoted, LocalDays.text(end).quoted)
      throw RequestFailure(.usage, .from, DatePhrase.periodReversed(from: from, to: to))
    }
    let length = end - start + 1
    guard length <= Statistics.longestPeriod else {
      throw RequestFailure(
        .usage, .from, MoodPhrase.periodTooLong(days: length, most: Statistics.longestPeriod))
    }
    return start...end
  }
}
