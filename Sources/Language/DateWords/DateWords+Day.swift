import Foundation
import Localization
package import Recurrence

extension DateWords {
  /// The result of reading a text as a day.
  enum DayReading {
    case day(LocalDateTime)
    case ambiguous(LocalDateTime, LocalDateTime)
    /// A date, and the nearest day of the weekday that is written before it.
    case otherWeekday(LocalDateTime, LocalDateTime)
    /// A day that its month does not have, or a month after the twelfth: what there is instead.
    case impossible(expected: ValueRange)
  }

  /// Reads the words for a day; `nil` for anything else.
  func day(_ words: [String]) -> DayReading? {
    guard !words.isEmpty else { return nil }
    let text = words.joined(separator: " ")
    for vocabulary in vocabularies {
      for (distance, forms) in vocabulary.nearDays where forms.contains(text) {
        return .day(local.addingDays(distance))
      }
    }
    if let day = nextUnit(words) ?? endOfUnit(words) ?? relativeDay(words) { return .day(day) }
    if let weekend = weekend(words) { return weekend }
    if words.count == 1, let day = weekday(words[0]) { return .day(day) }
    if words.count == 2, let day = qualifiedWeekday(words) { return day }
    return date(words) ?? dateBehindWeekday(words)
  }

  /// Returns how many days a text names, of which `first` is the first: seven for `next week`, all
  /// those of `next month` or `next year`, what is left of a `weekend`; one for anything else.
  package func span(of text: String, from first: LocalDateTime) -> Int {
    let words = withoutFiller(Self.tokens(text))
    let end: LocalDateTime?
    if matches(words, { $0.nextUnits[.week] ?? [] }) {
      end = first.addingDays(6)
    } else if matches(words, { $0.nextUnits[.month] ?? [] }) {
      end = Self.lastDay(first.year, first.month)
    } else if matches(words, { $0.nextUnits[.year] ?? [] }) {
      end = Self.lastDay(first.year, 12)
    } else if weekend(words) != nil {
      end = first.addingDays(6 - Self.index(of: first))
    } else {
      end = nil
    }
    return end.map { max($0.daysSinceEpoch - first.daysSinceEpoch + 1, 1) } ?? 1
  }

  /// Reads a date with or without a year, such as `15 jan`, `15th`, `31.1.` or `2027-01-15`.
  private func date(_ words: [String]) -> DayReading? {
    let isDayNumber = words.count == 2 && matches([words[1]], \.dayWords)
    var words = words.filter { word in !matches([word], \.articles) }
    if words.count > 1, matches([words[words.count - 1]], \.yearWords) { words.removeLast() }
    switch words.count {
    case 1: return numericDay(words[0]) ?? dayOfMonth(words[0], isNumber: isDayNumber)
    case 2, 3: return namedMonth(words)
    default: return nil
    }
  }

  /// Reads `sat 4 apr`: without a year it is the next such date of that weekday, or the one of this
  /// year, as Passby prints it.
  private func dateBehindWeekday(_ words: [String]) -> DayReading? {
    guard words.count > 1, let weekday = index(of: words[0], in: \.weekdays) else { return nil }
    let rest = Array(words.dropFirst())
    guard case .day(let date)? = date(rest) else { return nil }
    if Self.index(of: date) == weekday { return .day(date) }
    if case .day(let other)? = reversed.date(rest), other.year == local.year,
      Self.index(of: other) == weekday
    {
      return .day(other)
    }
    let distance = (weekday - Self.index(of: date) + 10) % 7 - 3
    return .otherWeekday(date, date.addingDays(distance))
  }

  /// The index of the weekday of a day, 0 for Monday.
  private static func index(of day: LocalDateTime) -> Int { (day.daysSinceSunday + 6) % 7 }

  /// Returns the number of a day without its month, such as `28th` or `28 числа`; `nil` for
  /// anything else.
  package func dayOfMonth(in text: String) -> Int? {
    let words = withoutFiller(Self.tokens(text))
    let rest = words.filter { word in !matches([word], \.articles) }
    guard rest.count == 1, case .day(let date)? = self.date(words), let day = dayNumber(rest[0]),
      date.day == day
    else { return nil }
    return day
  }

