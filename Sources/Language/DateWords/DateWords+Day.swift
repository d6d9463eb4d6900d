import Localization
import Recurrence

extension DateWords {
  /// The result of reading a text as a day.
  enum DayReading {
    case day(LocalDateTime)
    case ambiguous(LocalDateTime, LocalDateTime)
  }

  /// Reads the words for a day; `nil` for anything else.
  func day(_ words: [String]) -> DayReading? {
    for vocabulary in vocabularies {
      for (distance, forms) in vocabulary.nearDays
      where forms.contains(words.joined(separator: " ")) {
        return .day(local.addingDays(distance))
      }
    }
    if let day = nextUnit(words) { return .day(day) }
    switch words.count {
    case 1: return weekday(words[0]).map { .day($0) } ?? numericDay(words[0])
    case 2: return qualifiedWeekday(words) ?? namedMonth(words)
    case 3: return namedMonth(words)
    default: return nil
    }
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
    guard matches([words[0]], \.next) else { return nil }
    let today = (local.daysSinceSunday + 6) % 7
    let coming = local.addingDays((index - today + 6) % 7 + 1)
    let nextWeek = monday.addingDays(7 + index)
    return coming.daysSinceEpoch == nextWeek.daysSinceEpoch
      ? .day(coming) : .ambiguous(coming, nextWeek)
  }

  /// Reads `15 jan`, `jan 15`, `15 january 2027`, `jan 15 2027`.
  private func namedMonth(_ words: [String]) -> DayReading? {
    for (dayWord, monthWord) in [(words[0], words[1]), (words[1], words[0])] {
      guard let day = Self.digits(dayWord, 1...2), let month = index(of: monthWord, in: \.months)
      else { continue }
      guard words.count == 3 else { return yearless(month: month + 1, day: day) }
      guard let year = Self.digits(words[2], 4...4) else { return nil }
      return Self.date(year, month + 1, day).map { .day($0) }
    }
    return nil
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
      guard dotted.count == 3, !dotted[2].isEmpty else { return yearless(month: month, day: day) }
      guard let year = Self.digits(dotted[2], 4...4) else { return nil }
      return Self.date(year, month, day).map { .day($0) }
    }
    return slashed(word)
  }

  private func slashed(_ word: String) -> DayReading? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let first = Self.digits(parts[0], 1...2),
      let second = Self.digits(parts[1], 1...2)
    else { return nil }
    let year = parts.count == 3 ? Self.digits(parts[2], 4...4) : nil
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
    case (nil, nil): return nil
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
}
