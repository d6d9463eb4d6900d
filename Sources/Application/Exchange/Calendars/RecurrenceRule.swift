import Application
import Foundation
import Localization
import Model
import Recurrence
import Text

/// A rule of iCalendar, and how Passby says it: exactly, or not at all (K3).
///
/// Source: RFC 5545, 3.3.10; RFC 7529 for SKIP.
struct RecurrenceRule {
  /// A rule as Passby says it.
  struct Reading {
    /// As `--every` takes it.
    var every: String
    /// Several times a day, as `--at` takes them; `nil` for the time of the start alone (Z6).
    var times: TimesOfDay?
    /// As `--end` takes it.
    var end: String?
    /// True if it differs where a month has not the day.
    var isApproximate = false
  }

  private let text: String
  private var parts: [String: String] = [:]
  private let frequency: String
  private let interval: Int
  private let days: [(ordinal: Int?, day: Weekday)]
  private let monthDays: [Int]
  private let months: [Int]
  private let positions: [Int]

  /// Reads the text of a rule, with or without `RRULE:`.
  ///
  /// - Throws: `ExchangeFailure` for what is no rule.
  init(_ text: String) throws(ExchangeFailure) {
    let plain = text.uppercased().hasPrefix("RRULE:") ? String(text.dropFirst(6)) : text
    self.text = plain
    let failure = ExchangeFailure(ExchangePhrase.notRule("RRULE:\(plain)".quoted))
    for part in plain.split(separator: ";") {
      guard let sign = part.firstIndex(of: "=") else { throw failure }
      let name = part[..<sign].uppercased().trimmed
      guard parts[name] == nil else { throw failure }
      parts[name] = part[part.index(after: sign)...].uppercased().trimmed
    }
    frequency = parts["FREQ"] ?? ""
    guard let count = Int(parts["INTERVAL"] ?? "1"), count > 0 else { throw failure }
    interval = count
    let given = parts
    func numbers(_ name: String) throws(ExchangeFailure) -> [Int] {
      guard let text = given[name] else { return [] }
      let values = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard !values.contains(nil) else { throw failure }
      return values.compactMap(\.self)
    }
    monthDays = try numbers("BYMONTHDAY")
    months = try numbers("BYMONTH")
    positions = try numbers("BYSETPOS")
    let symbols = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    var days: [(Int?, Weekday)] = []
    for day in parts["BYDAY"]?.split(separator: ",") ?? [] {
      guard let index = symbols.firstIndex(of: String(day.suffix(2))),
        let weekday = Weekday(rawValue: index)
      else { throw failure }
      let digits = day.dropLast(2)
      let ordinal = digits.isEmpty ? nil : Int(digits)
      guard digits.isEmpty || ordinal != nil else { throw failure }
      days.append((ordinal, weekday))
    }
    self.days = days
  }

  private static let known: Set = [
    "FREQ", "INTERVAL", "UNTIL", "COUNT", "BYDAY", "BYMONTHDAY", "BYMONTH", "BYSETPOS", "WKST",
    "BYHOUR", "BYMINUTE", "BYSECOND", "RSCALE", "SKIP",
  ]

  private var failure: ExchangeFailure {
    ExchangeFailure(ExchangePhrase.notRule("RRULE:\(text)".quoted))
  }

  /// The rule word for word, for a task that keeps it (K2); `nil` with a number of times, which the
  /// dates of each countdown would start again, and with what common readers refuse (RFC 7529).
  var kept: String? {
    ["COUNT", "RSCALE", "SKIP"].contains { parts[$0] != nil } ? nil : text
  }

