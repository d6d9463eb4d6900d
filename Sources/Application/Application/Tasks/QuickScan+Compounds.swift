import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Parts of several words, which are looked for behind the rules and before other markers.
extension QuickScan {
  /// Takes weekdays in a row, what a rule leaves out, how long it lasts, and spans of a day.
  mutating func scanCompounds() throws(QuickFailure) {
    for index in words.indices where isFree(index) { try scanWeekdays(at: index) }
    for index in words.indices where isFree(index) { try scanPartsOfDays(at: index) }
    if mayRepeat {
      for index in words.indices where isOne(index, of: \.except) { try scanExcept(at: index) }
      for index in words.indices where isOne(index, of: \.lasting) { try scanLasting(at: index) }
      // `щодня 10 днів`
      for index in words.indices.dropFirst() where isTaken[index - 1] && isFree(index) {
        try scanLasting(from: index, in: index)
      }
      for index in words.indices where isSpanStart(index) { try scanDateRange(at: index) }
    }
    for index in words.indices where isFree(index) { try scanSpan(at: index) }
    for index in words.indices where isOne(index, of: \.taking) { try scanTaking(at: index) }
  }

  /// True for the end of the line, of what is free, and for the words of a marker or a time.
  private func isBoundary(_ index: Int) -> Bool {
    guard isFree(index) else { return true }
    let isMarker =
      isMarkerSign(index)
      || isOne(
        index,
        of: { words in
          [words.at, words.start, words.end, words.due, words.person, words.remind, words.except]
            .flatMap(\.self) + words.lasting
        })
    return isMarker || isSpanStart(index)
      || ranges(from: index, upTo: 3).contains { range in
        variants(text(range)).contains { moments.timeOfDay($0) != nil } || span(range) != nil
      }
  }

  /// True for a word such as `@Vet`.
  private func isMarkerSign(_ index: Int) -> Bool {
    words[index].text.first.map("@#!~".contains) == true
  }

  // MARK: Weekdays

  /// Takes three weekdays or more as a rule, as in `mon, wed and fri`.
  ///
  /// - Throws: `QuickFailure` for two with a slash, which could be one of both.
  private mutating func scanWeekdays(at index: Int) throws(QuickFailure) {
    if try scanWeekdayRange(at: index) { return }
    guard fields[.every] == nil,
      !isOne(index - 1, of: \.besides) && !isOne(index - 1, of: \.joints)
        && !isOne(index - 1, of: \.due) && !isOne(index - 1, of: \.deadlines)
    else { return }
    for range in ranges(from: index, upTo: 14) {
      guard isBoundary(range.upperBound) || index == 0,
        let rule = try? rules.reading(text(range).withoutCommas),
        case .weekdays(let days)? = rule.rhythm.days, rule.rhythm.every.maximum.count == 1
      else { continue }
      let count = text(range).lowercased().split { " ,/-–".contains($0) }
        .count { rules.rhythm(String($0))?.days?.isOneWeekday == true }
      if days.count > 2, count == days.count { return try setRule(rule, range) }
      guard range.count == 1, count == 2, word(index).contains("/") else { return }
      throw failure(
        .usage,
        TaskInputPhrase.twoReadings(
          typed(range).quoted, first: "every \(rule.rhythm)".quoted,
          second: "due \(text(range).prefix { $0 != "/" })".quoted), range,
        meanings: repeatedOrOnce(rule.rhythm))
    }
  }

  /// Takes `mornings` and `monday evenings` as a rule with its time of day.
  private mutating func scanPartsOfDays(at index: Int) throws(QuickFailure) {
    let typed = word(index)
    guard fields[.every] == nil, fields[.at] == nil, index > 0, isBoundary(index + 1),
      let hour = vocabularies.lazy.compactMap({ words in
        words.eachAt.first { $0.value.contains(typed) }?.key
      }).first
    else { return }
    var rule = (reading: try? rules.reading("1d"), from: index)
    for start in max(0, index - 6)..<index where (start..<index).allSatisfy(isFree) {
      guard let found = try? rules.reading(text(start..<index)),
        case .weekdays? = found.rhythm.days
      else { continue }
      rule = (found, start)
      break
    }
    guard let reading = rule.reading else { return }
    try setRule(reading, rule.from..<index + 1)
    try set(.at, TimeOfDay(hour: hour, minute: 0).description, index..<index + 1)
  }

