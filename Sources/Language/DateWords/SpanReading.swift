import Localization
package import Recurrence
import Text

/// Spans of a day: `14:30-15:15`, `from 4 to 5pm`, `з 15.00 до 16.45`.
extension DateWords {
  /// Reads a span of a day that ends after it begins; `nil` for anything else.
  ///
  /// Two whole hours, as in `10-11`, are a span only beside a date or a rule, and not before six:
  /// those of the night are rarely meant.
  package func span(_ text: String, isBesideDate: Bool) -> (first: TimeOfDay, last: TimeOfDay)? {
    let dashed = text.replacing("–", with: "-").replacing("—", with: "-").replacing(
      "-", with: " - ")
    var words = Self.tokens(dashed)
    let isOpened = words.count > 3 && matches([words[0]], \.spanStarts)
    if isOpened { words.removeFirst() }
    let joints = words.indices.filter { matches([words[$0]], \.spanJoints) }
    guard joints.count == 1, let joint = joints.first, joint > 0, joint + 1 < words.count,
      let first = end(Array(words[..<joint])), let last = end(Array(words[(joint + 1)...]))
    else { return nil }
    // `4-5pm`, and `11-1pm`, which begins before noon.
    var begin = first.clock
    if !first.hasPeriod, last.hasPeriod, (1...12).contains(begin.hour) {
      let (morning, afternoon) = (begin.hour % 12, begin.hour % 12 + 12)
      let isLater = last.clock.hour >= 12 && Self.minutes(afternoon, begin) < last.minutes
      begin = ClockReading(hour: isLater ? afternoon : morning, minute: begin.minute)
    }
    let isPlain = first.isWholeHour && last.isWholeHour
    guard !isPlain || isBesideDate && begin.hour >= 6,
      Self.minutes(begin.hour, begin) < last.minutes,
      last.minutes < 24 * 60
    else { return nil }
    return (
      TimeOfDay(hour: begin.hour, minute: begin.minute),
      TimeOfDay(hour: last.clock.hour, minute: last.clock.minute)
    )
  }

  private static func minutes(_ hour: Int, _ clock: ClockReading) -> Int {
    hour * 60 + clock.minute
  }

  /// A time at one end of a span.
  private struct SpanEnd {
    let clock: ClockReading
    /// True with `am` or `pm`.
    let hasPeriod: Bool
    /// True for a bare number.
    let isWholeHour: Bool

    var minutes: Int { clock.hour * 60 + clock.minute }
  }

  private func end(_ words: [String]) -> SpanEnd? {
    let text = words.joined()
    if let hour = Self.digits(text, 1...2) {
      guard hour < 24 else { return nil }
      let clock = ClockReading(hour: hour, minute: 0)
      return SpanEnd(clock: clock, hasPeriod: false, isWholeHour: true)
    }
    guard let clock = clock(words, .behind), !clock.isMidnight, !clock.isPartOfDay else {
      return nil
    }
    let hasPeriod = dayPeriods.contains { text.hasSuffix($0.0) }
    return SpanEnd(clock: clock, hasPeriod: hasPeriod, isWholeHour: false)
  }
}
