import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Markers with their values.
extension QuickScan {
  /// Takes rules first, since a start and an end belong to one; then all other markers.
  mutating func scanMarkers() throws(QuickFailure) {
    for index in words.indices where isFree(index) { try scanRule(at: index) }
    try scanCompounds()
    for index in words.indices where isFree(index) { try scanMarker(at: index) }
  }

  /// True if the line has a rule, or a word that may become one.
  var hasRule: Bool {
    fields[.every] != nil || words.indices.contains { isOne($0, of: \.plainRules) }
  }

  /// True if a rule stands before a word.
  func isBehindRule(_ index: Int) -> Bool {
    readings.contains { $0.marker == .every && $0.to <= words[index].from }
      || words.indices.prefix(index).contains { isOne($0, of: \.plainRules) }
  }

  private mutating func scanMarker(at index: Int) throws(QuickFailure) {
    let text = words[index].text
    if text.count > 1 {
      switch text.first {
      case "@": return try scanPlace(at: index)
      case "#": return try scanCategory(at: index)
      case "~": return try scanDuration(at: index)
      case "!": return try scanPriority(at: index)
      case "+": return try scanItem(at: index)
      default: break
      }
    }
    if word(index) == "from", try scanMode(at: index) { return }
    if let count = count(at: index, of: \.fromDone), hasRule {
      return try set(.from, ResetMode.done.rawValue, index..<index + count)
    }
    if let count = count(at: index, of: \.fromStart), hasRule {
      return try set(.from, ResetMode.start.rawValue, index..<index + count)
    }
    if let count = count(at: index, of: \.last), hasRule, count > 1 || isBehindRule(index) {
      return try scanLast(at: index, count)
    }
    if let count = count(at: index, of: \.due) {
      let isEnd = hasRule && isOne(index, of: \.dueOrEnd)
      return try scanMoment(isEnd ? .end : .due, at: index, count)
    }
    if isOne(index, of: \.when) { return try scanWhen(at: index) }
    if let count = count(at: index, of: \.start) {
      return try scanMoment(.start, at: index, count)
    }
    if word(index) == "from", hasRule { return try scanMoment(.start, at: index) }
    if isOne(index, of: \.end), hasRule || word(index).hasPrefix("end") {
      return try scanMoment(.end, at: index)
    }
    if isOne(index, of: \.at) { return try scanTime(at: index) }
    if isOne(index, of: \.remind) { return try scanReminders(at: index) }
    if isOne(index, of: \.person) { try scanPersons(at: index) }
  }

  // MARK: Rules

  private mutating func scanRule(at index: Int) throws(QuickFailure) {
    for vocabulary in vocabularies {
      guard let hour = vocabulary.dailyAt.first(where: { $0.value.contains(word(index)) })?.key
      else { continue }
      let (time, range) = (TimeOfDay(hour: hour, minute: 0).description, index..<index + 1)
      try set(.every, "1d", range)
      // `щоранку о 7`
      for range in ranges(from: index + 1, upTo: 3) {
        let part = dates.lazy.compactMap { $0.partsOfDay[hour]?.first }.first ?? ""
        guard isOne(range.lowerBound, of: \.at),
          let exact = moments.timeOfDay("\(part) \(text(range))")
        else { continue }
        clocked.insert(.at)
        return try set(.at, exact.description, range)
      }
      return try set(.at, time, range)
    }
    let isUrgent = words[index].text.hasSuffix("!")
    let bare = isUrgent ? String(word(index).dropLast()) : word(index)
    let isEvery = vocabularies.contains { $0.every.contains(bare) || $0.eachOf.contains(bare) }
    guard isEvery || isOne(index, of: \.wholeRules) else { return }
    let first = isEvery ? index + 1 : index
    var refusal: (RecurrenceError, Range<Int>)?
    // A rule may list all days of a month.
    for range in ranges(from: first, upTo: 40) {
      do {
        let rule = try rules.reading(text(range).withoutCommas)
        guard refusal == nil else { break }
        if let (longer, whole) = ruleAround(index..<range.upperBound) {
          try setRule(longer, whole)
          if isUrgent { fields[.from] = ResetMode.done.rawValue }
          return try checkContinuation(of: whole)
        }
        let whole = index..<range.upperBound
        try checkOrdinal(rule.rhythm, range, whole)
        try setRule(rule, whole)
        if isUrgent { fields[.from] = ResetMode.done.rawValue }
        if let mode = rule.mode { fields[.from] = mode.rawValue }
        try checkContinuation(of: whole)
        return
      } catch let failure as QuickFailure {
        throw failure
      } catch let error as RecurrenceError {
        // A rule was plainly meant, such as `every 3d on tue`.
        switch error {
        case .daysUnit, .daysWindow, .windowReversed: refusal = refusal ?? (error, range)
        default: break
        }
      } catch {
        continue
      }
    }
    if let (error, range) = refusal {
      throw failure(Refusal(error), index..<range.upperBound)
    }
    // `every morning`: the time of day is a part of its own.
    if isEvery, isFree(first), isPartOfDay(first..<first + 1) {
      try set(.every, "1d", index..<first)
      if isUrgent { fields[.from] = ResetMode.done.rawValue }
    }
  }

