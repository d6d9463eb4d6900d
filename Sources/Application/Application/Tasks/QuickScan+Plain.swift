import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Dates, times and rules without a marker: at the end of the line, and beside markers (Q5).
extension QuickScan {
  /// A part that was read without a marker.
  enum Plain {
    case rule(RuleWords.Reading)
    case moment(Moment)
    case time(String, isMidnight: Bool)
    case when(WhenText)
  }

  private struct Found {
    let plain: Plain
    let range: Range<Int>
  }

  /// Takes all parts without a marker, the longest first.
  mutating func scanPlain() throws(QuickFailure) {
    while let found = try longest() { try take(found) }
    try scanFront()
  }

  private func longest() throws(QuickFailure) -> Found? {
    var best: Found?
    for run in runs {
      let isAtEnd =
        run.upperBound == lineEnd || isTaken[run.upperBound]
        || isUnknownMarker(run.upperBound)
      let isBehindPart = run.lowerBound > 0 && isTaken[run.lowerBound - 1]
      for found in [
        isAtEnd ? try ending(of: run) : nil, isBehindPart ? try beginning(of: run) : nil,
      ].compactMap(\.self) where found.range.count > (best?.range.count ?? 0) {
        best = found
      }
    }
    return best
  }

  /// True for what was meant as a marker, such as `!urgent`, and is none.
  private func isUnknownMarker(_ index: Int) -> Bool {
    let text = words[index].text
    return isFree(index) && (text.hasPrefix("!") || text.hasPrefix("~")) && text.count > 1
  }

  /// The end of the line, before emojis and the like, which are no words.
  private var lineEnd: Int {
    let isText = { (index: Int) in
      !isFree(index) || words[index].text.contains { $0.isLetter || $0.isNumber }
    }
    return words.indices.last(where: isText).map { $0 + 1 } ?? words.count
  }