  /// Reads `15th`: the next such day of a month, today included; in fields of the past the last.
  ///
  /// A number alone counts only as `isNumber`, before a word that says that it is a day.
  private func dayOfMonth(_ word: String, isNumber: Bool) -> DayReading? {
    guard isNumber || Int(word) == nil, let day = dayNumber(word), (1...31).contains(day) else {
      return nil
    }
    for distance in 0...12 {
      let months = local.year * 12 + local.month - 1 + (direction == .future ? distance : -distance)
      guard let date = Self.date(months / 12, months % 12 + 1, day) else { continue }
      let isWanted =
        direction == .future
        ? date.daysSinceEpoch >= local.daysSinceEpoch : date.daysSinceEpoch <= local.daysSinceEpoch
      if isWanted { return .day(date) }
    }
    return nil
  }

  /// Reads the number of a day, with or without an ending such as `th`.
  private func dayNumber(_ word: String) -> Int? {
    let digits = String(word.prefix { $0.isASCII && $0.isNumber })
    let ending = String(word.dropFirst(digits.count))
    guard ending.isEmpty || vocabularies.contains(where: { $0.ordinalEndings.contains(ending) })
    else { return nil }
    return Self.digits(digits, 1...2)
  }

  /// Reads a year of four digits, or of two, which are those of this century: `27`, `'27`.
  private static func year(_ word: some StringProtocol) -> Int? {
    if let year = digits(word, 4...4) { return year }
    let short = word.hasPrefix("'") ? String(word.dropFirst()) : String(word)
    return digits(short, 2...2).map { 2000 + $0 }
  }

  /// Reads `weekend`, the coming Saturday or today, and `next weekend`, which is refused where it
  /// could be two.
  private func weekend(_ words: [String]) -> DayReading? {
    let today = Self.index(of: local)
    let coming = today >= 5 ? local : local.addingDays(5 - today)
    if matches(words, \.weekend) {
      guard direction == .past, today < 5 else { return .day(coming) }
      return .day(local.addingDays(-today - 2))
    }
    guard words.count == 2, matches([words[0]], \.next), matches([words[1]], \.weekend) else {
      return nil
    }
    let nextWeek = monday.addingDays(12)
    return today >= 5 ? .day(nextWeek) : .ambiguous(coming, nextWeek)
  }

  /// Reads `end of month`, `end of june`: the last day.
  private func endOfUnit(_ words: [String]) -> LocalDateTime? {
    for count in 1..<max(words.count, 1) where count < words.count {
      guard matches(Array(words[..<count]), \.endOf) else { continue }
      let rest = Array(words[count...])
      if matches(rest, { $0.endUnits[.day] ?? [] }) { return local }
      if matches(rest, { $0.endUnits[.week] ?? [] }) {
        return local.addingDays((firstWeekday + 6 - local.daysSinceSunday + 7) % 7)
      }
      if matches(rest, { $0.endUnits[.month] ?? [] }) {
        return Self.lastDay(local.year, local.month)
      }
      if matches(rest, { $0.endUnits[.year] ?? [] }) { return Self.lastDay(local.year, 12) }
      if rest.count == 1, let month = index(of: rest[0], in: \.months) {
        let isPast = month + 1 < local.month
        return Self.lastDay(local.year + (isPast ? 1 : 0), month + 1)
      }
    }
    return nil
  }

  private static func lastDay(_ year: Int, _ month: Int) -> LocalDateTime? {
    (month == 12 ? date(year + 1, 1, 1) : date(year, month + 1, 1))?.addingDays(-1)
  }

  /// The Monday of this week.
  private var monday: LocalDateTime { local.addingDays(-((local.daysSinceSunday + 6) % 7)) }

  private func nextUnit(_ words: [String]) -> LocalDateTime? {
    if matches(words, { $0.nextUnits[.week] ?? [] }) { return monday.addingDays(7) }
    if matches(words, { $0.nextUnits[.month] ?? [] }) {
      return local.month == 12
        ? Self.date(local.year + 1, 1, 1) : Self.date(local.year, local.month + 1, 1)
    }
    if matches(words, { $0.nextUnits[.year] ?? [] }) { return Self.date(local.year + 1, 1, 1) }
    return nil
  }

