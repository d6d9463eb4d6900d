import DateWords
import Foundation
import Localization
package import Model
import Recurrence
import Text

/// Reads the rule of a task: how often, from when, until when.
extension DraftReading {
  /// A rule as it was typed.
  struct TypedRule {
    let rule: Rule
    /// True without a time of day: whole days count (R25).
    let isInDays: Bool
  }

  /// Returns a repeating rule, new or of a changed task.
  ///
  /// A new task without a time of day counts whole days. A task that has a time keeps it, also
  /// where a date is given, until `--at none` takes it away.
  func repeating(
    every: String, old: Cadence?, wasInDays: Bool = false, in zone: TimeZone
  ) throws -> TypedRule {
    if let due = fields[.due] {
      throw Refusal(
        .usage, .due, value: due, { TaskInputPhrase.dueOfRepeating(subject: $0) })
    }
    if let when = fields[.when] {
      throw Refusal(
        .usage, .when, value: when, { TaskInputPhrase.whenOfRepeating(subject: $0) })
    }
    let rule = try reading(.every) {
      try RuleWords(language: Localizer.current.language).reading(every)
    }
    let rhythm = rule.rhythm
    let isQuota = rhythm.quota != nil
    try checkQuota(rhythm)
    // Days keep a fixed rhythm unless the user says otherwise (R21).
    let isNewlyOnDays = rhythm.days != nil && old?.days == nil
    let typedTimes = try times(rule, old: old?.times)
    let at = isQuota && typedTimes?.areSeveral == true ? nil : typedTimes
    let usualMode = isNewlyOnDays || at?.areSeveral == true ? .start : old?.from ?? .done
    let mode = isQuota ? .done : try resetMode() ?? rule.mode ?? usualMode
    let moments = actionContext.moments(in: zone)
    let last = try lastTime(from: mode, isInHours: rhythm.every.maximum.unit == .hour, in: zone)
    let typedStart = try fields[.start].map { try moments.moment($0, field: .start) }
    let typedFirst = try fields[.first].flatMap {
      $0.lowercased() == "none" ? nil : try moments.moment($0, field: .first)
    }
    let end = try replaced(.end, old: old?.end) {
      try moments.local($0, dayMeans: .end, field: .end)
    }
    let keepsTime =
      old.map { !wasInDays && $0.every.maximum.unit != .hour } ?? false
      && fields[.at]?.lowercased() != "none"
    let hasTime =
      at != nil || [typedStart, typedFirst].contains { $0?.isDay == false } || keepsTime
    let isInDays = isQuota || (!hasTime && rhythm.every.maximum.unit != .hour)
    func local(_ moment: Moment) -> LocalDateTime {
      let local = moment.localDateTime(in: zone, dayMeans: .start)
      guard keepsTime, moment.isDay, at == nil, let old else { return local }
      return local.at(sameTimeAs: old.start)
    }
    let present = isInDays ? actionContext.hours.day(of: now, in: zone).date : nil
    // The countdown runs from the last time.
    // Days begin with the first one on or after what was to be due first.
    let formerFirst = fields[.first] == nil && last == nil && !isQuota ? old?.first : nil
    let first = rhythm.days == nil ? formerFirst ?? typedFirst.map(local) : typedFirst.map(local)
    let formerStart = rhythm.days == nil ? old?.start : formerFirst ?? old?.start
    let cadence: Cadence
    do {
      cadence = try Cadence(
        rhythm: rhythm, from: mode,
        start: (last ?? typedStart).map(local) ?? formerStart ?? present
          ?? LocalDateTime(now, in: zone),
        first: first, end: end, times: at, isSeveralADay: try countsSeveralADay(old))
    } catch {
      throw Refusal(error) ?? error
    }
    // A task that older versions stored may still be renamed.
    if fields[.every] != nil || fields[.start] != nil { try checkOccurs(cadence, in: zone) }
    return TypedRule(rule: .repeating(cadence), isInDays: isInDays)
  }

  /// Returns the times of day: those given, else those of a rule such as `twice a day` (Z6).
  private func times(_ rule: RuleWords.Reading, old: TimesOfDay?) throws -> TimesOfDay? {
    let given = try replaced(.at, old: nil) { try TimeSpanText(parsing: $0).times }
    guard let count = rule.timesADay else { return fields[.at] == nil ? old : given }
    let text = fields[.every] ?? ""
    guard let at = fields[.at] else {
      return try reading(.every) { try actionContext.times(aDay: count, text) }
    }
    guard given?.all.count == count else {
      throw Refusal(
        .usage, .at, TaskInputPhrase.secondReading(at.quoted, beside: text.quoted))
    }
    return given
  }

