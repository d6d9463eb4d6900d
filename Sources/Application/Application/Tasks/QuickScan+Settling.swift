import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// The joint meaning of the parts of a quick line.
extension QuickScan {
  /// Joins the parts into fields that belong to each other.
  mutating func settle() throws(QuickFailure) {
    guard fields[.every] != nil else {
      endOnce()
      for reading in readings where [.start, .end, .from, .last].contains(reading.marker) {
        throw QuickFailure(
          reason: Refusal(
            .usage, reading.marker.field,
            TaskInputPhrase.partWithoutRule(typed(reading).quoted)),
          from: reading.from, to: reading.to)
      }
      placeMidnight()
      placeTimeAlone()
      return placeAppointment()
    }
    splitWhen()
    placeDayOfMonth()
    try placeTimesADay()
    try placeTimes()
    try placeFirst()
  }

  private func index(of marker: QuickReading.Marker) -> Int? {
    readings.firstIndex { $0.marker == marker }
  }

  /// Gives a part another marker, whose field takes the text.
  private mutating func turn(
    _ marker: QuickReading.Marker, into other: QuickReading.Marker, _ text: String?
  ) {
    fields[marker.field] = nil
    fields[other.field] = text
    if let index = index(of: marker) { readings[index].marker = other }
    if timed.contains(marker) { timed.insert(other) }
    if clocked.contains(marker) { clocked.insert(other) }
  }

  // MARK: Without a rule

  /// `until` and the like before the date of a one-off name its deadline.
  private mutating func endOnce() {
    guard fields[.due] == nil, let end = fields[.end], let index = index(of: .end),
      let word = words.firstIndex(where: { $0.from == readings[index].from }),
      vocabularies.contains(where: {
        $0.deadlines.contains(self.word(word)) || $0.dueOrEnd.contains(self.word(word))
      })
    else { return }
    isDeadline = true
    turn(.end, into: .due, end)
  }

  /// A time without a day or a rule is that of today or tomorrow.
  private mutating func placeTimeAlone() {
    guard fields[.due] == nil, fields[.when] == nil, let at = fields[.at],
      let start = try? TimeSpanText(parsing: at), !start.times.areSeveral,
      let moment = try? moments.next(start.start)
    else { return }
    let field: RequestField = isDeadline || !clocked.contains(.at) ? .due : .when
    fields[field] = moment.text(in: zone)
    // A span also says how long it takes.
    if start.minutes == nil { fields[.at] = nil }
  }

  /// A date with a time of a clock is an appointment, unless a word says that it is a deadline.
  private mutating func placeAppointment() {
    guard !isDeadline, let due = fields[.due], let index = index(of: .due) else { return }
    guard !clocked.contains(.due) else { return turn(.due, into: .when, due) }
    guard !timed.contains(.due), clocked.contains(.at), let at = fields[.at],
      let time = try? TimeSpanText(parsing: at).start, let day = try? moments.ifMoment(due)
    else { return }
    // The time stands elsewhere in the line.
    let begin = day.localDateTime(in: zone, dayMeans: .start).at(time)
    readings[index].value = value(of: .local(begin), .when)
    turn(.due, into: .when, due)
  }

  /// Midnight besides a due day is the end of that day, as in `due fri midnight`.
  private mutating func placeMidnight() {
    guard isAtMidnight, let due = fields[.due], case .day? = try? moments.ifMoment(due),
      let moment = try? moments.ifMoment("\(due) midnight"), let index = index(of: .due)
    else { return }
    fields[.due] = moment.text(in: zone)
    readings[index].value = value(of: moment, .due)
    clocked.insert(.due)
  }

  // MARK: Beside a rule

  /// An appointment beside a rule is a first date and a time of day.
  private mutating func splitWhen() {
    guard let text = fields[.when] else { return }
    let when = try? WhenText(parsing: text, moments)
    let begin = when?.moment.localDateTime(in: zone, dayMeans: .start)
    if let index = index(of: .when), let moment = when?.moment {
      readings[index].value = value(of: moment, .due)
    }
    turn(.when, into: .due, begin?.description)
    if let span = when?.span?.spanText { fields[.at] = fields[.at] ?? span }
  }

  /// A day without its month behind months is the day of the rule: `щомісяця до 28 числа`.
  private mutating func placeDayOfMonth() {
    guard let every = fields[.every], let rhythm = try? Rhythm(parsing: every),
      rhythm.days == nil, rhythm.every.minimum == nil, rhythm.every.maximum.unit == .month
    else { return }
    for marker in [QuickReading.Marker.due, .end] {
      guard let index = index(of: marker), let day = dayOfMonth(readings[index]) else { continue }
      let rule = "\(rhythm) on \(day)"
      fields[.every] = rule
      if let index = self.index(of: .every) { readings[index].value = rule }
      if marker == .end, fields[.due] == nil { turn(.end, into: .due, fields[.end]) }
      if fields[.start] != nil { fields[.due] = nil }
      return
    }
  }