  /// Returns how Passby says the rule.
  ///
  /// - Parameters:
  ///   - start: The first date, if there is one.
  ///   - zone: The wall clock of the dates.
  ///   - approximates: True to take the last day of a month that has not the day.
  ///   - work: The work of the file, which the dates of a rule with a number of times cost.
  /// - Returns: The rule in the words of Passby.
  /// - Throws: `ExchangeFailure` for a rule that cannot be said.
  func read(
    start: ItemDate?, zone: TimeZone, approximates: Bool, work: FileWork
  ) throws(ExchangeFailure) -> Reading {
    guard parts.keys.allSatisfy(Self.known.contains) else { throw failure }
    if let scale = parts["RSCALE"], scale != "GREGORIAN" { throw failure }
    let clamps = parts["SKIP"] == "BACKWARD"
    guard parts["SKIP"] == nil || clamps || parts["SKIP"] == "OMIT" else { throw failure }
    var reading = Reading(every: try every(start))
    reading.times = try times(start)
    if !clamps, let day = shortDay(start) {
      guard approximates else {
        throw ExchangeFailure(ExchangePhrase.shortMonths("RRULE:\(text)".quoted))
      }
      _ = day
      reading.isApproximate = true
    }
    reading.end = try end(start, reading, zone: zone, work)
    return reading
  }

  /// Returns the times of each day: every hour of BYHOUR with every minute of BYMINUTE, where they
  /// are several; the start has to be one of them.
  private func times(_ start: ItemDate?) throws(ExchangeFailure) -> TimesOfDay? {
    guard ["BYHOUR", "BYMINUTE", "BYSECOND"].contains(where: { parts[$0] != nil }) else {
      return nil
    }
    guard let start, !start.isDay else { throw failure }
    let local = start.local
    var values: [[Int]] = []
    for (name, own, limit) in [
      ("BYHOUR", local.hour, 24), ("BYMINUTE", local.minute, 60), ("BYSECOND", local.second, 60),
    ] {
      let texts = parts[name]?.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = texts?.map { Int($0) ?? -1 } ?? [own]
      guard numbers.allSatisfy((0..<limit).contains), numbers.contains(own) else { throw failure }
      values.append(Set(numbers).sorted())
    }
    let times = values[0].flatMap { hour in
      values[1].map { TimeOfDay(hour: hour, minute: $0) }
    }
    guard values[2].count == 1, let several = try? TimesOfDay(times) else { throw failure }
    guard several.areSeveral else { return nil }
    guard frequency != "HOURLY", positions.isEmpty, local.second == 0 else { throw failure }
    return several
  }

  /// The day of the month that some months have not; `nil` if all have it.
  private func shortDay(_ start: ItemDate?) -> Int? {
    guard positions.isEmpty, days.isEmpty else { return nil }
    switch frequency {
    case "MONTHLY":
      if interval % 12 == 0, monthDays.isEmpty, let start {
        return start.local.month == 2 && start.local.day == 29 ? 29 : nil
      }
      return (monthDays.isEmpty ? start.map { [$0.local.day] } ?? [] : monthDays)
        .first { $0 > 28 }
    case "YEARLY":
      let month = months.first ?? start?.local.month
      let day = monthDays.first ?? start?.local.day
      return month == 2 && day == 29 ? 29 : nil
    default: return nil
    }
  }

  private func every(_ start: ItemDate?) throws(ExchangeFailure) -> String {
    switch frequency {
    case "HOURLY":
      guard days.isEmpty, monthDays.isEmpty, months.isEmpty, positions.isEmpty else {
        throw failure
      }
      return "\(interval)h"
    case "DAILY":
      guard monthDays.isEmpty, months.isEmpty, positions.isEmpty else { throw failure }
      guard !days.isEmpty else { return "\(interval)d" }
      guard interval == 1 || days.count == 7 else { throw failure }
      return days.count == 7 && interval > 1 ? "\(interval)d" : try weekly()
    case "WEEKLY":
      guard monthDays.isEmpty, months.isEmpty, positions.isEmpty else { throw failure }
      return days.isEmpty ? "\(interval)w" : try weekly()
    case "MONTHLY":
      guard months.isEmpty else { throw failure }
      return try monthly()
    case "YEARLY": return try yearly(start)
    default: throw failure
    }
  }

  private func weekly() throws(ExchangeFailure) -> String {
    guard days.allSatisfy({ $0.ordinal == nil }) else { throw failure }
    let set = Set(days.map(\.day))
    if interval > 1, set.count > 1 {
      // Weeks begin on Monday here; with Sunday as the first day, Sunday would belong elsewhere.
      let first = parts["WKST"] ?? "MO"
      guard first == "MO" || (first == "SU" && !set.contains(.sunday)) else { throw failure }
    }
    return "\(interval)w on " + set.sorted().map(\.symbol).joined(separator: ",")
  }

