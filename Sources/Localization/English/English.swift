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
  /// The character before decimals.
  public let decimalSeparator = "."

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

  /// Returns a whole number with its noun.
  public func count(_ number: Int, _ noun: Noun) -> String {
    let (one, other): (String, String) =
      switch noun {
      case .minute: ("min", "min")
      case .hour: ("h", "h")
      case .day: ("day", "days")
      case .week: ("week", "weeks")
      case .month: ("month", "months")
      case .year: ("year", "years")
      }
    return "\(number) \(number == 1 ? one : other)"
  }
}
