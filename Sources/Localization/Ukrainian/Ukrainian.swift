/// Ukrainian.
///
/// Plural rules, months and weekdays: CLDR 48, `uk`.
public struct Ukrainian: Language {
  /// The ISO 639-1 code.
  public let code = "uk"
  /// The language's own name.
  public let name = "Українська"
  /// How a time of day is usually written.
  public let clock = ClockStyle.hours24
  /// The first day of the week, 0 for Sunday.
  public let firstWeekday = 1
  /// The character before decimals.
  public let decimalSeparator = ","

  private static let weekdays = ["нд", "пн", "вт", "ср", "чт", "пт", "сб"]
  private static let shortMonths = [
    "січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.", "лист.",
    "груд.",
  ]
  private static let months = [
    "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень",
    "вересень", "жовтень", "листопад", "грудень",
  ]

  /// Creates the language.
  public init() {}

  /// Returns the abbreviated name of a weekday, 0 for Sunday.
  public func weekday(_ index: Int) -> String { Self.weekdays[index] }

  /// Returns the name of a month by itself, 1 for January.
  public func month(_ index: Int) -> String { Self.months[index - 1] }

  /// Returns a day without its year.
  public func day(_ time: LocalTime) -> String {
    "\(weekday(time.weekday)), \(time.day) \(Self.shortMonths[time.month - 1])"
  }

  /// Returns a whole number with its noun.
  public func count(_ number: Int, _ noun: Noun) -> String {
    let (one, few, many): (String, String, String) =
      switch noun {
      case .minute: ("хв", "хв", "хв")
      case .hour: ("год", "год", "год")
      case .day: ("день", "дні", "днів")
      case .week: ("тиждень", "тижні", "тижнів")
      case .month: ("місяць", "місяці", "місяців")
      case .year: ("рік", "роки", "років")
      }
    return "\(number) \(Self.plural(number, one: one, few: few, many: many))"
  }

  /// Returns the form of a word that goes with a whole number: 1, 21 and 101 take `one`, 2 to 4 and
  /// 22 to 24 take `few`, 0, 5, 11 to 14 and 111 take `many`.
  static func plural(_ number: Int, one: String, few: String, many: String) -> String {
    let (ten, hundred) = (number.magnitude % 10, number.magnitude % 100)
    if ten == 1, hundred != 11 { return one }
    if (2...4).contains(ten), !(12...14).contains(hundred) { return few }
    return many
  }
}