  /// Returns a rule that begins before its marker: `1st of every month`, `mon every 2 weeks`.
  private func ruleAround(_ range: Range<Int>) -> (RuleWords.Reading, Range<Int>)? {
    var first = range.lowerBound
    while first > range.lowerBound - 8, isFree(first - 1) { first -= 1 }
    for start in first..<range.lowerBound {
      let whole = start..<range.upperBound
      // `by the 28th of each month`
      if isOne(start, of: \.deadlines), let rule = try? rules.reading(text(whole)) {
        return (rule, whole)
      }
      // `due fri every week`: the day belongs to its marker.
      let isBehindMarker =
        isOne(start - 1, of: \.due) || isOne(start - 1, of: \.start)
        || isOne(start - 1, of: \.deadlines) || isOne(start - 1, of: \.last)
        || isOne(start - 1, of: \.end) || isFree(start - 1) && word(start - 1) == "from"
      if isBehindMarker { return nil }
      if let rule = try? rules.reading(text(whole)) { return (rule, whole) }
    }
    return nil
  }

  /// Refuses `every second tue`, which could be that of the month or of every other week.
  private func checkOrdinal(
    _ rhythm: Rhythm, _ range: Range<Int>, _ whole: Range<Int>
  ) throws(QuickFailure) {
    guard case .ordinal(.second, let weekday)? = rhythm.days, range.count == 2 else { return }
    throw failure(
      .usage,
      TaskInputPhrase.twoReadings(
        typed(whole).quoted, first: "every 2w on \(weekday.symbol)".quoted,
        second: "every \(rhythm)".quoted), whole,
      meanings: everyOther(weekday) + [.rule(rhythm)])
  }

  /// Every other week on a day: from each of the next two such days on, unless the line says when
  /// it begins.
  private func everyOther(_ weekday: Weekday) -> [QuickMeaning] {
    guard let rhythm = try? Rhythm(parsing: "2w on \(weekday.symbol)") else { return [] }
    var spare = QuickMeaning.rule(rhythm)
    spare.isSpare = true
    let today = LocalDateTime(actionContext.now, in: zone)
    let next = (0..<7).map(today.addingDays).first {
      ($0.daysSinceEpoch + 3) % 7 == weekday.rawValue
    }
    let starts = next.map { [$0, $0.addingDays(7)] } ?? []
    return starts.map { start in
      QuickMeaning.rule(rhythm).followed(by: .day(start).behind("start", \.start))
    } + [spare]
  }

  /// Takes `from done` or `from start`; returns false for anything else.
  private mutating func scanMode(at index: Int) throws(QuickFailure) -> Bool {
    guard isFree(index + 1), let mode = ResetMode(rawValue: word(index + 1)) else { return false }
    try set(.from, mode.rawValue, index..<index + 2)
    return true
  }