  /// Takes `monday to friday` before a time of day as a rule; without a time it could be a date.
  private mutating func scanWeekdayRange(at index: Int) throws(QuickFailure) -> Bool {
    let first = isSpanStart(index) ? index + 1 : index
    let joint = first + 1
    guard fields[.every] == nil, isFree(first + 2), isFree(joint),
      dates.contains(where: { $0.spanJoints.contains(word(joint)) })
        || isOne(joint, of: \.rangeJoints),
      isBoundary(joint + 2), isFree(joint + 2),
      rules.rhythm(word(first))?.days?.isOneWeekday == true,
      let rule = try? rules.reading("\(word(first))-\(word(joint + 1))")
    else { return false }
    try setRule(rule, index..<joint + 2)
    return true
  }

  /// Takes the weekdays behind `except` out of the rule.
  private mutating func scanExcept(at index: Int) throws(QuickFailure) {
    for range in ranges(from: index + 1, upTo: 8) {
      let rest = text(range).withoutCommas
      guard rules.rhythm("every day except \(rest)") != nil else { continue }
      let whole = index..<range.upperBound
      guard let every = fields[.every] else {
        // `daily at 8 except friday`: the rule before it has no marker.
        for start in max(0, index - 8)..<index {
          for end in (start + 1...index).reversed() {
            guard let rule = plainRule(start..<end, except: rest) else { continue }
            try setRule(rule, start..<end)
            return add(.every, rule.rhythm.description, whole)
          }
        }
        return
      }
      guard let rule = rules.rhythm("\(every) except \(rest)")?.description else {
        throw failure(
          .usage,
          TaskInputPhrase.unreadContinuation(typed(whole).quoted, of: every.quoted), whole)
      }
      fields[.every] = rule
      for position in readings.indices where readings[position].marker == .every {
        readings[position].value = rule
      }
      return add(.every, rule, whole)
    }
  }

  /// Returns a rule without a marker together with what it leaves out.
  private func plainRule(_ range: Range<Int>, except rest: String) -> RuleWords.Reading? {
    guard range.allSatisfy(isFree), range.contains(where: { isOne($0, of: \.plainRules) }),
      let rule = try? rules.reading("\(text(range).withoutCommas) except \(rest)")
    else { return nil }
    return rule
  }

  // MARK: How long

  /// Takes `for 7 days` behind a rule: its end.
  private mutating func scanLasting(at index: Int) throws(QuickFailure) {
    let isRepeated =
      isBehindRule(index) || fields[.every] != nil || (0..<index).contains(where: isFrequency)
    guard isRepeated else { return }
    var first = index + 1
    let isIdle = { (dates: DateVocabulary, word: String) in
      dates.articles.contains(word) || dates.next.contains(word)
    }
    while isFree(first), dates.contains(where: { isIdle($0, word(first)) }) { first += 1 }
    try scanLasting(from: index, in: first)
  }

  private mutating func scanLasting(from index: Int, in first: Int) throws(QuickFailure) {
    guard fields[.end] == nil else { return }
    for range in ranges(from: first, upTo: 4) {
      for text in variants(text(range).withoutCommas)
      where moments.isLengthOfDays(text) && isBoundary(range.upperBound) {
        lasting = text
        return try set(.end, text, index..<range.upperBound)
      }
    }
  }

