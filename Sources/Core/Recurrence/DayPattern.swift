import Text

/// The days on which a task is due within each of its periods (R19).
public enum DayPattern: Sendable, Hashable {
  /// These days of the week, at least one, in the order of the week; for periods of weeks.
  case weekdays([Weekday])
  /// These days of the month, 1 to 31, ascending; one that a month does not have is its last day.
  case monthDays([Int])
  /// The last day of the month.
  case lastDay
  /// The first to fifth or last of a weekday in the month; months without a fifth are left out.
  case ordinal(Ordinal, Weekday)
  /// The first or last of Monday to Friday in the month.
  case workday(Ordinal)
  /// A date of the year; 29 February is 28 February in other years.
  case date(day: Int, month: Int)
  /// The first to fifth or last of a weekday in a month of the year.
  case ordinalOf(Ordinal, Weekday, month: Int)

  /// The unit of the periods that can take these days.
  public var unit: Period.Unit {
    switch self {
    case .weekdays: .week
    case .monthDays, .lastDay, .ordinal, .workday: .month
    case .date, .ordinalOf: .year
    }
  }

  /// How many days of one period can match at most.
  var count: Int {
    switch self {
    case .weekdays(let days): days.count
    case .monthDays(let days): days.count
    default: 1
    }
  }

  /// Returns match `index` of a month, as days since 1970-01-01; `nil` where the month does not
  /// have it, or where it falls on the same day as the match before.
  func day(_ index: Int, year: Int, month: Int) -> Int? {
    let first = CivilDate(year: year, month: month, day: 1).daysSinceEpoch
    let length = CivilDate.daysInMonth(month, of: year)
    switch self {
    case .weekdays: return nil
    case .monthDays(let days):
      if index > 0, days[index - 1] >= length { return nil }
      return first + min(days[index], length) - 1
    case .lastDay: return first + length - 1
    case .date(let day, _): return first + min(day, length) - 1
    case .ordinal(let ordinal, let weekday), .ordinalOf(let ordinal, let weekday, _):
      return Self.day(ordinal, weekday, first: first, length: length)
    case .workday(.last):
      let last = first + length - 1
      return last - max(0, Weekday(daysSinceEpoch: last).rawValue - 4)
    case .workday:
      let weekday = Weekday(daysSinceEpoch: first).rawValue
      return first + (weekday > 4 ? 7 - weekday : 0)
    }
  }

  private static func day(
    _ ordinal: Ordinal, _ weekday: Weekday, first: Int, length: Int
  ) -> Int? {
    if ordinal == .last {
      let last = first + length - 1
      let back = Weekday(daysSinceEpoch: last).rawValue - weekday.rawValue
      return last - (back < 0 ? back + 7 : back)
    }
    let ahead = weekday.rawValue - Weekday(daysSinceEpoch: first).rawValue
    let offset = (ahead < 0 ? ahead + 7 : ahead) + (ordinal.rawValue - 1) * 7
    return offset < length ? first + offset : nil
  }
}

extension DayPattern {
  /// Names of weekdays in a language besides English, from Monday: all forms that are read.
  public typealias WeekdayNames = [[String]]

  /// Reads the days after `on`: `tue,fri`, `weekday`, `15`, `last day`, `first mon`, `24 dec`,
  /// `4th thu of nov`.
  ///
  /// Case does not matter. Returns `nil` for a text that names no days.
  public init?(_ text: String, names: WeekdayNames = []) {
    let text = Apostrophe.plain(text.lowercased().trimmed)
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0.trimmed)
    }
    if text == "weekday" || text == "weekdays" {
      self = .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday])
    } else if text == "weekend" || text == "weekends" {
      self = .weekdays([.saturday, .sunday])
    } else if let days = Self.all(parts, { Weekday(name: $0, names: names) }) {
      self = .weekdays(Set(days).sorted())
    } else if let days = Self.all(parts, Self.dayOfMonth) {
      self = .monthDays(Set(days).sorted())
    } else if words == ["last", "day"] {
      self = .lastDay
    } else if words.count == 2, let ordinal = Ordinal(name: words[0]) {
      if ["weekday", "workday"].contains(words[1]), ordinal == .first || ordinal == .last {
        self = .workday(ordinal)
      } else if let weekday = Weekday(name: words[1], names: names) {
        self = .ordinal(ordinal, weekday)
      } else {
        return nil
      }
    } else if words.count == 4, words[2] == "of", let ordinal = Ordinal(name: words[0]),
      let weekday = Weekday(name: words[1], names: names), let month = Month.number(words[3])
    {
      self = .ordinalOf(ordinal, weekday, month: month)
    } else if words.count == 2, let (day, month) = Self.date(words[0], words[1]) {
      self = .date(day: day, month: month)
    } else {
      return nil
    }
  }

  /// True if a word can only begin the days of a rule: an ordinal, or a weekday with or without
  /// more behind a comma.
  static func isBeginning(_ word: String) -> Bool {
    let first = word.prefix { $0 != "," }
    return Ordinal(name: word) != nil || Weekday(name: String(first), names: []) != nil
  }

  private static func all<Value>(_ parts: [String], _ read: (String) -> Value?) -> [Value]? {
    let values = parts.compactMap(read)
    return values.count == parts.count ? values : nil
  }

  private static func dayOfMonth(_ text: String) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let day = Int(text),
      (1...31).contains(day)
    else { return nil }
    return day
  }

  /// Reads `24 dec` or `dec 24`.
  private static func date(_ first: String, _ second: String) -> (Int, Int)? {
    for (day, month) in [(first, second), (second, first)] {
      guard let day = dayOfMonth(day), let month = Month.number(month) else { continue }
      return (day, month)
    }
    return nil
  }
}

