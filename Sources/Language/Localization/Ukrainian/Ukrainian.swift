import Recurrence

/// Ukrainian.
///
/// Plural rules, months and weekdays: CLDR 48, `uk`.
package struct Ukrainian: Language {
  /// The ISO 639-1 code.
  package let code = "uk"
  /// The language's own name.
  package let name = "Українська"
  /// How a time of day is usually written.
  package let clock = ClockStyle.hours24
  /// The first day of the week, 0 for Sunday.
  package let firstWeekday = 1
  /// The letters in their order, with those of neighbouring languages.
  package let alphabet = "абвгґдеёєжзиіїйјклљмнњопрстуўфхцчџшщъыьэюя"
  /// The character before decimals.
  package let decimalSeparator = ","
  /// The words behind a time on a 12-hour clock.
  package let dayPeriods = (am: "дп", pm: "пп")
  /// Eight compass points, clockwise from north.
  package let compassPoints = ["Пн", "ПнСх", "Сх", "ПдСх", "Пд", "ПдЗх", "Зх", "ПнЗх"]
  package let units = UnitSymbols(
    second: "с", meter: "м", kilometer: "км", kilometerPerHour: "км/год")
  /// The word before the last item of a list.
  package let and = "і"
  /// The word before the last of several alternatives.
  package let or = "або"
  /// The present as a time.
  package let now = "зараз"
  /// The present day.
  package let today = "сьогодні"
  /// The next day.
  package let tomorrow = "завтра"
  /// The last day.
  package let yesterday = "учора"

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
  package init() {}

  package func choose<Text>(en: Text, uk: Text) -> Text { uk }

  /// Returns the abbreviated name of a weekday, 0 for Sunday.
  package func weekday(_ index: Int) -> String { Self.weekdays[index] }

  /// Returns the name of a month by itself, 1 for January.
  package func month(_ index: Int) -> String { Self.months[index - 1] }

  /// Returns a day without its year.
  package func day(_ time: LocalTime) -> String {
    "\(weekday(time.weekday)), \(time.day) \(Self.shortMonths[time.month - 1])"
  }

  package func dayWithYear(_ time: LocalTime) -> String { "\(day(time)) \(time.year) р." }

  /// Returns a day and a time of day as one moment.
  package func dayAndClock(_ day: String, _ clock: String) -> String { "\(day), \(clock)" }

  /// Returns a sentence with its full stop; that of an abbreviation, such as `бер.`, is one.
  func ended(_ sentence: String) -> String { sentence.hasSuffix(".") ? sentence : sentence + "." }

  /// Returns a time in the future.
  package func later(_ span: String) -> String { "через \(span)" }

  /// Returns a time in the past.
  package func ago(_ span: String) -> String { "\(span) тому" }

  /// Returns a whole number with its noun.
  package func count(_ number: Int, _ noun: Noun) -> String {
    let (one, few, many): (String, String, String) =
      switch noun {
      case .second: ("с", "с", "с")
      case .minute: ("хв", "хв", "хв")
      case .hour: ("год", "год", "год")
      case .day: ("день", "дні", "днів")
      case .week: ("тиждень", "тижні", "тижнів")
      case .month: ("місяць", "місяці", "місяців")
      case .year: ("рік", "роки", "років")
      case .task: ("завдання", "завдання", "завдань")
      case .finishedTask: ("завершене завдання", "завершені завдання", "завершених завдань")
      case .moreTask: ("інше завдання", "інші завдання", "інших завдань")
      case .place: ("місце", "місця", "місць")
      case .visit: ("візит", "візити", "візитів")
      case .completion: ("виконання", "виконання", "виконань")
      case .missedTime:
        ("справа, час якої минув", "справи, час яких минув", "справ, час яких минув")
      case .point: ("бал", "бали", "балів")
      case .restDay: ("день відпочинку", "дні відпочинку", "днів відпочинку")
      case .reminder: ("нагадування", "нагадування", "нагадувань")
      case .transition: ("перехід", "переходи", "переходів")
      case .position: ("позиція", "позиції", "позицій")
      case .satellite: ("супутник", "супутники", "супутників")
      case .step: ("крок", "кроки", "кроків")
      case .check: ("перевірка", "перевірки", "перевірок")
      case .line: ("рядок", "рядки", "рядків")
      case .file: ("файл", "файли", "файлів")
      case .sentence: ("речення", "речення", "речень")
      case .byte: ("байт", "байти", "байтів")
      case .epoch: ("епоха", "епохи", "епох")
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

/// The conventions of Ukrainian, for its texts.
let ukrainian = Ukrainian()

extension Ukrainian {
  /// Returns the days of a rule in parentheses: `вт, пт`, `останній день`, `перша сб листопада`.
  func text(_ days: DayPattern) -> String {
    switch days {
    case .weekdays(let weekdays): weekdays.map(text).joined(separator: ", ")
    case .monthDays(let days): days.map(String.init).joined(separator: ", ") + " числа"
    case .lastDay: "останній день"
    case .ordinal(let ordinal, let weekday): "\(text(ordinal, weekday)) \(text(weekday))"
    case .workday(let ordinal): "\(text(ordinal, .monday)) будень"
    case .date(let day, let month): "\(day) \(genitive(month))"
    case .ordinalOf(let ordinal, let weekday, let month):
      "\(text(ordinal, weekday)) \(text(weekday)) \(genitive(month))"
    }
  }

  /// Days as they stand behind `у`: `другу сб`.
  func accusative(_ days: DayPattern) -> String {
    let text = text(days)
    switch days {
    case .ordinal, .ordinalOf:
      return text.replacing(#/^(\S+)([ая])(?= )/#) { "\($0.1)\($0.2 == "а" ? "у" : "ю")" }
    default: return text
    }
  }

  // Languages count from Sunday, rules from Monday.
  private func text(_ weekday: Weekday) -> String { self.weekday((weekday.rawValue + 1) % 7) }

  /// The month of a date: `листопада`, the last of the forms that are read.
  private func genitive(_ month: Int) -> String { dates.months[month - 1].last ?? "" }

  /// Returns an ordinal in the gender of a weekday.
  private func text(_ ordinal: Ordinal, _ weekday: Weekday) -> String {
    let isFeminine = [.wednesday, .friday, .saturday, .sunday].contains(weekday)
    let forms =
      switch ordinal {
      case .first: ("перший", "перша")
      case .second: ("другий", "друга")
      case .third: ("третій", "третя")
      case .fourth: ("четвертий", "четверта")
      case .fifth: ("п’ятий", "п’ята")
      case .last: ("останній", "остання")
      }
    return isFeminine ? forms.1 : forms.0
  }
}
