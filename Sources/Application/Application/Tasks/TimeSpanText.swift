import Localization
import Recurrence
import Text

/// Times of day as typed, `8:00` or `8:00,20:00` (Z6), or a span such as `10:15-11:45` (T6).
struct TimeSpanText {
  /// The time of day, the times, or the beginning of the span.
  let times: TimesOfDay
  /// The length of the span in minutes; `nil` for times alone.
  let minutes: Int?

  /// Reads times of day with commas between, or two of them with a hyphen or an en dash between.
  ///
  /// - Throws: What `TimesOfDay.init(parsing:)` throws; `RequestFailure` if the span does not end
  ///   after it begins.
  init(parsing text: String) throws {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "–" })
    guard parts.count == 2, !text.contains(",") else {
      times = try TimesOfDay(parsing: text)
      minutes = nil
      return
    }
    guard let first = try? TimeOfDay(parsing: String(parts[0]).trimmingBlanks),
      let last = try? TimeOfDay(parsing: String(parts[1]).trimmingBlanks)
    else { throw RecurrenceError.timeOfDay(text) }
    guard first < last else {
      throw RequestFailure(.usage, .at, value: text) { DatePhrase.timeSpanReversed(subject: $0) }
    }
    times = TimesOfDay(first)
    minutes = (last.hour - first.hour) * 60 + last.minute - first.minute
  }

  /// The time of day, the first of several, or the beginning of the span.
  var start: TimeOfDay { times.first }

  /// The span in its canonical form, `10:15-11:45`; `nil` for times alone.
  var spanText: String? {
    guard let minutes else { return nil }
    let end = start.hour * 60 + start.minute + minutes
    return "\(start)-\(TimeOfDay(hour: end / 60, minute: end % 60))"
  }
}