  /// Refuses a rule that has no occurrence, such as a fifth Monday of February in odd years only.
  private func checkOccurs(_ cadence: Cadence, in zone: TimeZone) throws {
    let schedule = Schedule(rule: .repeating(cadence), zone: zone, horizonSeconds: 0)
    guard schedule.hasNoOccurrence else { return }
    throw Refusal(
      .usage, .every,
      DatePhrase.noOccurrence(
        cadence.rhythm.description.quoted, start: cadence.start.dateText.quoted))
  }

  /// Returns the rule of a one-off.
  ///
  /// A time alone is today's or tomorrow's for a new task only: an edit gives no date to what has
  /// none, since it may be done already.
  func once(
    in zone: TimeZone, old: LocalDateTime?, wasInDays: Bool = true, isNew: Bool
  ) throws -> TypedRule {
    for field in [RequestField.from, .start, .first, .end, .last, .severalADay] {
      guard let value = fields[field], field != .severalADay || value == "yes" else { continue }
      throw needsRepeating(field, value)
    }
    if let at = fields[.at], (try? TimeSpanText(parsing: at))?.times.areSeveral == true {
      throw needsRepeating(.at, at)
    }
    guard let (field, text) = try typedMoment() else {
      return try once(in: zone, due: old, wasInDays: wasInDays, isNew: isNew)
    }
    guard fields.has(field) else { return TypedRule(rule: .once(due: nil), isInDays: true) }
    let moments = actionContext.moments(in: zone)
    let moment =
      try field == .when
      ? WhenText(parsing: text, moments).moment : moments.moment(text, field: field)
    if field == .when, moment.isDay, !fields.has(.at) {
      throw Refusal(.usage, .when, value: text) {
        TaskInputPhrase.whenWithoutTime(subject: $0)
      }
    }
    let local = moment.localDateTime(in: zone, dayMeans: .start)
    let due = moment.isDay ? local.lastSecondOfDate : local
    if let at = fields[.at], fields.has(.at), moment.hasOwnTime(now: now, in: zone),
      let time = try? TimeSpanText(parsing: at).start
    {
      guard due.hour == time.hour, due.minute == time.minute else {
        throw Refusal(
          .usage, .at,
          TaskInputPhrase.twoTimes(
            GivenValue(text.quoted, of: field.flag),
            GivenValue(at.quoted, of: RequestField.at.flag)))
      }
      return TypedRule(rule: .once(due: due), isInDays: false)
    }
    return try once(in: zone, due: due, wasInDays: moment.isDay, isNew: isNew)
  }

  /// Returns the field that says when a one-off is, and its text; `nil` if none was given.
  ///
  /// - Throws: `Refusal` if an appointment and a deadline were given.
  private func typedMoment() throws -> (RequestField, String)? {
    guard let when = fields[.when] else { return fields[.due].map { (.due, $0) } }
    guard let due = fields[.due] else { return (.when, when) }
    guard fields.has(.when) else { return (.due, due) }
    guard !fields.has(.due) else {
      throw Refusal(
        .usage, .when,
        TaskInputPhrase.whenAndDue(
          GivenValue(when.quoted, of: RequestField.when.flag),
          GivenValue(due.quoted, of: RequestField.due.flag)))
    }
    return (.when, when)
  }

  /// Returns the rule of a one-off of a moment, on the time of day that is given beside it.
  private func once(
    in zone: TimeZone, due: LocalDateTime?, wasInDays: Bool, isNew: Bool
  ) throws -> TypedRule {
    guard let at = fields[.at] else {
      return TypedRule(rule: .once(due: due), isInDays: wasInDays)
    }
    guard at.lowercased() != "none" else {
      guard !isNew else { throw needsRepeating(.at, at) }
      return TypedRule(rule: .once(due: due?.lastSecondOfDate), isInDays: true)
    }
    guard due != nil || isNew else {
      throw Refusal(
        .usage, .at, value: at, { TaskInputPhrase.timeWithoutDay(subject: $0) })
    }
    let time = try reading(.at) { try TimeSpanText(parsing: at).start }
    guard let due else {
      let next = try actionContext.moments(in: zone).next(time)
      return TypedRule(
        rule: .once(due: next.localDateTime(in: zone, dayMeans: .end)), isInDays: false)
    }
    return TypedRule(rule: .once(due: due.at(time)), isInDays: false)
  }

