package import Geo
package import Model
package import Recurrence
package import Regions
package import Text

extension CoordinateError: Phrased {
  /// The error as a phrase.
  package var phrase: PositionPhrase {
    switch self {
    case .latitude(let value): .latitude("\(value)")
    case .longitude(let value): .longitude("\(value)")
    }
  }
}

extension ElapsedTimeError: Phrased {
  /// The sentence for the user.
  package var phrase: DatePhrase {
    switch self {
    case .malformed(let text): .lengthMalformed(text.cleanLine(cutAfter: 200))
    case .withoutUnit(let text): .lengthWithoutUnit(text.cleanLine(cutAfter: 200))
    case .ambiguous(let text): .lengthAmbiguous(text.cleanLine(cutAfter: 200))
    case .calendarUnit(let text): .lengthCalendarUnit(text.cleanLine(cutAfter: 200))
    case .outOfRange(let text): .lengthOutOfRange(text.cleanLine(cutAfter: 200))
    }
  }
}

extension FixRefusal: Phrased {
  /// The reason as a phrase.
  package var phrase: PositionPhrase {
    switch self {
    case .noFix(let mode): .modeWithoutFix(mode: mode)
    case .invalidPosition: .offGlobe
    case .nullIsland: .nullIsland
    case .noTime: .fixWithoutTime
    case .negativeAccuracy: .negativeAccuracy
    case .notNewer: .notNewer
    case .inaccurate(let meters, let limit):
      .inaccurate(meters: Int(min(meters, 1e9).rounded()), limit: Int(limit.rounded()))
    case .jump(let meters, let seconds):
      .jump(
        meters: Int(min(meters, 1e9).rounded()),
        seconds: Int(min(max(seconds, 0), 1e9).rounded(.up)))
    }
  }
}

extension JSONSyntaxError: Phrased {
  /// The reason as a phrase.
  package var phrase: StorePhrase {
    switch self {
    case .notUTF8: .notUTF8
    case .unexpected(let expected, let column): .syntax(expected: expected, column: column)
    }
  }
}

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
    case .season(let text): DatePhrase(texts: SeasonPhrase.notSeason(quoted(text)).texts)
    case .seasonDay(let text, let last):
      DatePhrase(texts: SeasonPhrase.noSuchDay(quoted(text), last: last).texts)
    case .seasonOverlap(let one, let other):
      DatePhrase(texts: SeasonPhrase.overlap(quoted(one), quoted(other)).texts)
    case .quota(let text): .notQuota(quoted(text))
    case .quotaRange(let text, let most, let unit): .quotaRange(quoted(text), most: most, per: unit)
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

extension RegionError: Phrased {
  /// The error as a phrase.
  package var phrase: PositionPhrase {
    switch self {
    case .radius(let value): .radius("\(value)")
    case .dwell(let value): .dwell("\(value)")
    }
  }
}

extension TodoError: Phrased {
  /// The message without its language.
  package var phrase: TaskInputPhrase {
    switch self {
    case .finished(let name): .taskFinished(name.quoted)
    case .doneAlready(let name, let lastDone, let zone):
      .taskDoneAlready(name.quoted, at: LocalTime(lastDone, in: zone))
    case .inTheFuture(let name, let time, let now, let zone):
      .doneInTheFuture(
        name.quoted, at: LocalTime(time, in: zone), now: LocalTime(now, in: zone))
    case .inThePast(let name, let time, let now, let zone):
      .snoozeInThePast(
        name.quoted, until: LocalTime(time, in: zone), now: LocalTime(now, in: zone))
    case .pinInThePast(let name, let time, let now, let zone):
      .pinInThePast(name.quoted, at: LocalTime(time, in: zone), now: LocalTime(now, in: zone))
    case .pinFixed(let name): .pinFixed(name.quoted)
    case .notInside(let name): .snoozeOutside(name.quoted)
    case .noPlaces(let name): .snoozeWithoutPlace(name.quoted)
    case .emptyName: .emptyTaskName
    case .dwellWithoutLength: .dwellWithoutLength
    case .lengthWithoutDwell: .lengthWithoutDwell
    case .wishWithDate: .wishWithDate
    case .wishTimed(let name): .wishTimed(name.quoted)
    case .quotaMoved(let name): .quotaMoved(name.quoted)
    }
  }
}