extension DayPattern: CustomStringConvertible {
  /// The canonical form: `tue,fri`, `1,15`, `last day`, `first mon`, `24 dec`, `fourth thu of nov`.
  public var description: String {
    switch self {
    case .weekdays(let days): days.map(\.symbol).joined(separator: ",")
    case .monthDays(let days): days.map { "\($0)" }.joined(separator: ",")
    case .lastDay: "last day"
    case .ordinal(let ordinal, let weekday): "\(ordinal.symbol) \(weekday.symbol)"
    case .workday(let ordinal): "\(ordinal.symbol) weekday"
    case .date(let day, let month): "\(day) \(Month.symbol(month))"
    case .ordinalOf(let ordinal, let weekday, let month):
      "\(ordinal.symbol) \(weekday.symbol) of \(Month.symbol(month))"
    }
  }
}

extension Weekday {
  /// Reads a short or full name, in English or by the names of another language.
  init?(name: String, names: DayPattern.WeekdayNames) {
    let english = [
      ["mon", "monday"], ["tue", "tues", "tuesday"], ["wed", "weds", "wednesday"],
      ["thu", "thur", "thurs", "thursday"], ["fri", "friday"], ["sat", "saturday"],
      ["sun", "sunday"],
    ]
    let index =
      english.firstIndex { $0.contains(name) } ?? names.firstIndex { $0.contains(name) }
    guard let index, let weekday = Weekday(rawValue: index) else { return nil }
    self = weekday
  }
}

extension Ordinal {
  /// Reads `first` to `fifth`, `1st` to `5th`, or `last`.
  init?(name: String) {
    let short = ["1st", "2nd", "3rd", "4th", "5th"]
    guard
      let ordinal = Self.allCases.first(where: { $0.symbol == name })
        ?? short.firstIndex(of: name).flatMap({ Self(rawValue: $0 + 1) })
    else { return nil }
    self = ordinal
  }
}

/// The English names of months in rules.
enum Month {
  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Returns 1 to 12 for a short or full name; `nil` for any other word.
  static func number(_ name: String) -> Int? {
    let index = names.firstIndex {
      $0 == name || ($0.prefix(3) == name) || ($0 == "september" && name == "sept")
    }
    return index.map { $0 + 1 }
  }

  /// Returns the short name, from 1 for `jan`.
  static func symbol(_ month: Int) -> String { String(names[month - 1].prefix(3)) }
}

/// A day of the week, from Monday, as weeks begin in rules (RFC 5545 WKST=MO).
public enum Weekday: Int, Sendable, Hashable, CaseIterable, Comparable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The short English name that canonical texts use: `mon`.
  public var symbol: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }

  /// Orders from Monday to Sunday.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The weekday of a day counted from 1970-01-01, a Thursday.
  public init(daysSinceEpoch days: Int) {
    let index = days + 3 - floorDivide(days + 3, 7) * 7
    self = Weekday.allCases[index]
  }
}

/// The position of a weekday among those of its name in a month: first to fifth, or last.
public enum Ordinal: Int, Sendable, Hashable, CaseIterable {
  case first = 1
  case second, third, fourth, fifth
  case last = -1

  /// The word that canonical texts use.
  public var symbol: String {
    switch self {
    case .first: "first"
    case .second: "second"
    case .third: "third"
    case .fourth: "fourth"
    case .fifth: "fifth"
    case .last: "last"
    }
  }
}