  func needsRepeating(_ field: RequestField, _ value: String) -> Refusal {
    Refusal(
      .usage, field, value: value, { TaskInputPhrase.needsRepeating(subject: $0) }
    ).because(.storedTask)
  }

  private func resetMode() throws -> ResetMode? {
    guard let text = fields[.from] else { return nil }
    guard let mode = ResetMode(rawValue: text.lowercased()) else {
      throw Refusal(.usage, .from, value: text) {
        TaskInputPhrase.unknownValue(subject: $0, known: ["done", "start"], suggestion: nil)
      }
    }
    return mode
  }

  /// Returns the new value, `nil` for `none`, or the old one where the field was not given.
  func replaced<Value>(
    _ field: RequestField, old: Value?, read: (String) throws -> Value
  ) throws -> Value? {
    guard let text = fields[field] else { return old }
    return text.lowercased() == "none" ? nil : try reading(field) { try read(text) }
  }
}

extension Moment {
  /// True for a day without a time.
  var isDay: Bool { if case .day = self { true } else { false } }

  /// True if a time of day is part of the moment: a day has none, and a length of days, such as
  /// `in 3 days`, only keeps the present one.
  fileprivate func hasOwnTime(now: Date, in zone: TimeZone) -> Bool {
    switch self {
    case .day: return false
    case .local: return true
    case .instant(let date):
      let present = LocalDateTime(now, in: zone)
      let kept = LocalDateTime(date, in: zone).at(sameTimeAs: present).date(in: zone)
      // The text of a quick line's instant is rounded to milliseconds.
      return abs(kept.timeIntervalSince(date)) > 1
    }
  }
}

/// Reads when a task was done last, before it was one of Passby's (Z7).
extension DraftReading {
  /// Returns the day from which the countdown runs, or the moment for a period of hours; `nil` if
  /// none is given.
  ///
  /// - Throws: `Refusal` for a fixed rhythm, which does not count from when it was done, for
  ///   a start besides, and for what is to come.
  func lastTime(from mode: ResetMode, isInHours: Bool, in zone: TimeZone) throws -> Moment? {
    guard let text = fields[.last], fields.has(.last) else { return nil }
    let value = GivenValue(text.quoted, of: RequestField.last.flag)
    guard mode == .done else {
      throw Refusal(.usage, .last, TaskInputPhrase.lastOfRhythm(subject: value))
        .because(.storedTask)
    }
    if let start = fields[.start] {
      let start = GivenValue(start.quoted, of: RequestField.start.flag)
      throw Refusal(.usage, .last, TaskInputPhrase.lastAndStart(value, start))
    }
    let typed = try actionContext.moment(ofDay: text, in: zone, direction: .past, field: .last)
    let last =
      isInHours ? typed : typed.localDateTime(in: zone, dayMeans: .start).asDay
    let isToCome =
      last.isDay
      ? last.localDateTime(in: zone, dayMeans: .start).daysSinceEpoch
        > actionContext.hours.day(of: now, in: zone).date.daysSinceEpoch
      : last.date(in: zone, dayMeans: .start) > now
    guard !isToCome else {
      throw Refusal(.usage, .last, TaskInputPhrase.lastToCome(subject: value))
    }
    return last
  }

  /// Refuses a last time for a task that was done or skipped, whose countdown runs from there.
  func checkLast(of todo: Todo) throws {
    guard !todo.canHaveLastTime else { return }
    throw Refusal(
      .refused, .last, TaskInputPhrase.lastOfDone(todo.label, id: todo.id.rawValue))
  }

  /// Lets the countdown of a rule with days run from the last time, as if the task had been done
  /// then; a plain period counts from its start by itself.
  func countFromLast(_ todo: inout Todo) {
    guard fields.has(.last), case .repeating(let cadence) = todo.rule, cadence.days != nil else {
      return
    }
    let zone = todo.zone.resolved(machineZone: machineZone)
    let day = todo.isInDays ? cadence.start.at(TimeOfDay(hour: 12, minute: 0)) : cadence.start
    todo.state = .completed(day.date(in: zone))
  }
}

extension Todo {
  /// True if the task was neither done nor skipped yet, so that a last time can be given.
  package var canHaveLastTime: Bool {
    if case .completed = state { false } else { lastDone == nil }
  }
}

extension LocalDateTime {
  /// Its day, as a moment without a time.
  fileprivate var asDay: Moment { .day(year: year, month: month, day: day) }
}