  /// Sets the end of a rule that lasts for a length: `for 7 days` are seven from its first day.
  mutating func placeLasting() {
    guard let lasting, let every = fields[.every], let rhythm = try? Rhythm(parsing: every) else {
      return
    }
    let present = LocalDateTime(actionContext.now, in: zone)
    let today = actionContext.hours.day(of: actionContext.now, in: zone).date
    let times = fields[.at].flatMap { try? TimeSpanText(parsing: $0).times }
    let isInHours = rhythm.every.maximum.unit == .hour
    func day(_ field: RequestField) -> LocalDateTime? {
      fields[field].flatMap { try? moments.ifMoment($0) }?
        .localDateTime(in: zone, dayMeans: .start)
    }
    let start = day(.start) ?? (times == nil && !isInHours ? today : present)
    guard
      let cadence = try? Cadence(
        rhythm: rhythm, from: .start, start: start, first: day(.first),
        times: isInHours ? nil : times),
      let due = Schedule(rule: .repeating(cadence), zone: zone, horizonSeconds: 0)
        .countdown(at: .beginning)?.due
    else { return }
    let begin = LocalDateTime(due, in: zone)
    guard let behind = moments.day(lasting, after: begin) else { return }
    let isOfWeeks = (behind.daysSinceEpoch - begin.daysSinceEpoch).isMultiple(of: 7)
    let isEachWeek = rhythm.days?.isOneWeekday == true && rhythm.every.maximum.count == 1
    let last = behind.addingDays(isEachWeek && isOfWeeks ? -7 : isInHours ? 0 : -1)
    let end: Moment =
      isInHours
      ? .local(LocalDateTime(last.date(in: zone).addingTimeInterval(-60), in: zone))
      : .day(year: last.year, month: last.month, day: last.day)
    fields[.end] = end.text(in: zone)
    for position in readings.indices where readings[position].marker == .end {
      readings[position].value = value(of: end, .end)
    }
  }

  /// Takes the first and the last day of a rule: `from 1 to 20 december`.
  private mutating func scanDateRange(at index: Int) throws(QuickFailure) {
    guard fields[.start] == nil, fields[.end] == nil else { return }
    for joint in index + 2..<index + 5 where isFree(joint) {
      guard dates.contains(where: { $0.spanJoints.contains(word(joint)) }) else { continue }
      for range in ranges(from: joint + 1, upTo: 4) {
        guard case .moment(let last) = date(range), last.isDay else { continue }
        let begin = index + 1..<joint
        var first: Moment?
        if case .moment(let moment) = date(begin), moment.isDay {
          first = moment
        } else if begin.count == 1, let day = Int(word(begin.lowerBound)) {
          // The month stands behind the second one.
          let end = last.localDateTime(in: zone, dayMeans: .start)
          first = try? Moment(
            parsing: "\(end.dateText.prefix(8))\(day < 10 ? "0" : "")\(day)")
        }
        guard let first else { continue }
        let (from, whole) = (index..<joint, joint..<range.upperBound)
        try set(.start, first.text(in: zone), from, value: value(of: first, .start))
        return try set(.end, last.text(in: zone), whole, value: value(of: last, .end))
      }
    }
  }

  /// Takes how long it takes, as `for 45 minutes` says beside a date, a time or a rule.
  private mutating func scanTaking(at index: Int) throws(QuickFailure) {
    guard fields[.duration] == nil else { return }
    for range in ranges(from: index + 1, upTo: 4) {
      let duration = variants(text(range).withoutCommas).compactMap {
        QuickGuess.duration($0, moments: moments)
      }.first
      guard let duration, !moments.isLengthOfDays(text(range)) else { continue }
      let next = range.upperBound
      let isBeside =
        index > 0 && isTaken[index - 1] || words.indices.contains(next) && isTaken[next]
        || isFree(next) && isDateLike(next)
        || (max(0, index - 3)..<index).contains { start in
          (start..<index).allSatisfy(isFree) && isDate(start..<index)
        }
      return isBeside ? try set(.duration, duration, index..<next) : ()
    }
  }

  // MARK: Spans