  /// Returns the day without its month that a part names; `nil` for anything else.
  private func dayOfMonth(_ reading: QuickReading) -> Int? {
    let range = words.indices.filter {
      words[$0].from >= reading.from && words[$0].to <= reading.to
    }
    guard let first = range.first, let last = range.last else { return nil }
    return (first...last).lazy.flatMap { self.variants(self.text($0..<last + 1)) }
      .compactMap { self.moments.dayOfMonth($0) }.first
  }

  /// A time of day in a line with a rule is that of the task, wherever it stands (Z3).
  private mutating func placeTimes() throws(QuickFailure) {
    guard let every = fields[.every], let rhythm = try? Rhythm(parsing: every),
      rhythm.every.maximum.unit != .hour
    else { return }
    for marker in [QuickReading.Marker.due, .start, .end] where timed.contains(marker) {
      guard let text = fields[marker.field], let moment = try? moments.ifMoment(text),
        let reading = readings.first(where: { $0.marker == marker })
      else { continue }
      let local = moment.localDateTime(in: zone, dayMeans: .start)
      guard !moment.isDay, !local.isLastSecond else { continue }
      let time = TimeOfDay(hour: local.hour, minute: local.minute)
      if let at = fields[.at], (try? TimeSpanText(parsing: at))?.start != time {
        guard marker != .end else { continue }
        throw QuickFailure(
          reason: Refusal(
            .usage, .at,
            TaskInputPhrase.twoTimes(GivenValue(typed(reading).quoted), GivenValue(at.quoted))),
          from: reading.from, to: reading.to)
      }
      fields[.at] = fields[.at] ?? time.description
      fields[marker.field] = local.dateText
    }
  }

  /// A due date beside a rule is its first one; beside days, the series begins with it.
  private mutating func placeFirst() throws(QuickFailure) {
    guard let every = fields[.every], let due = fields[.due],
      let rhythm = try? Rhythm(parsing: every)
    else { return }
    fields[.due] = nil
    guard rhythm.days != nil else {
      fields[.first] = due
      return
    }
    guard let reading = readings.first(where: { $0.marker == .due }) else { return }
    guard fields[.start] == nil, isDay(due, of: rhythm) else {
      throw QuickFailure(
        reason: Refusal(
          .usage, .due,
          TaskInputPhrase.dueOffRule(typed(reading).quoted, rule: every.quoted)),
        from: reading.from, to: reading.to)
    }
    fields[.start] = due
  }

  /// True if a rule that starts on a day is due on it.
  private func isDay(_ text: String, of rhythm: Rhythm) -> Bool {
    guard let moment = try? moments.ifMoment(text) else { return false }
    let day = moment.localDateTime(in: zone, dayMeans: .start)
    let start = day.at(TimeOfDay(hour: 0, minute: 0))
    guard let cadence = try? Cadence(rhythm: rhythm, from: .start, start: start) else {
      return false
    }
    let schedule = Schedule(rule: .repeating(cadence), zone: zone, horizonSeconds: 0)
    let first = schedule.countdown(at: .beginning)?.due
    return first.map { LocalDateTime($0, in: zone).daysSinceEpoch } == day.daysSinceEpoch
  }

  func typed(_ reading: QuickReading) -> String {
    let taken = words.indices.filter {
      words[$0].from >= reading.from && words[$0].to <= reading.to
    }
    guard let first = taken.first, let last = taken.last else { return reading.value }
    return typed(first..<last + 1)
  }

  // Words of the name that look like a date, a rule or a marker (Q6).

  /// The words that were not read, in the order of the line.
  var unread: [QuickUnread] {
    var unread: [QuickUnread] = []
    var index = 0
    while index < words.count {
      let place = isOne(index, of: \.beforePlaces) ? placeName(from: index + 1) : nil
      guard isFree(index),
        let (count, guess) = place.map({ ($0.0.count + 1, .place) }) ?? guess(at: index)
      else {
        index += 1
        continue
      }
      let range = index..<index + count
      unread.append(
        QuickUnread(
          from: words[index].from, to: words[index + count - 1].to, text: typed(range),
          guess: guess, place: place?.1))
      index += count
    }
    return unread
  }

  private func guess(at index: Int) -> (Int, QuickReading.Marker)? {
    let word = word(index)
    if word == "due" { return (1, .due) }
    if let count = lastTime(at: index) { return (count, .last) }
    if let count = lead(at: index) { return (count, .remind) }
    if isOne(index, of: \.every) || word == "every!" { return (1, .every) }
    if isOne(index, of: \.at), isFree(index + 1), isHour(index + 1) { return (2, .at) }
    if word.first == "!", word.dropFirst().first?.isLetter == true { return (1, .priority) }
    if word.first == "~", word.dropFirst().first?.isNumber == true { return (1, .duration) }
    if let count = times(at: index) ?? misspeltRule(at: index) { return (count, .every) }
    if let count = length(at: index) { return (count, .duration) }
    if isOne(index, of: \.plainRules) || word.wholeMatch(of: /\d{1,3}(d|w|mo)/) != nil {
      return (1, .every)
    }
    if let found = rule(at: index) ?? date(at: index) { return found }
    if let count = clock(at: index) { return (count, .at) }
    if let count = season(at: index) { return (count, .due) }
    return variants(word).contains { moments.slip($0) != nil } ? (1, .due) : nil
  }

