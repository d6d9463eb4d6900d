import Recurrence

package struct English: Language {
  /// The ISO 639-1 code.
  package let code = "en"
  /// The language's own name.
  package let name = "English"
  /// How a time of day is usually written.
  package let clock = ClockStyle.hours24
  /// The first day of the week, 0 for Sunday.
  package let firstWeekday = 1
  /// The letters in their order.
  package let alphabet = "abcdefghijklmnopqrstuvwxyz"
  /// The character before decimals.
  package let decimalSeparator = "."
  /// The words behind a time on a 12-hour clock.
  package let dayPeriods = (am: "AM", pm: "PM")
  /// Eight compass points, clockwise from north.
  package let compassPoints = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
  package let units = UnitSymbols(
    second: "s", meter: "m", kilometer: "km", kilometerPerHour: "km/h")
  /// The word before the last item of a list.
  package let and = "and"
  /// The word before the last of several alternatives.
  package let or = "or"
  /// The present as a time.
  package let now = "now"
  /// The present day.
  package let today = "today"
  /// The next day.
  package let tomorrow = "tomorrow"
  /// The last day.
  package let yesterday = "yesterday"

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Creates the language.
  package init() {}

  package func choose<Text>(en: Text, uk: Text) -> Text { en }

  /// Returns the abbreviated name of a weekday, 0 for Sunday.
  package func weekday(_ index: Int) -> String { Self.weekdays[index] }

  /// Returns the name of a month by itself, 1 for January.
  package func month(_ index: Int) -> String { Self.months[index - 1] }

  /// Returns a day without its year.
  package func day(_ time: LocalTime) -> String {
    "\(weekday(time.weekday)) \(time.day) \(month(time.month).prefix(3))"
  }

  package func dayWithYear(_ time: LocalTime) -> String { "\(day(time)) \(time.year)" }

  /// Returns a day and a time of day as one moment.
  package func dayAndClock(_ day: String, _ clock: String) -> String { "\(day) \(clock)" }

  /// Returns a time in the future.
  package func later(_ span: String) -> String { "in \(span)" }

  /// Returns a time in the past.
  package func ago(_ span: String) -> String { "\(span) ago" }

  /// Returns a whole number with its noun.
  package func count(_ number: Int, _ noun: Noun) -> String {
    let (one, other): (String, String) =
      switch noun {
      case .second: ("s", "s")
      case .minute: ("min", "min")
      case .hour: ("h", "h")
      case .day: ("day", "days")
      case .week: ("week", "weeks")
      case .month: ("month", "months")
      case .year: ("year", "years")
      case .task: ("task", "tasks")
      case .finishedTask: ("finished task", "finished tasks")
      case .moreTask: ("more task", "more tasks")
      case .place: ("place", "places")
      case .visit: ("visit", "visits")
      case .completion: ("completion", "completions")
      case .missedTime: ("missed appointment", "missed appointments")
      case .point: ("point", "points")
      case .restDay: ("rest day", "rest days")
      case .reminder: ("reminder", "reminders")
      case .transition: ("transition", "transitions")
      case .position: ("position", "positions")
      case .satellite: ("satellite", "satellites")
      case .step: ("step", "steps")
      case .check: ("check", "checks")
      case .line: ("line", "lines")
      case .file: ("file", "files")
      case .sentence: ("sentence", "sentences")
      case .byte: ("byte", "bytes")
      case .epoch: ("epoch", "epochs")
      }
    return "\(number) \(number == 1 ? one : other)"
  }
}

/// The conventions of English, for its texts.
let english = English()

extension English {
  /// Returns the days of a rule behind `on`: `Tue, Fri`, `the last day`, `the first Mon of Nov`.
  func text(_ days: DayPattern) -> String {
    switch days {
    case .weekdays(let weekdays): weekdays.map(text).joined(separator: ", ")
    case .monthDays(let days):
      "the " + days.map { "\($0)\(ending(of: $0))" }.joined(separator: ", ")
    case .lastDay: "the last day"
    case .ordinal(let ordinal, let weekday): "the \(ordinal.symbol) \(text(weekday))"
    case .workday(let ordinal): "the \(ordinal.symbol) weekday"
    case .date(let day, let month): "\(day) \(self.month(month).prefix(3))"
    case .ordinalOf(let ordinal, let weekday, let month):
      "the \(ordinal.symbol) \(text(weekday)) of \(self.month(month).prefix(3))"
    }
  }

  // Languages count from Sunday, rules from Monday.
  private func text(_ weekday: Weekday) -> String { self.weekday((weekday.rawValue + 1) % 7) }

  private func ending(of number: Int) -> String {
    guard !(11...13).contains(number) else { return "th" }
    return switch number % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }
}