  /// Takes a span of a day behind a word that begins one, and behind a rule.
  private mutating func scanSpan(at index: Int) throws(QuickFailure) {
    guard fields[.at] == nil else { return }
    let isBehindRule = index > 0 && isTaken[index - 1]
    guard isSpanStart(index) || isBehindRule else { return }
    for range in ranges(from: index, upTo: 9) where range.count > 1 || isBehindRule {
      let isEnd = !isFree(range.upperBound) || isMarkerSign(range.upperBound)
      let behindDate = isBehindRule || isSpanStart(index) && index > 0 && isDateLike(index - 1)
      guard let span = span(range, isBesideDate: behindDate && isEnd) else { continue }
      try set(.at, span, range)
      clocked.insert(.at)
      return
    }
  }

  private func isSpanStart(_ index: Int) -> Bool {
    guard isFree(index) else { return false }
    let word = word(index)
    return dates.contains { $0.spanStarts.contains(word) }
  }

  /// Reads words as a span of a day in its canonical form, `15:00-16:45`; `nil` for anything else.
  func span(_ range: Range<Int>, isBesideDate: Bool = false) -> String? {
    let text = text(range)
    let known = isBesideDate ? memo.spansBesideDates[text] : memo.spans[text]
    if let known { return known }
    let span = variants(text.withoutCommas).lazy.compactMap {
      self.moments.span($0, isBesideDate: isBesideDate)
    }.first
    if isBesideDate {
      memo.spansBesideDates[text] = .some(span)
    } else {
      memo.spans[text] = .some(span)
    }
    return span
  }

  /// Reads a day and a span beside it as an appointment: `tomorrow 10-11`.
  func dayWithSpan(_ range: Range<Int>) -> WhenText? {
    for split in range.dropFirst() {
      for (day, time) in [
        (range.lowerBound..<split, split..<range.upperBound),
        (split..<range.upperBound, range.lowerBound..<split),
      ] {
        guard let span = span(time, isBesideDate: true), case .moment(let moment) = date(day),
          moment.isDay, !isLoose(day)
        else { continue }
        let local = moment.localDateTime(in: zone, dayMeans: .start)
        return try? WhenText(parsing: "\(local.dateText) \(span)", moments)
      }
    }
    return nil
  }

  // MARK: The beginning of the line

  /// Takes a date or a time at the beginning of the line, before the name: `tomorrow call mum`.
  mutating func scanFront() throws(QuickFailure) {
    guard fields[.every] == nil, fields[.when] == nil else { return }
    var end = 0
    while isFree(end), end < 9 { end += 1 }
    guard words.indices.contains(where: { $0 >= 1 && !isTaken[$0] }) else { return }
    for end in (0..<end).reversed() {
      let range = 0..<end + 1
      let isLast = !words.indices.contains { $0 > end && !isTaken[$0] }
      guard !isLast, isFrontDate(range), let found = try? plainFront(range) else { continue }
      // `tomorrow - call mum`
      let next = range.upperBound
      let isDash = isFree(next) && ["-", "–", "—", ":"].contains(words[next].text)
      let whole = isDash ? 0..<next + 1 : range
      return try takeFront(found, range, whole)
    }
  }

  /// True for words that are no part of a name where they begin a line: a near day, a date or time
  /// with a number, a length ahead, and a weekday behind `on` or before a colon.
  private func isFrontDate(_ range: Range<Int>) -> Bool {
    let text = text(range)
    guard !isLoose(range), let last = text.last else { return false }
    if text.contains(where: \.isNumber) { return true }
    let next = range.upperBound
    let isCut =
      last == ":" || last == ","
      || isFree(next) && ["-", "–", "—", ":"].contains(words[next].text)
    let isPhrase = dates.contains { dates in
      let first = word(0)
      let near = dates.nearDays.filter { $0.key >= 0 }.values.joined()
      let today = dates.partsOfToday.values.joined()
      return near.contains { $0.hasPrefix(first) || text.lowercased().hasPrefix($0) }
        || today.contains { text.lowercased().hasPrefix($0) }
        || dates.ahead.contains(first) || range.count > 1 && dates.fillers.contains(first)
    }
    return isCut || isPhrase
  }
}

extension DayPattern {
  /// True for a single weekday.
  fileprivate var isOneWeekday: Bool {
    if case .weekdays(let days) = self { days.count == 1 } else { false }
  }
}
