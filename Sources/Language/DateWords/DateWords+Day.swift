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
    if let day = nextUnit(words) ?? lastUnit(words) ?? endOfUnit(words) ?? relativeDay(words)
      ?? weekdayOfWeek(words)
      ?? countedWeekday(words) ?? dayFromDay(words)
    {
      return .day(day)
    }
    if let weekend = weekend(words) { return weekend }
    if words.count == 1, let day = weekday(words[0]) { return .day(day) }
    if words.count == 2, let day = qualifiedWeekday(words) { return day }
    return date(words) ?? dateBehindWeekday(words)
  }

  /// Returns how many days a text names, of which `first` is the first: seven for `next week`, all
  /// those of `next month` or `next year`, what is left of a `weekend`; one for anything else.
  package func span(of text: String, from first: LocalDateTime) -> Int {
    span(of: Self.tokens(text), from: first)
  }

  private func span(of words: [String], from first: LocalDateTime) -> Int {
    let words = withoutFiller(words)
    let end: LocalDateTime?
    if matches(words, { $0.nextUnits[.week] ?? [] }) || isLast(.week, words) {
      end = first.addingDays(6)
    } else if matches(words, { $0.nextUnits[.month] ?? [] }) || isLast(.month, words) {
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
  func date(_ words: [String]) -> DayReading? {
    if words.count == 2, matches([words[0]], \.daysBefore) {
      return dayOfMonth(words[1], isNumber: true)
    }
    let isDayNumber = words.count == 2 && matches([words[1]], \.dayWords)
    var words = words.filter { word in !matches([word], \.articles) }
    if words.count > 1, matches([words[words.count - 1]], \.yearWords) { words.removeLast() }
    switch words.count {
    case 1: return numericDay(words[0]) ?? dayOfMonth(words[0], isNumber: isDayNumber)
    case 2, 3: return namedMonth(words)
    default: return nil
    }
  }

  /// The index of the weekday of a day, 0 for Monday.
  static func index(of day: LocalDateTime) -> Int { (day.daysSinceSunday + 6) % 7 }

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
      if let first = nextUnit(rest) { return first.addingDays(span(of: rest, from: first) - 1) }
      if let month = month(rest) { return Self.lastDay(month.year, month.month) }
    }
    return nil
  }

  /// Reads a month, the next one of its name or that of a year: `june`, `march 2027`, `03/2027`.
  private func month(_ words: [String]) -> LocalDateTime? {
    let month: Int
    var year: Int?
    if words.count == 1, let match = words[0].wholeMatch(of: /(\d{1,2})[.\/](\d{4})/) {
      (month, year) = (Int(match.1) ?? 0, Int(match.2))
    } else {
      var words = words
      if words.count > 2, matches([words[words.count - 1]], \.yearWords) { words.removeLast() }
      guard (1...2).contains(words.count),
        let index = index(of: words[0], in: \.months)
          ?? index(of: words[0], in: \.insideMonths)
      else {
        return nil
      }
      month = index + 1
      if words.count == 2 {
        year = Self.digits(words[1], 4...4)
        guard year != nil else { return nil }
      }
    }
    return Self.date(year ?? local.year + (month < local.month ? 1 : 0), month, 1)
  }

  /// True for a month with its year, which is no day: `march 2027`, `03/2027`.
  package func isMonthOfYear(_ text: String) -> Bool {
    let words = Self.tokens(text)
    return text.contains(where: \.isNumber) && month(words) != nil
  }

  private static func lastDay(_ year: Int, _ month: Int) -> LocalDateTime? {
    (month == 12 ? date(year + 1, 1, 1) : date(year, month + 1, 1))?.addingDays(-1)
  }

  /// The Monday of this week.
  var monday: LocalDateTime { local.addingDays(-((local.daysSinceSunday + 6) % 7)) }

  func nextUnit(_ words: [String]) -> LocalDateTime? {
    if matches(words, { $0.nextUnits[.week] ?? [] }) { return monday.addingDays(7) }
    if matches(words, { $0.nextUnits[.month] ?? [] }) {
      return local.month == 12
        ? Self.date(local.year + 1, 1, 1) : Self.date(local.year, local.month + 1, 1)
    }
    if matches(words, { $0.nextUnits[.year] ?? [] }) { return Self.date(local.year + 1, 1, 1) }
    return nil
  }

  /// Reads `last week` and `last month` in fields of the past: their first day.
  private func lastUnit(_ words: [String]) -> LocalDateTime? {
    guard direction == .past else { return nil }
    if isLast(.week, words) { return monday.addingDays(-7) }
    guard isLast(.month, words) else { return nil }
    return local.month == 1
      ? Self.date(local.year - 1, 12, 1) : Self.date(local.year, local.month - 1, 1)
  }

  /// True for `last week` and its like.
  private func isLast(_ unit: DateVocabulary.Unit, _ words: [String]) -> Bool {
    words.count == 2 && matches([words[0]], \.last)
      && matches([words[1]], { $0.endUnits[unit] ?? [] })
  }

  /// Reads `15 jan`, `jan 15th`, `15 january 2027`, `jan 15 27`.
  private func namedMonth(_ words: [String]) -> DayReading? {
    for (dayWord, monthWord) in [(words[0], words[1]), (words[1], words[0])] {
      guard let day = dayNumber(dayWord) ?? ordinalDay(dayWord),
        let month = index(of: monthWord, in: \.months)
      else {
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

  /// Reads `first` to `fifth`, which are days beside a month alone.
  private func ordinalDay(_ word: String) -> Int? {
    ["first", "second", "third", "fourth", "fifth"].firstIndex { ordinal in
      vocabularies.contains { $0.rules[ordinal]?.contains(word) == true }
    }.map { $0 + 1 }
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
    // `2027/01/15`, `2027.01.15`, `20270115`
    if let match = word.wholeMatch(of: /(\d{4})([.\/]?)(\d{2})\2(\d{2})/), let year = Int(match.1),
      let month = Int(match.3), let day = Int(match.4), (1900..<2200).contains(year)
    {
      return Self.date(year, month, day).map { .day($0) }
        ?? (match.2.isEmpty ? nil : missing(year, month, day))
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

  static func date(_ year: Int, _ month: Int, _ day: Int) -> LocalDateTime? {
    try? LocalDateTime(year: year, month: month, day: day)
  }
}
