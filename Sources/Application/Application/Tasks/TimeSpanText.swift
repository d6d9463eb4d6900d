import Localization
import Recurrence
import Text

/// A time of day as typed, or a span of a day such as `10:15-11:45` (T6).
struct TimeSpanText {
  /// The time of day, or the beginning of the span.
  let start: TimeOfDay
  /// The length of the span in minutes; `nil` for a time alone.
  let minutes: Int?

  /// Reads a time of day, or two of them with a hyphen or an en dash between.
  ///
  /// - Throws: `RecurrenceError.timeOfDay`; `RequestFailure` if the span does not end after it
  ///   begins.
  init(parsing text: String) throws {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "–" })
    guard parts.count == 2 else {
      start = try TimeOfDay(parsing: text)
      minutes = nil
      return
    }
    guard let first = try? TimeOfDay(parsing: String(parts[0]).trimmingBlanks),
      let last = try? TimeOfDay(parsing: String(parts[1]).trimmingBlanks)
    else { throw RecurrenceError.timeOfDay(text) }
    guard first < last else {
      throw RequestFailure(.usage, .at, value: text) { DatePhrase.timeSpanReversed(subject: $0) }
    }
    start = first
    minutes = (last.hour - first.hour) * 60 + last.minute - first.minute
  }

  /// The span in its canonical form, `10:15-11:45`; `nil` for a time alone.
  var spanText: String? {
    guard let minutes else { return nil }
    let end = start.hour * 60 + start.minute + minutes
    return "\(start)-\(TimeOfDay(hour: end / 60, minute: end % 60))"
  }
}