  /// Returns the number of words of `last done 20 sep`.
  private func lastTime(at index: Int) -> Int? {
    guard let count = count(at: index, of: \.last), count > 1 || word(index) != "last" else {
      return nil
    }
    let past = actionContext.moments(in: zone, direction: .past)
    return ranges(from: index + count, upTo: 6).first { range in
      variants(text(range)).contains { (try? past.ifMoment($0)) != nil }
    }.map { $0.count + count }
  }

  /// Returns the number of words of `3 times a day`, or of `3 times a week`, which is no rule.
  private func times(at index: Int) -> Int? {
    guard isFrequency(index), isOne(index + 1, of: \.times), isFree(index + 3),
      rules.rhythm("every " + word(index + 3)) != nil
    else { return nil }
    return 4
  }

  /// Returns the number of words of a rule whose marker has one wrong letter: `evry 3 months`.
  private func misspeltRule(at index: Int) -> Int? {
    let isNear = vocabularies.contains { vocabulary in
      vocabulary.every.contains { $0.count > 4 && Spelling.distance($0, word(index)) == 1 }
    }
    guard isNear else { return nil }
    return ranges(from: index + 1, upTo: 4).first { range in
      variants(text(range)).contains { rules.rhythm("every " + $0) != nil }
    }.map { $0.count + 1 }
  }

  /// Returns the number of words of a time of day that is read only beside a date, such as `half
  /// past six` or `18h`, or that no clock shows, such as `25:00`.
  private func clock(at index: Int) -> Int? {
    if word(index).wholeMatch(of: /\d{1,2}:\d{2}|(1[3-9]|2[0-3])h/) != nil { return 1 }
    // In the middle of a name, `at one` is rather a number.
    return ranges(from: index, upTo: 5).first { range in
      (range.upperBound == words.count || isTaken[range.upperBound])
        && word(index).contains(where: \.isLetter)
        && variants(text(range)).contains { moments.timeBehindDate($0) != nil }
    }?.count
  }

  /// Returns the number of words of a month or a season that something happens in: `in november`,
  /// `in spring`.
  private func season(at index: Int) -> Int? {
    let isIn = dates.contains { $0.ahead.contains(word(index)) || $0.fillers.contains(word(index)) }
    if isIn, isFree(index + 1),
      dates.contains(where: { $0.insideMonths.joined().contains(word(index + 1)) })
    {
      return 2
    }
    return ranges(from: index, upTo: 2).first { range in
      variants(text(range).lowercased()).contains { text in
        dates.contains { $0.seasons.contains(text) }
      }
    }?.count
  }

  /// `first friday of the month` is a rule only behind its marker.
  private func rule(at index: Int) -> (Int, QuickReading.Marker)? {
    let isFrequency = isOne(index, of: \.frequencies)
    for range in ranges(from: index, upTo: 6) where range.count > 1 {
      // `twice a week`, which no rule can say, as `once a week`, which one can.
      if isFrequency, range.count == 3, rules.rhythm("every " + word(index + 2)) != nil {
        return (range.count, .every)
      }
      switch rules.rhythm(text(range))?.days {
      case .ordinal?, .lastDay?, .workday?, .ordinalOf?: return (range.count, .every)
      default: continue
      }
    }
    return nil
  }

  /// Returns the number of words of `for 20 min`, which the marker of a duration would read.
  private func length(at index: Int) -> Int? {
    guard ["for", "на"].contains(word(index)) else { return nil }
    return ranges(from: index + 1, upTo: 3).first { range in
      variants(text(range)).contains { QuickGuess.duration($0, moments: moments) != nil }
    }.map { $0.count + 1 }
  }

  private func isHour(_ index: Int) -> Bool {
    guard let hour = Int(word(index)) else { return false }
    return (0..<24).contains(hour)
  }

  private func date(at index: Int) -> (Int, QuickReading.Marker)? {
    for range in ranges(from: index, upTo: 6) {
      let text = text(range)
      guard !moments.isLength(text), !isPresent(text) else { continue }
      // Loose dates in the middle are numbers more often than not: 1/2 cup, the 3rd floor.
      if isLoose(range), range.upperBound < words.count, !text.hasSuffix(".") { continue }
      switch date(range) {
      case .none: continue
      case .refused: return (range.count, .due)
      case .moment(let moment):
        // A word before it that means nothing, as `on`, is no part of it.
        if range.count > 1, !isDate(index..<index + 1),
          case .moment(let rest) = date(range.dropFirst()), rest == moment
        {
          return nil
        }
        if variants(text).contains(where: { moments.timeOfDay($0) != nil }) {
          return (range.count, .at)
        }
        let isAppointment =
          fields[.every] == nil && variants(text).contains(where: moments.hasClockTime)
        return (range.count, isAppointment ? .when : .due)
      }
    }
    return nil
  }

  /// True for `now`, which is a word of many names.
  private func isPresent(_ text: String) -> Bool {
    dates.contains { $0.now.contains(text.lowercased()) }
  }
}
