public import Localization

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
  /// The text behind `on` names no days.
  case days(String)
  /// There are no such days in such a period; `meant` is a rule that there is.
  case daysUnit(String, meant: String)
  /// A window was combined with days.
  case daysWindow(String)
  /// A first due moment was given for a rule with days.
  case firstWithDays(LocalDateTime, every: Rhythm)
  /// The text is no time of day.
  case timeOfDay(String)
  /// The text is no wall-clock date and time.
  case dateTime(String)
  /// The text is neither an instant, nor a wall-clock date and time, nor a date.
  case moment(String)
  /// The text is well-formed, but one of its numbers is out of range.
  case outOfRange(String, expected: ValueRange)
  /// The series would end before it starts.
  case endBeforeStart(end: LocalDateTime, start: LocalDateTime)
  /// A time of day was pinned for a period of hours.
  case timeOfDayWithHours(TimeOfDay, every: Rhythm)

  /// The message in the language in force.
  public var description: String { phrase.text }

  /// The message: what was refused and what was expected.
  public var phrase: InputPhrase {
    switch self {
    case .period(let text): .notPeriod(quoted(text))
    case .minutes(let text): .minutesOrMonths(quoted(text))
    case .window(let text): .notWindow(quoted(text))
    case .windowReversed(let minimum, let maximum):
      .windowReversed("\"\(minimum)-\(maximum)\"", meant: "\(maximum)-\(minimum)")
    case .days(let text): .notDays(quoted(text))
    case .daysUnit(let text, let meant): .daysUnit(quoted(text), meant: "\"\(meant)\"")
    case .daysWindow(let text): .daysWindow(quoted(text))
    case .firstWithDays(let first, let every):
      .firstWithDays(first: "\"\(first)\"", every: "\"\(every)\"")
    case .timeOfDay(let text): .notTimeOfDay(quoted(text))
    case .dateTime(let text): .notDateTime(quoted(text))
    case .moment(let text): .notMoment(quoted(text))
    case .outOfRange(let text, let range): .outOfRange(quoted(text), range)
    case .endBeforeStart(let end, let start):
      .endBeforeStart(end: "\"\(end)\"", start: "\"\(start)\"")
    case .timeOfDayWithHours(let time, let every):
      .timeOfDayWithHours(time: "\"\(time)\"", every: "\"\(every)\"")
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