  private func monthly() throws(ExchangeFailure) -> String {
    if !days.isEmpty {
      guard monthDays.isEmpty else { throw failure }
      return "\(interval)mo on " + (try ordinalDay())
    }
    guard !monthDays.isEmpty else {
      guard positions.isEmpty else { throw failure }
      return "\(interval)mo"
    }
    if !positions.isEmpty {
      // The last of 28 to N is N, or the last day of a shorter month.
      guard positions == [-1], let last = monthDays.max(), (28...31).contains(last),
        monthDays.sorted() == Array(28...last)
      else { throw failure }
      return "\(interval)mo on \(last)"
    }
    if monthDays == [-1] { return "\(interval)mo on last day" }
    // The last day is the 31st, or the last day of a shorter month.
    let isLast = monthDays.contains(-1)
    let days = monthDays.map { $0 == -1 ? 31 : $0 }
    guard days.allSatisfy({ (1...31).contains($0) }), !(isLast && monthDays.contains(31)) else {
      throw failure
    }
    // Two days that a short month would make one are not two there.
    guard days.filter({ $0 > 28 }).count < 2 else { throw failure }
    let sorted = Set(days).sorted().map { "\($0)" }
    return "\(interval)mo on " + sorted.joined(separator: ",")
  }

  /// The day of the month that is the first, second or last of all seven weekdays, as Outlook has
  /// it; -1 for the last.
  private var dayOfAllWeekdays: Int? {
    guard days.allSatisfy({ $0.ordinal == nil }), Set(days.map(\.day)).count == 7,
      positions.count == 1, let position = positions.first, position == -1 || 1...28 ~= position
    else { return nil }
    return position
  }

  /// Returns `second tue` or `last weekday`.
  private func ordinalDay() throws(ExchangeFailure) -> String {
    if let day = dayOfAllWeekdays { return day == -1 ? "last day" : "\(day)" }
    let plain = days.allSatisfy { $0.ordinal == nil }
    if plain, positions.count == 1, let position = positions.first {
      if Set(days.map(\.day)) == Set(Weekday.allCases.prefix(5)), abs(position) == 1 {
        return position == 1 ? "first weekday" : "last weekday"
      }
      guard days.count == 1, let ordinal = Ordinal(rawValue: position) else { throw failure }
      return "\(ordinal.symbol) \(days[0].day.symbol)"
    }
    guard positions.isEmpty, days.count == 1, let number = days[0].ordinal,
      let ordinal = Ordinal(rawValue: number)
    else { throw failure }
    return "\(ordinal.symbol) \(days[0].day.symbol)"
  }

  /// The most days of each month.
  private static let longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  static let monthNames = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private func yearly(_ start: ItemDate?) throws(ExchangeFailure) -> String {
    guard months.count <= 1, months.allSatisfy({ (1...12).contains($0) }) else { throw failure }
    if !days.isEmpty {
      guard monthDays.isEmpty, let month = months.first else { throw failure }
      let name = Self.monthNames[month - 1]
      if let day = dayOfAllWeekdays {
        return "\(interval)y on \(day == -1 ? Self.longest[month - 1] : day) \(name)"
      }
      let day = try ordinalDay()
      guard !day.hasSuffix("weekday") else { throw failure }
      return "\(interval)y on \(day) of \(name)"
    }
    if positions == [-1], months == [2], monthDays.sorted() == [28, 29] {
      return "\(interval)y on 29 feb"
    }
    guard positions.isEmpty else { throw failure }
    if monthDays.isEmpty, months.isEmpty { return "\(interval)y" }
    guard let month = months.first ?? start?.local.month,
      let day = monthDays.isEmpty ? start?.local.day : monthDays.first, monthDays.count <= 1,
      (1...31).contains(day), !(months.isEmpty && !monthDays.isEmpty && start == nil)
    else { throw failure }
    // Without a month, a day of the month is that of each month.
    guard !(months.isEmpty && !monthDays.isEmpty) else { throw failure }
    guard day <= Self.longest[month - 1] else { throw failure }
    return "\(interval)y on \(day) \(Self.monthNames[month - 1])"
  }

