package import Recurrence

extension RecurrenceError: Phrased {
  /// The message: what was refused and what was expected.
  package var phrase: DatePhrase {
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
      .firstWithDays(first: "\"\(first.typedText)\"", every: "\"\(every)\"")
    case .timeOfDay(let text): .notTimeOfDay(quoted(text))
    case .dateTime(let text): .notDateTime(quoted(text))
    case .moment(let text): .notMoment(quoted(text))
    case .outOfRange(let text, let range): .outOfRange(quoted(text), range)
    case .endBeforeStart(let end, let start):
      .endBeforeStart(end: "\"\(end.typedText)\"", start: "\"\(start.typedText)\"")
    case .timeOfDayWithHours(let time, let every):
      .timeOfDayWithHours(time: "\"\(time)\"", every: "\"\(every)\"")
    case .timesOfDay(let text): .notTimesOfDay(quoted(text))
    case .tooManyTimes(let text, let count):
      .tooManyTimes(quoted(text), count: count, most: TimesOfDay.most)
    case .timesOrder(let time, let earlier): .timesOrder("\"\(time)\"", after: "\"\(earlier)\"")
    case .timesFromDone(let times): .timesFromDone("\"\(times)\"")
    case .timesWithWindow(let times, let every):
      .timesWithWindow("\"\(times)\"", every: "\"\(every)\"")
    }
  }

  /// The text in quotes, on one line and of bounded length, whatever it holds.
  private func quoted(_ text: String) -> String {
    let line = String(text.map { $0.isNewline || $0.isASCIIControl ? " " : $0 })
    return line.count <= 80 ? "\"\(line)\"" : "\"\(line.prefix(79))…\""
  }
}

extension LocalDateTime {
  /// The text as it was probably typed: a date alone for the first or last second of a day.
  fileprivate var typedText: String {
    isLastSecond || self == at(.midnight) ? dateText : description
  }
}

extension Character {
  fileprivate var isASCIIControl: Bool {
    asciiValue.map { $0 < 0x20 || $0 == 0x7F } ?? false
  }
}
