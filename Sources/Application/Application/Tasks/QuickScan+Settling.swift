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
    placeStart()
    placeLasting()
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

  /// A day from which a plain period starts is its first due day, unless the word is `start`, which
  /// names the start alone.
  private mutating func placeStart() {
    guard let start = fields[.start], fields[.first] == nil,
      let rhythm = fields[.every].flatMap({ try? Rhythm(parsing: $0) }), rhythm.days == nil,
      rhythm.every.minimum == nil, rhythm.every.maximum.unit != .hour,
      let reading = readings.first(where: { $0.marker == .start }),
      let word = words.firstIndex(where: { $0.from == reading.from }),
      self.words[word].text.lowercased() != "start"
    else { return }
    fields[.first] = start
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
}