  /// The longest ranges of words that are not taken.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in 0..<lineEnd where isFree(index) && !isUnknownMarker(index) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private func ending(of run: Range<Int>) throws(QuickFailure) -> Found? {
    for start in max(run.lowerBound, run.upperBound - 12)..<run.upperBound {
      let range = start..<run.upperBound
      guard let plain = try plain(range) else { continue }
      guard start > run.lowerBound else { return Found(plain: plain, range: range) }
      if isOne(start - 1, of: \.besides) || isOne(start - 1, of: \.except) || isBehindLast(start)
        || isUnit(range)
      {
        return nil
      }
      try checkBeginning(of: range, from: run.lowerBound)
      return Found(plain: plain, range: range)
    }
    return nil
  }

  /// True for a short weekday behind a number, which is rather a unit: `60 Вт`.
  func isUnit(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    return range.count == 1 && word(start).count < 4 && isFree(start - 1)
      && Int(word(start - 1)) != nil
      && dates.contains { $0.weekdays.joined().contains(word(start)) }
  }

  /// True if the words before a word say when something was done last.
  private func isBehindLast(_ index: Int) -> Bool {
    (1...3).contains { count(at: index - $0, of: \.last) == $0 }
  }

  private func beginning(of run: Range<Int>) throws(QuickFailure) -> Found? {
    for end in (run.lowerBound + 1...min(run.upperBound, run.lowerBound + 12)).reversed() {
      let range = run.lowerBound..<end
      guard let plain = try plain(range) else { continue }
      try checkContinuation(of: range)
      return Found(plain: plain, range: range)
    }
    return nil
  }

  /// Refuses a part before which stands what belongs to it, as `mon and` before `thu`, or `31.1.`
  /// before `fri`.
  func checkBeginning(of range: Range<Int>, from first: Int) throws(QuickFailure) {
    let before = range.lowerBound - 1
    guard before >= first else { return }
    let isBehindDate = before > first && (isDateLike(before - 1) || isMonth(before - 1))
    let isRange = isOne(before, of: \.rangeJoints) && isBehindDate
    let isList = isRange || isOne(before, of: \.joints)
    let isHalf = isMonth(before) || isLoose(before..<before + 1)
    guard isList || isHalf else { return }
    // `20 oct to 27 oct`: the day stands before its month.
    let hasDay = before > first + 1 && isMonth(before - 1) && isDate(before - 2..<before)
    let start = !(isList && isBehindDate) ? before : hasDay ? before - 2 : before - 1
    let whole = start..<range.upperBound
    // A time may stand behind the days: `mon and thu 18:00`.
    for end in (range.lowerBound + 1...range.upperBound).reversed() {
      guard let rule = rules.rhythm(text(start..<end)) else { continue }
      throw failure(
        .usage,
        TaskInputPhrase.twoReadings(
          typed(start..<end).quoted, first: "every \(rule)".quoted,
          second: "due \(text(range))".quoted), start..<end, meanings: repeatedOrOnce(rule))
    }
    let isAnd = dates.contains { $0.rules["and"]?.contains(word(before)) == true }
    if isOne(before, of: \.joints), !isAnd, start < before {
      // `mon or thu`
      throw failure(
        .usage,
        TaskInputPhrase.unreadContinuation(
          typed(start..<before + 1).quoted, of: typed(range).quoted), whole,
        meanings: [start..<before, range].map { QuickMeaning(exact: typed($0)) })
    }
    throw failure(
      .usage,
      TaskInputPhrase.unreadContinuation(
        typed(start..<before + 1).quoted, of: typed(range).quoted), whole)
  }

  /// Days that are a rule, or each of them once: a rule that ends with the last of them.
  func repeatedOrOnce(_ rule: Rhythm) -> [QuickMeaning] {
    guard case .weekdays(let days)? = rule.days, days.count > 1 else { return [.rule(rule)] }
    let today = LocalDateTime(actionContext.now, in: zone)
    // A weekday without more is one after today.
    let coming = (0...7).map(today.addingDays).filter { day in
      days.contains { $0.rawValue == (day.daysSinceEpoch + 3) % 7 }
    }
    let once = coming.filter { $0 != today }
    guard let first = once.first, let last = once.last else { return [.rule(rule)] }
    var series = QuickMeaning.rule(rule)
    if coming != once { series = series.followed(by: .day(first).behind("start", \.start)) }
    return [.rule(rule), series.followed(by: .day(last).behind("end", \.end))]
  }

  // MARK: Reading

  private func plain(_ range: Range<Int>) throws(QuickFailure) -> Plain? {
    if let rule = rule(range) { return .rule(rule) }
    try checkEither(range)
    if let span = variants(text(range)).lazy.compactMap({ try? TimeSpanText(parsing: $0).spanText })
      .first
    {
      return .time(span, isMidnight: false)
    }
    if fields[.at] == nil, mayRepeat, let times = try times(range, readsHours: false) {
      return .time(times, isMidnight: false)
    }
    if let when = when(unprefixed(range)) ?? dayWithSpan(unprefixed(range)) { return .when(when) }
    let isBeside =
      range.lowerBound > 0 && isTaken[range.lowerBound - 1]
      || range.upperBound < words.count && isTaken[range.upperBound]
    if let span = span(range, isBesideDate: isBeside && (fields[.every] != nil || isDueDay)) {
      return .time(span, isMidnight: false)
    }
    if let hour = hourBesideDate(range) { return .time(hour, isMidnight: false) }
    let isBefore = range.count > 1 && isOne(range.lowerBound, of: \.before)
    let rest = range.dropFirst()
    if isBefore, let found = try moment(rest) { return found }
    // `by the 28th`, `on the 28th`
    let isDeadline = isOne(range.lowerBound, of: \.deadlines)
    let isDay = (isDeadline || rest.count > 1) && moments.dayOfMonth(text(rest)) != nil
    // `by 12/31`
    if isBefore, isDay || isDeadline && rest.count == 1 && text(rest).contains("/") {
      switch date(rest) {
      case .moment(let moment): return .moment(moment)
      case .refused(let failure): throw self.failure(failure, range)
      case .none: break
      }
    }
    return try moment(range)
  }

  /// Refuses words that could be a date or a rule, such as `через день`.
  private func checkEither(_ range: Range<Int>) throws(QuickFailure) {
    for text in variants(text(range)) {
      for vocabulary in vocabularies {
        guard let rule = vocabulary.eitherRules[text.lowercased()],
          let moment = try? moments.ifMoment(text)
        else { continue }
        throw failure(
          .usage,
          TaskInputPhrase.twoReadings(
            typed(range).quoted, first: "every \(rule)".quoted,
            second: "due \(moment.text(in: zone))".quoted), range,
          meanings: [
            (try? Rhythm(parsing: rule)).map(QuickMeaning.rule),
            .day(moment.localDateTime(in: zone, dayMeans: .start)),
          ].compactMap(\.self))
      }
    }
  }

  /// Reads `daily`, `tuesdays`, `mon-fri`, and longer rules that have such a word.
  private func rule(_ range: Range<Int>) -> RuleWords.Reading? {
    let first = range.lowerBound
    let isRule =
      range.count > 2 && isFrequency(first) || range.count > 1 && isMarkedCount(first)
      || range.contains { isOne($0, of: \.plainRules) || isWeekdayRange($0) }
      || range.count > 1 && isOne(first, of: \.distributive) || isOfMonth(range)
    // `2 fridays` could be the second one.
    guard isRule, isFrequency(first) || word(first).first?.isNumber != true || range.count > 3
    else {
      return nil
    }
    // `at weekends`
    let rest = range.count > 1 && isOne(first, of: \.at) ? range.dropFirst() : range
    for text in variants(text(rest).withoutCommas) {
      if let rule = try? rules.reading(text) { return rule }
    }
    return nil
  }

  /// True for days of each month: `first friday of the month`, `1 і 15 числа`.
  private func isOfMonth(_ range: Range<Int>) -> Bool {
    let last = range.upperBound - 1
    guard range.count > 2 else { return false }
    let isMonth = dates.contains { $0.rules["mo"]?.contains(word(last)) == true }
    let areDays =
      dates.contains { $0.dayWords.contains(word(last)) }
      && range.contains { isOne($0, of: \.joints) }
    // `end of the month` is a date.
    guard !isDate(unprefixed(range)) else { return false }
    return areDays || isMonth && rules.rhythm(text(range).withoutCommas)?.days != nil
  }

  private func isWeekdayRange(_ index: Int) -> Bool {
    let word = word(index)
    guard word.contains(where: { $0 == "-" || $0 == "–" }), !word.contains(where: \.isNumber),
      case .weekdays? = rules.rhythm(word)?.days
    else { return false }
    return true
  }

  /// Reads `at 7`, `18.30` or `half past six`, which are times only beside a date or a rule.
  private func hourBesideDate(_ range: Range<Int>) -> String? {
    guard fields[.at] == nil, fields[.every] != nil || isDueDay,
      variants(text(range)).allSatisfy({ moments.timeOfDay($0) == nil })
    else { return nil }
    return variants(text(range)).lazy.compactMap { moments.timeBehindDate($0)?.description }.first
  }

  /// True if the line has a due date without a time.
  private var isDueDay: Bool {
    guard let due = fields[.due], case .day? = try? moments.ifMoment(due) else { return false }
    return true
  }

  private func moment(_ range: Range<Int>) throws(QuickFailure) -> Plain? {
    guard !isLoose(range), !moments.isLength(text(range)) else { return nil }
    switch date(range) {
    case .none: return nil
    case .refused(let failure): throw self.failure(failure, range)
    case .moment(let moment):
      for text in variants(text(range)) {
        guard let time = moments.timeOfDay(text) else { continue }
        return .time(time.description, isMidnight: moments.isMidnight(text))
      }
      return .moment(moment)
    }
  }

  /// True for what is a date only behind a marker: `3/4`, `31.1.`, `15th`.
  func isLoose(_ range: Range<Int>) -> Bool {
    let kept = range.filter { index in
      !isFree(index) || !dates.contains { $0.articles.contains(self.word(index)) }
    }
    guard kept.count == 1, let index = kept.first, isFree(index) else { return false }
    let word = word(index)
    // `20261201` is rather a number.
    if word.count == 8, word.allSatisfy(\.isNumber) { return true }
    guard word.first?.isNumber == true, word.wholeMatch(of: /\d{1,2}[.\/]\d{1,2}\.?/) == nil else {
      return word.first?.isNumber == true
    }
    let ending = String(word.drop(while: \.isNumber))
    return dates.contains { $0.ordinalEndings.contains(ending) }
  }

  /// Reads words at the beginning of the line as a date or a time, which is no rule.
  func plainFront(_ range: Range<Int>) throws(QuickFailure) -> Plain? {
    switch try plain(range) {
    case .rule?, nil: nil
    case .time(let time, let isMidnight)?:
      fields[.at] == nil && text(range).contains(where: \.isNumber)
        ? .time(time, isMidnight: isMidnight) : nil
    case let found?: fields[.due] == nil ? found : nil
    }
  }

  // MARK: Taking

  /// Takes a part at the beginning of the line, with a dash behind it.
  mutating func takeFront(
    _ plain: Plain, _ range: Range<Int>, _ whole: Range<Int>
  ) throws(QuickFailure) {
    try take(Found(plain: plain, range: range), whole)
  }

  private mutating func take(
    _ found: Found, _ whole: Range<Int>? = nil
  ) throws(QuickFailure) {
    let whole = whole ?? found.range
    if isOne(found.range.lowerBound, of: \.deadlines) { isDeadline = true }
    switch found.plain {
    case .rule(let rule):
      try checkSecond([.every], found.range)
      try setRule(rule, whole)
    case .moment(let moment):
      try checkSecond([.due, .when], found.range)
      record(moment, of: .due, in: unprefixed(found.range))
      try set(.due, moment.text(in: zone), whole, value: value(of: moment, .due))
    case .when(let when):
      try checkSecond([.due, .when, .at], found.range)
      try setWhen(when, whole)
    case .time(let time, let isMidnight):
      try checkSecond([.at], found.range)
      if !isPartOfDay(unprefixed(found.range)) { clocked.insert(.at) }
      try set(.at, time, whole)
      isAtMidnight = isMidnight
    }
  }

  /// Returns words without the one that may stand before a date.
  private func unprefixed(_ range: Range<Int>) -> Range<Int> {
    range.count > 1 && isOne(range.lowerBound, of: \.before) ? range.dropFirst() : range
  }

  /// Refuses a second date, time or rule, naming both.
  private func checkSecond(
    _ markers: Set<QuickReading.Marker>, _ range: Range<Int>
  ) throws(QuickFailure) {
    guard let other = readings.first(where: { markers.contains($0.marker) }) else { return }
    let taken = words.indices.filter { words[$0].from >= other.from && words[$0].to <= other.to }
    guard let first = taken.first, let last = taken.last else { return }
    var whole = min(first, range.lowerBound)..<max(last + 1, range.upperBound)
    if whole.count == range.count + taken.count, rules.rhythm(text(whole)) != nil {
      // All of `mon wed fri` are named.
      while isFree(whole.lowerBound - 1),
        rules.rhythm(text(whole.lowerBound - 1..<whole.upperBound)) != nil
      {
        whole = whole.lowerBound - 1..<whole.upperBound
      }
      let rule = rules.rhythm(text(whole))
      throw failure(
        .usage,
        TaskInputPhrase.twoReadings(
          typed(whole).quoted, first: "every \(rule?.description ?? "")".quoted,
          second: "\(other.marker.rawValue) \(typed(first..<last + 1))".quoted), whole,
        meanings: rule.map(repeatedOrOnce) ?? [])
    }
    throw failure(
      .usage,
      TaskInputPhrase.secondReading(
        typed(range).quoted, beside: typed(first..<last + 1).quoted), range)
  }
}
