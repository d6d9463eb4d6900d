/// English.
public struct English: Language {
  /// The ISO 639-1 code.
  public let code = "en"
  /// The language's own name.
  public let name = "English"
  /// How a time of day is usually written.
  public let clock = ClockStyle.hours24
  /// The first day of the week, 0 for Sunday.
  public let firstWeekday = 1
  /// The letters in their order.
  public let alphabet = "abcdefghijklmnopqrstuvwxyz"
  /// The character before decimals.
  public let decimalSeparator = "."
  /// The words behind a time on a 12-hour clock.
  public let dayPeriods = (am: "AM", pm: "PM")
  /// Eight compass points, clockwise from north.
  public let compassPoints = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
  /// The symbols of units.
  public let units = UnitSymbols(second: "s", meter: "m", kilometer: "km", kilometerPerHour: "km/h")
  /// The word before the last item of a list.
  public let and = "and"
  /// The word before the last of several alternatives.
  public let or = "or"
  /// The present as a time.
  public let now = "now"
  /// The present day.
  public let today = "today"
  /// The next day.
  public let tomorrow = "tomorrow"
  /// The last day.
  public let yesterday = "yesterday"

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Creates the language.
  public init() {}

  /// Returns the abbreviated name of a weekday, 0 for Sunday.
  public func weekday(_ index: Int) -> String { Self.weekdays[index] }

  /// Returns the name of a month by itself, 1 for January.
  public func month(_ index: Int) -> String { Self.months[index - 1] }

  /// Returns a day without its year.
  public func day(_ time: LocalTime) -> String {
    "\(weekday(time.weekday)) \(time.day) \(month(time.month).prefix(3))"
  }

  /// Returns a day with its year.
  public func dayWithYear(_ time: LocalTime) -> String { "\(day(time)) \(time.year)" }

  /// Returns a day and a time of day as one moment.
  public func dayAndClock(_ day: String, _ clock: String) -> String { "\(day) \(clock)" }

  /// Returns a time in the future.
  public func later(_ span: String) -> String { "in \(span)" }

  /// Returns a time in the past.
  public func ago(_ span: String) -> String { "\(span) ago" }

  /// Returns a whole number with its noun.
  public func count(_ number: Int, _ noun: Noun) -> String {
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
