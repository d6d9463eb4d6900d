/// Why a text or a combination of values was refused.
public enum RecurrenceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is no period.
  case period(String)
  /// The text has the unit `m`, or minutes or seconds, which periods do not have.
  case minutes(String)
  /// The text is no window.
  case window(String)
  /// The window would open after it is due.
  case windowReversed(minimum: Period, maximum: Period)
  /// The text is no time of day.
  case timeOfDay(String)
  /// The text is no wall-clock date and time.
  case dateTime(String)
  /// The text is neither an instant, nor a wall-clock date and time, nor a date.
  case moment(String)
  /// The text is well-formed, but one of its numbers is out of range.
  case outOfRange(String, expected: String)
  /// The series would end before it starts.
  case endBeforeStart(end: LocalDateTime, start: LocalDateTime)
  /// A time of day was pinned for a period of hours.
  case timeOfDayWithHours(TimeOfDay, every: Window)

  /// The message in the language in force: the rejected value in quotes, and the expected form.
  public var description: String {
    switch self {
    case .period(let text):
      "\(quoted(text)) is no period: expected a number and a unit, such as 12h, 3d, 10w, 1mo or 1y."
    case .minutes(let text):
      "\(quoted(text)) could be minutes or months: write 1mo for a month; the shortest period is an hour, 1h."
    case .window(let text):
      "\(quoted(text)) is no period or window: expected one period such as 2w, or the shortest and the longest such as 10-14w."
    case .windowReversed(let minimum, let maximum):
      "\"\(minimum)-\(maximum)\" opens after it is due: expected the shorter period first, \(maximum)-\(minimum)."
    case .timeOfDay(let text):
      "\(quoted(text)) is no time of day: expected hours and minutes from 00:00 to 23:59, such as 09:30."
    case .dateTime(let text):
      "\(quoted(text)) is no local date and time: expected one such as 2026-01-15T09:00."
    case .moment(let text):
      "\(quoted(text)) is no date or time: expected one such as 2026-01-15, 2026-01-15T09:00 or 2026-01-15T09:00:00+01:00."
    case .outOfRange(let text, let expected):
      "\(quoted(text)) is out of range: expected \(expected)."
    case .endBeforeStart(let end, let start):
      "the end \"\(end)\" lies before the start \"\(start)\": give a later end or an earlier start."
    case .timeOfDayWithHours(let time, let every):
      "the time of day \"\(time)\" cannot be kept every \"\(every)\": hours are elapsed time. Leave it out, or use days or longer."
    }
  }

  /// The text in quotes, on one line and of bounded length, whatever it holds.
  private func quoted(_ text: String) -> String {
    let line = String(text.map { $0.isNewline || $0.isASCIIControl ? " " : $0 })
    return line.count <= 80 ? "\"\(line)\"" : "\"\(line.prefix(79))…\""
  }
}

extension Character {
  fileprivate var isASCIIControl: Bool {
    asciiValue.map { $0 < 0x20 || $0 == 0x7F } ?? false
  }
}