  // MARK: Dates and times

  /// Takes the words of a marker, and a date behind them.
  private mutating func scanMoment(
    _ marker: QuickReading.Marker, at index: Int, _ count: Int = 1
  ) throws(QuickFailure) {
    var refusal: (Refusal, Range<Int>)?
    for range in ranges(from: index + count) {
      let whole = index..<range.upperBound
      switch date(range, isPlain: false) {
      case .moment(let moment):
        if marker == .due { isDeadline = true }
        // `today due 18:00`: the day stands before the marker; `щодня до 18:00`: so does the rule.
        let hasDay = hasRule || isDateLike(index - 1)
        if marker == .due && hasDay || marker == .end && hasRule,
          let time = timeOfDay(range)
        {
          return try set(.at, time.description, whole)
        }
        try set(
          marker, moment.text(in: zone), whole, value: value(of: moment, marker))
        record(moment, of: marker, in: range)
        try checkContinuation(of: whole)
        return
      case .refused(let failure): refusal = refusal ?? (failure, whole)
      case .none: continue
      }
    }
    if let (failure, whole) = refusal { throw self.failure(failure, whole) }
    guard marker != .start, isMonth(index + count) else { return }
    try refuseMonth(at: index + count)
  }

  /// Reads words as a time of day alone.
  private func timeOfDay(_ range: Range<Int>) -> TimeOfDay? {
    variants(text(range)).compactMap { moments.timeOfDay($0) }.first
  }

  /// Takes `when` and the time of an appointment, which is no day alone.
  private mutating func scanWhen(at index: Int) throws(QuickFailure) {
    for range in ranges(from: index + 1) {
      let whole = index..<range.upperBound
      if let when = when(range, isPlain: false) { return try setWhen(when, whole) }
      guard case .moment(let moment) = date(range, isPlain: false) else { continue }
      record(moment, of: .when, in: range)
      guard timed.contains(.when) else { continue }
      return try set(.when, moment.text(in: zone), whole, value: value(of: moment, .when))
    }
  }

  /// Takes words as an appointment with its span.
  mutating func setWhen(_ when: WhenText, _ range: Range<Int>) throws(QuickFailure) {
    guard let text = when.spanText else { return }
    (_, _) = (timed.insert(.when), clocked.insert(.when))
    try set(.when, text, range)
  }

  /// Returns an appointment with a span of a day; `nil` for anything else.
  func when(_ range: Range<Int>, isPlain: Bool = true) -> WhenText? {
    let text = text(range)
    guard text.contains(":"), text.contains(where: { "-–".contains($0) }) else { return nil }
    let reader = isPlain ? plainMoments : moments
    return variants(text).lazy.compactMap { try? WhenText(parsing: $0, reader) }
      .first { $0.span != nil }
  }

  /// Takes words such as `last done`, and the day behind them.
  private mutating func scanLast(at index: Int, _ count: Int) throws(QuickFailure) {
    let past = actionContext.moments(in: zone, direction: .past)
    var refusal: (Refusal, Range<Int>)?
    for range in ranges(from: index + count) {
      let whole = index..<range.upperBound
      for text in variants(text(range)) {
        do {
          guard try past.ifMoment(text) != nil else { continue }
          let moment = try actionContext.moment(ofDay: text, direction: .past, field: .last)
          try set(.last, moment.text(in: zone), whole, value: value(of: moment, .last))
          return try checkContinuation(of: whole)
        } catch let failure as QuickFailure {
          throw failure
        } catch {
          if let failure = Refusal(error) { refusal = refusal ?? (failure, whole) }
        }
      }
    }
    if let (failure, whole) = refusal { throw self.failure(failure, whole) }
  }