  /// The next such weekday after today, or the last one before today in fields of the past.
  private func weekday(_ word: String) -> LocalDateTime? {
    guard let index = index(of: word, in: \.weekdays) else { return nil }
    let today = (local.daysSinceSunday + 6) % 7
    switch direction {
    case .future: return local.addingDays((index - today + 6) % 7 + 1)
    case .past: return local.addingDays(-((today - index + 6) % 7 + 1))
    }
  }

  /// Reads `this fri`, the one of this week, and `next fri`, which is refused where the next one
  /// after today is not that of next week.
  private func qualifiedWeekday(_ words: [String]) -> DayReading? {
    guard let index = index(of: words[1], in: \.weekdays) else { return nil }
    if matches([words[0]], \.this) { return .day(monday.addingDays(index)) }
    if direction == .past, matches([words[0]], \.last) { return weekday(words[1]).map { .day($0) } }
    guard matches([words[0]], \.next) else { return nil }
    let today = (local.daysSinceSunday + 6) % 7
    let coming = local.addingDays((index - today + 6) % 7 + 1)
    let nextWeek = monday.addingDays(7 + index)
    return coming.daysSinceEpoch == nextWeek.daysSinceEpoch
      ? .day(coming) : .ambiguous(coming, nextWeek)
  }

  /// Reads `15 jan`, `jan 15th`, `15 january 2027`, `jan 15 27`.
  private func namedMonth(_ words: [String]) -> DayReading? {
    for (dayWord, monthWord) in [(words[0], words[1]), (words[1], words[0])] {
      guard let day = dayNumber(dayWord), let month = index(of: monthWord, in: \.months) else {
        continue
      }
      if words.count == 3, Self.year(words[2]) == nil { return nil }
      let year = words.count == 3 ? Self.year(words[2]) : nil
      let date =
        year.map { Self.date($0, month + 1, day).map { .day($0) } }
        ?? yearless(month: month + 1, day: day)
      return date ?? missing(year, month + 1, day)
    }
    return nil
  }

  /// The reading of a day that a month does not have, or of a month that no year has; `nil` for
  /// numbers that cannot be slips of a date: a day after 39, a month after 31.
  private func missing(_ year: Int?, _ month: Int, _ day: Int) -> DayReading? {
    guard (1...39).contains(day), (1...31).contains(month) else { return nil }
    guard month <= 12, let last = Self.lastDay(year ?? local.year, month) else {
      return .impossible(expected: .months)
    }
    let name = String(last.dateText.prefix(7))
    return .impossible(expected: .days(last: last.day, month: name))
  }

  /// Reads `2027-01-15`, `15.1.`, `15.1.2027`, `15/1`, `1/15` and `3/4`, which could mean two days.
  private func numericDay(_ word: String) -> DayReading? {
    let iso = word.split(separator: "-", omittingEmptySubsequences: false)
    if iso.count == 3, let year = Self.digits(iso[0], 4...4),
      let month = Self.digits(iso[1], 2...2),
      let day = Self.digits(iso[2], 2...2)
    {
      return Self.date(year, month, day).map { .day($0) }
    }
    let dotted = word.split(separator: ".", omittingEmptySubsequences: false)
    if (2...3).contains(dotted.count), let day = Self.digits(dotted[0], 1...2),
      let month = Self.digits(dotted[1], 1...2)
    {
      guard dotted.count == 3, !dotted[2].isEmpty else {
        if let date = yearless(month: month, day: day) { return date }
        // `14.30` is rather a time of day.
        return dotted.count == 2 && day < 24 && month > 12 ? nil : missing(nil, month, day)
      }
      guard let year = Self.year(dotted[2]) else { return nil }
      return Self.date(year, month, day).map { .day($0) } ?? missing(year, month, day)
    }
    return slashed(word)
  }