  /// Returns the schedule of a reading, in days or at the time of its start, up to its end.
  func schedule(
    _ start: ItemDate, _ reading: Reading, zone: TimeZone
  ) throws(ExchangeFailure) -> Schedule {
    do {
      let rhythm = try Rhythm(parsing: reading.every)
      var end: LocalDateTime?
      if let text = reading.end {
        end = try Moment(parsing: text).localDateTime(in: zone, dayMeans: .end)
      }
      let cadence = try Cadence(
        rhythm: rhythm, from: .start, start: start.local,
        first: rhythm.days == nil ? start.local : nil, end: end, times: reading.times)
      return Schedule(
        rule: .repeating(cadence), zone: zone, horizonSeconds: 0, isInDays: start.isDay)
    } catch {
      throw ExchangeFailure(error.phrase)
    }
  }

  /// Checks that the start is the first date of the rule, and returns the end of the series.
  private func end(
    _ start: ItemDate?, _ reading: Reading, zone: TimeZone, _ work: FileWork
  ) throws(ExchangeFailure) -> String? {
    guard let start else {
      guard parts["COUNT"] == nil else { throw failure }
      return try until(isDay: true, zone: zone)
    }
    let schedule = try schedule(start, reading, zone: zone)
    let first = start.due.date(in: zone)
    let state = schedule.initialState(now: first.addingTimeInterval(-1))
    guard let due = schedule.countdown(at: state)?.due, abs(due.timeIntervalSince(first)) < 1
    else {
      throw ExchangeFailure(ExchangePhrase.notInstance(start.text.quoted))
    }
    guard let text = parts["COUNT"] else { return try until(isDay: start.isDay, zone: zone) }
    guard let count = Int(text), (1...100_000).contains(count) else { throw failure }
    guard case .occurrence(let number) = state else { throw failure }
    var (last, seen, next) = (due, 1, number + 1)
    while seen < count {
      guard work.countDates() else {
        throw ExchangeFailure(ExchangePhrase.manyDates(ReadingLimits.datesOfFile))
      }
      // A number without a day stands for the next one; behind the last year there is none.
      guard let due = schedule.countdown(at: .occurrence(next))?.due else { throw failure }
      if due > last { (last, seen) = (due, seen + 1) }
      next += 1
    }
    let local = LocalDateTime(last, in: zone)
    return start.isDay ? local.dateText : local.description
  }

  private func until(isDay: Bool, zone: TimeZone) throws(ExchangeFailure) -> String? {
    guard let text = parts["UNTIL"] else { return nil }
    guard let moment = CalendarDate(text) else { throw failure }
    switch moment {
    case .day(let day): return day.dateText
    case .floating(let local): return isDay ? local.dateText : local.description
    case .utc(let date):
      let local = LocalDateTime(date, in: zone)
      return isDay ? local.dateText : local.description
    }
  }
}

/// A date or a date with time of iCalendar, without its zone.
enum CalendarDate {
  case day(LocalDateTime)
  case floating(LocalDateTime)
  case utc(Date)

  /// Reads `20260115`, `20260115T090000` and `20260115T090000Z`; the years 1900 to 9998, or from
  /// another one.
  init?(_ text: String, from earliest: Int = 1900) {
    let text = text.trimmed
    guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 84 || $0 == 90 }) else {
      return nil
    }
    func number(_ from: Int, _ count: Int) -> Int? {
      Int(text.dropFirst(from).prefix(count))
    }
    guard
      text.count == 8 || ((text.count == 15 || text.count == 16) && text.dropFirst(8).first == "T"),
      text.count < 16 || text.last == "Z",
      let year = number(0, 4), let month = number(4, 2), let day = number(6, 2),
      (earliest...9998).contains(year)
    else { return nil }
    guard text.count > 8 else {
      guard let local = try? LocalDateTime(year: year, month: month, day: day) else { return nil }
      self = .day(local)
      return
    }
    guard let hour = number(9, 2), let minute = number(11, 2), let second = number(13, 2),
      let local = try? LocalDateTime(
        year: year, month: month, day: day, hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    self = text.last == "Z" ? .utc(local.date(in: .gmt)) : .floating(local)
  }
}