  /// Refuses a month alone, which could mean its first day or its last.
  private func refuseMonth(at index: Int) throws(QuickFailure) {
    // `until march 2027`
    let hasYear = isFree(index + 1) && moments.isMonthOfYear(text(index..<index + 2))
    let range = index..<index + (hasYear ? 2 : 1)
    let month = text(range)
    guard let first = try? moments.ifMoment("1 \(month)"),
      let last = (try? moments.ifMoment(["end", "of", month].joined(separator: " ")))
        ?? (try? moments.ifMoment("кінець \(month)"))
    else { return }
    let whole = index - 1..<range.upperBound
    throw failure(
      .usage,
      DatePhrase.ambiguousMoment(
        typed(whole).quoted, first: first.text(in: zone), second: last.text(in: zone)), whole,
      meanings: [first, last].map { moment in
        QuickMeaning.day(moment.localDateTime(in: zone, dayMeans: .start))
          .wrapped { "\(typed(index - 1..<index)) \($0)" }
      })
  }

  /// The canonical value of a date: an instant.
  func value(of moment: Moment, _ marker: QuickReading.Marker) -> String {
    let isStart = [.start, .last].contains(marker)
    return Instant.text(moment.date(in: zone, dayMeans: isStart ? .start : .end), in: zone)
  }

  private mutating func scanTime(at index: Int) throws(QuickFailure) {
    try scanTimesADay(before: index)
    if mayRepeat, let (times, range) = try times(from: index + 1, readsHours: true) {
      return try set(.at, times, index..<range.upperBound)
    }
    for range in ranges(from: index + 1, upTo: 5) {
      for text in variants(text(range).withoutCommas) {
        let span = try? TimeSpanText(parsing: text).spanText
        let time = span ?? (clock(text) ?? clock("at " + text))?.description
        guard let time else { continue }
        if span == nil, let (moment, dates) = try dateAround(index..<range.upperBound) {
          // `by fri at 6pm`
          let isBehind = isOne(dates.lowerBound - 1, of: \.deadlines)
          if !isBehind { try checkBeginning(of: dates, from: run(before: dates.lowerBound)) }
          let whole = isBehind ? dates.lowerBound - 1..<dates.upperBound : dates
          if isBehind { isDeadline = true }
          try set(.due, moment.text(in: zone), whole, value: value(of: moment, .due))
          return record(moment, of: .due, in: dates)
        }
        let whole = index..<range.upperBound
        try set(.at, time, whole)
        clocked.insert(.at)
        isAtMidnight = moments.isMidnight(text)
        return
      }
    }
  }

  /// Returns where the words begin that stand before one and are not taken.
  private func run(before index: Int) -> Int {
    var first = index
    while isFree(first - 1) { first -= 1 }
    return first
  }

  /// Returns the longest date that has a time with its marker in it: `fri at 6pm` is one part.
  ///
  /// - Throws: `QuickFailure` for a longer one that could be two days: `next fri at 6pm`.
  private func dateAround(_ time: Range<Int>) throws(QuickFailure) -> (Moment, Range<Int>)? {
    var (first, last) = (time.lowerBound, time.upperBound)
    while first > time.lowerBound - 5, isFree(first - 1) { first -= 1 }
    while last < time.upperBound + 5, isFree(last) { last += 1 }
    for start in first...time.lowerBound {
      for end in (time.upperBound...last).reversed() where end - start > time.count {
        let date = date(start..<end)
        if case .refused(let reason) = date, !reason.meanings.isEmpty {
          throw failure(reason, start..<end)
        }
        guard case .moment(let moment) = date,
          !variants(text(start..<end)).contains(where: { moments.timeOfDay($0) != nil })
        else { continue }
        return (moment, start..<end)
      }
    }
    return nil
  }

  /// Reads a time of day that is more than a part of the day such as `evening`.
  private func clock(_ text: String) -> TimeOfDay? {
    guard let time = moments.timeOfDay(text) else { return nil }
    return moments.isPartOfDay(text) ? nil : time
  }

  /// True for words such as `evening`.
  func isPartOfDay(_ range: Range<Int>) -> Bool {
    let text = text(range)
    return variants(text).contains { moments.timeOfDay($0) != nil && clock($0) == nil }
  }
}