  private func slashed(_ word: String) -> DayReading? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let first = Self.digits(parts[0], 1...2),
      let second = Self.digits(parts[1], 1...2)
    else { return nil }
    let year = parts.count == 3 ? Self.year(parts[2]) : nil
    guard parts.count == 2 || year != nil else { return nil }
    func day(_ month: Int, _ day: Int) -> LocalDateTime? {
      if let year { return Self.date(year, month, day) }
      guard case .day(let date)? = yearless(month: month, day: day) else { return nil }
      return date
    }
    switch (day(second, first), day(first, second)) {
    case (let one?, let other?):
      return one.daysSinceEpoch == other.daysSinceEpoch ? .day(one) : .ambiguous(one, other)
    case (let one?, nil), (nil, let one?): return .day(one)
    case (nil, nil):
      // `31/11` and `11/31` mean a day of November, `31/13` no month at all.
      return missing(year, min(first, second), max(first, second))
    }
  }

  /// The next such date, today included; in fields of the past the last one, today included.
  ///
  /// 29 February is looked for in leap years.
  private func yearless(month: Int, day: Int) -> DayReading? {
    let years =
      direction == .future
      ? Array(local.year...local.year + 8) : (local.year - 8...local.year).reversed()
    for year in years {
      guard let date = Self.date(year, month, day) else { continue }
      let isWanted =
        direction == .future
        ? date.daysSinceEpoch >= local.daysSinceEpoch : date.daysSinceEpoch <= local.daysSinceEpoch
      if isWanted { return .day(date) }
    }
    return nil
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> LocalDateTime? {
    try? LocalDateTime(year: year, month: month, day: day)
  }

  /// A length from now, ahead or back.
  private struct Distance {
    let length: LengthReading
    let sign: Int
  }

  /// Reads `now`, `in 90 min`, `+2h`, `2 hours ago`, `half an hour`; `nil` for anything else.
  ///
  /// Minutes and hours are elapsed time; lengths of days are read as days.
  func instant(_ words: [String]) -> Date? {
    if matches(words, \.now) { return now }
    guard let distance = distance(words), !distance.length.isOfDays else { return nil }
    var date = now
    for part in distance.length.parts {
      guard part.count <= limit(of: part.unit) else { return nil }
      switch part.unit {
      case .minute: date += Double(distance.sign * part.count * 60)
      case .hour: date += Double(distance.sign * part.count * 3600)
      default:
        guard let day = step(distance.sign * part.count, part.unit, from: local) else { return nil }
        date = day.date(in: zone)
      }
    }
    return date
  }

  /// Reads `in 3 days`, `+3d`, `2 weeks ago`, `a week`, as the day that many steps away (R1);
  /// `nil` for anything else.
  func relativeDay(_ words: [String]) -> LocalDateTime? {
    guard let distance = distance(words), distance.length.isOfDays else { return nil }
    return distance.length.parts.reduce(local as LocalDateTime?) { day, part in
      day.flatMap {
        part.count <= limit(of: part.unit)
          ? step(distance.sign * part.count, part.unit, from: $0) : nil
      }
    }
  }

  private func distance(_ words: [String]) -> Distance? {
    guard let first = words.first else { return nil }
    if first.hasPrefix("+"), first.count > 1 {
      return ahead([String(first.dropFirst())] + words.dropFirst())
    }
    if matches([first], \.ahead) { return ahead(Array(words.dropFirst())) }
    for count in 1...2 where words.count > count {
      let end = Array(words.suffix(count))
      if matches(end, \.fromNow) { return ahead(words.dropLast(count)) }
      if matches(end, \.ago) {
        return length(words.dropLast(count)).map { Distance(length: $0, sign: -1) }
      }
    }
    // A length in words alone, such as `half an hour`; one in digits needs `in` or `+`.
    guard first.first?.isNumber != true, direction == .future else { return nil }
    return words.count > 1 ? ahead(words) : nil
  }

  private func ahead(_ words: [String]) -> Distance? {
    length(words).map { Distance(length: $0, sign: 1) }
  }

  /// The most of a unit that are read: a hundred years of them.
  private func limit(of unit: DateVocabulary.Unit) -> Int {
    switch unit {
    case .minute: 60 * 24 * 366 * 100
    case .hour: 24 * 366 * 100
    case .day: 36_600
    case .week: 5300
    case .fortnight: 2650
    case .month: 1200
    case .quarter: 400
    case .year: 100
    }
  }

  private func step(
    _ count: Int, _ unit: DateVocabulary.Unit, from day: LocalDateTime
  ) -> LocalDateTime? {
    switch unit {
    case .minute, .hour: nil
    case .day: day.addingDays(count)
    case .week: day.addingDays(count * 7)
    case .fortnight: day.addingDays(count * 14)
    case .month: day.addingMonths(count)
    case .quarter: day.addingMonths(count * 3)
    case .year: day.addingMonths(count * 12)
    }
  }
}
