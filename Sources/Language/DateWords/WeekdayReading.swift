import Localization
import Recurrence

/// Days that are named by their weekday: `this fri`, `friday next week`, `friday the 13th`.
extension DateWords {
  /// Reads `sat 4 apr`: without a year it is the next such date of that weekday, or the one of this
  /// year, as Passby prints it.
  func dateBehindWeekday(_ words: [String]) -> DayReading? {
    guard words.count > 1, let weekday = index(of: words[0], in: \.weekdays) else { return nil }
    let rest = Array(words.dropFirst())
    guard case .day(let date)? = date(rest) else { return nil }
    if Self.index(of: date) == weekday { return .day(date) }
    // `friday the 13th` is the next one.
    if dayOfMonth(in: rest.joined(separator: " ")) != nil,
      let day = dayOfMonth(matching: date.day, weekday: weekday)
    {
      return .day(day)
    }
    if case .day(let other)? = reversed.date(rest), other.year == local.year,
      Self.index(of: other) == weekday
    {
      return .day(other)
    }
    let distance = (weekday - Self.index(of: date) + 10) % 7 - 3
    return .otherWeekday(date, date.addingDays(distance))
  }

  /// Reads the weekday of a week: `friday next week`, `this week on friday`.
  func weekdayOfWeek(_ words: [String]) -> LocalDateTime? {
    for split in 1..<max(words.count, 1) where split < words.count {
      let (head, tail) = (Array(words[..<split]), Array(words[split...]))
      for (weekday, week) in [(head, tail), (tail, head)] {
        let weekday = withoutFiller(weekday)
        guard weekday.count == 1, let index = index(of: weekday[0], in: \.weekdays) else {
          continue
        }
        if matches(week, \.thisWeek) { return monday.addingDays(index) }
        if matches(week, { $0.nextUnits[.week] ?? [] }) { return monday.addingDays(7 + index) }
        if matches(week, \.weekAfterNext) { return monday.addingDays(14 + index) }
      }
    }
    return matches(words, \.weekAfterNext) ? monday.addingDays(14) : nil
  }

  /// Reads `in 2 fridays`, the second one after today.
  func countedWeekday(_ words: [String]) -> LocalDateTime? {
    guard direction == .future, words.count == 3, matches([words[0]], \.ahead),
      let count = count(words[1]), (1...52).contains(count),
      let index = index(of: words[2], in: \.weekdays)
        ?? RuleGrammar.weekdays.firstIndex(where: { day in
          vocabularies.contains { $0.rules[day]?.contains(words[2]) == true }
        })
    else { return nil }
    return local.addingDays((index - Self.index(of: local) + 6) % 7 + 1 + (count - 1) * 7)
  }

  /// Reads a number in digits or in words.
  private func count(_ word: String) -> Int? {
    Self.digits(word, 1...3)
      ?? vocabularies.lazy.compactMap { $0.counts.first { $0.value.contains(word) }?.key }.first
  }

  /// Reads a length of days that is counted from a day: `2 weeks from monday`.
  func dayFromDay(_ words: [String]) -> LocalDateTime? {
    guard let joint = words.firstIndex(where: { matches([$0], \.fromDay) }), joint > 0,
      joint + 1 < words.count, case .day(let start)? = day(Array(words[(joint + 1)...]))
    else { return nil }
    let before = Array(words[..<joint])
    guard let length = length(before) ?? length(["1"] + before), length.isOfDays else { return nil }
    return length.parts.reduce(start as LocalDateTime?) { day, part in
      day.flatMap { stepped($0, by: part) }
    }
  }

  /// The next such weekday after today, or the last one before today in fields of the past.
  func weekday(_ word: String) -> LocalDateTime? {
    guard let index = index(of: word, in: \.weekdays) else { return nil }
    let today = (local.daysSinceSunday + 6) % 7
    switch direction {
    case .future: return local.addingDays((index - today + 6) % 7 + 1)
    case .past: return local.addingDays(-((today - index + 6) % 7 + 1))
    }
  }

  /// Reads `this fri`, the one of this week, and `next fri`, which is refused where the next one
  /// after today is not that of next week.
  func qualifiedWeekday(_ words: [String]) -> DayReading? {
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

  /// Returns the next such day of a month on a weekday, or in fields of the past the last one.
  private func dayOfMonth(matching day: Int, weekday: Int) -> LocalDateTime? {
    let today = local.year * 12 + local.month - 1
    return (0...12 * 8).lazy.compactMap { distance -> LocalDateTime? in
      let months = today + (direction == .future ? distance : -distance)
      guard let date = Self.date(months / 12, months % 12 + 1, day),
        Self.index(of: date) == weekday
      else { return nil }
      let days = date.daysSinceEpoch - local.daysSinceEpoch
      return (direction == .future ? days >= 0 : days <= 0) ? date : nil
    }.first
  }
}
