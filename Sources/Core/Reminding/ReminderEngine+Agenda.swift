import Foundation
import Model
import Recurrence
import Regions

/// Decisions that time alone causes: the times before a task and at it, repetitions, what is
/// overdue, opening while inside, and the end of quiet hours.
extension ReminderEngine {
  /// Decides everything that lies after `previous`, up to and including `now`, and was not given
  /// yet; after a gap, what time has passed over is told together (Z10).
  mutating func runAgenda(
    after previous: Date, to now: Date, gap: Gap?, into step: inout EngineStep
  ) {
    carrySeasons(at: now)
    let passing = passPeriods(after: previous, to: now, isGap: gap != nil)
    let rows = passing.filter { given[$0.key] == nil } + taskRows(after: previous, to: now)
    let habits = habitReminders(after: previous, to: now)
    let told = gap.map { tellings(of: rows, habits, passedOver: $0, at: now) }
    passAppointments(at: now)
    let openings = openings(after: previous, to: now).sorted(by: AgendaRow.isSooner)
    let timely = told ?? rows.sorted(by: AgendaRow.isSooner).map(reminder) + habits.map(inMorning)
    for reminder in timely + openings.map(reminder) where isWanted(reminder) {
      give(reminder, place: reminder.key.occasion.visit?.place, into: &step)
    }
    endBursts(at: now, into: &step)
    releaseHeld(after: previous, at: now, into: &step)
    addLines(to: &step, at: now)
  }

  /// Returns the earliest instant after `now` at which a reminder may be due.
  func nextAgendaTime(after now: Date) -> Date? {
    var earliest: Date?
    func consider(_ time: Date?) {
      if let time, time > now { earliest = earliest.map { min($0, time) } ?? time }
    }
    let morning = rules.firstMorning(after: now)
    for entry in entries.values {
      if let earliest, let quiet = entry.quietUntil, quiet > earliest { continue }
      consider(entry.ends)
      consider(entry.carries)
      consider(entry.periodEnds)
      consider(nextTime(of: entry, after: now, morning: morning))
    }
    for entry in passed.values { consider(missedMorning(of: entry)) }
    for opening in openingsWhileInside(after: now, at: now) { consider(opening.time) }
    consider(nextHabitTime(after: now))
    for end in burstEnds.values { consider(end) }
    for reminder in held { consider(holdEnd(of: reminder, at: now)) }
    return earliest
  }

  // MARK: Times before a task, and at it

  /// Returns the rows of all tasks in a span that were not given yet.
  private func taskRows(after previous: Date, to now: Date) -> [AgendaRow] {
    var rows: [AgendaRow] = []
    for entry in entries.values {
      // Most tasks are waiting, and nothing of them is near.
      if let quiet = entry.quietUntil, now < quiet { continue }
      rows += self.rows(of: entry, after: previous, to: now)
    }
    for entry in passed.values {
      rows += missedRow(of: entry, after: previous, to: now).map { [$0] } ?? []
    }
    return rows.filter { row in
      // Out of season a task is silent, and so is what was missed while it rests (Y2).
      guard given[row.key] == nil else { return false }
      let schedule = row.entry.schedule
      return row.isMissed || schedule.season == nil
        || !schedule.rests(at: row.time) && (row.entry.ends != nil || !schedule.rests(at: now))
    }
  }

  /// Returns what time has to say of a task in a span.
  func rows(of entry: Entry, after previous: Date, to now: Date) -> [AgendaRow] {
    guard let due = entry.countdown.due else { return [] }
    let standing = snoozeStanding(of: entry.todo)
    if case .silent = standing { return [] }
    let snoozeEnd = standing.end
    var rows = leadRows(of: entry, after: previous, to: now).filter {
      $0.time >= snoozeEnd ?? .distantPast
    }
    if let snoozeEnd, snoozeEnd <= now {
      rows += [snoozeRow(of: entry, endedAt: snoozeEnd, now: now)].compactMap(\.self)
    }
    guard snoozeEnd.map({ $0 <= now }) ?? true else { return rows }
    if due <= now {
      let first = max(previous, snoozeEnd ?? .distantPast)
      if !rows.contains(where: { $0.due == due && $0.cause != .before }) {
        rows += [nagRow(of: entry, after: first, to: now)].compactMap(\.self)
      }
      rows += overdueRows(of: entry, after: first, to: now)
    }
    rows += [stillOpenRow(of: entry, after: previous, to: now)].compactMap(\.self)
    return rows
  }

  /// Returns the times before each occurrence and at it that lie in a span; of one occurrence only
  /// the last.
  private func leadRows(of entry: Entry, after previous: Date, to now: Date) -> [AgendaRow] {
    // After a long absence the last days are enough: what is older is overdue, or was missed.
    let first = max(previous, now.addingTimeInterval(-Gap.longSeconds))
    var rows: [AgendaRow] = []
    for lead in (entry.leads?.moments(after: first, through: now, limit: Self.mostLeads) ?? []) {
      let row = AgendaRow(
        time: lead.moment, entry: entry, cause: lead.cause,
        occasion: .moment(lead.cause == .due || lead.cause == .start ? lead.due : lead.moment),
        due: lead.due,
        isLead: true)
      if let index = rows.lastIndex(where: { $0.due == row.due }) {
        rows[index] = row
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  /// The most times that one call looks at for a task.
  private static let mostLeads = 1000

  /// Returns when a task reminds because it is due: a day task in the morning of its due day (R27),
  /// or when that day begins in the task's own zone, if that is later.
  func dueTime(of entry: Entry) -> Date? {
    guard let due = entry.countdown.due, entry.countdown.isInDays else {
      return entry.countdown.due
    }
    return max(rules.morning(of: due, in: entry.schedule.zone), entry.countdown.dueBegins ?? due)
  }

  /// Returns the reminder at the end of a snooze: of what is due, or of what would have been told
  /// in the meantime.
  private func snoozeRow(of entry: Entry, endedAt end: Date, now: Date) -> AgendaRow? {
    guard let due = entry.countdown.due, let told = dueTime(of: entry),
      let since = entry.todo.snooze?.since
    else { return nil }
    if told <= end {
      // A reminder at the place after the end of the snooze has covered it.
      if hasReminded(entry.todo, sinceEndOfSnooze: end) { return nil }
      return AgendaRow(
        time: end, entry: entry, cause: entry.todo.hasFixedTime ? .start : .due,
        occasion: .snooze(end), due: due)
    }
    let silenced = (entry.leads?.moments(after: since, limit: Lead.most) ?? [])
      .contains { $0.due == due && $0.moment < end && $0.moment > since }
    guard silenced, now < told else { return nil }
    return AgendaRow(
      time: end, entry: entry, cause: .before, occasion: .moment(end), due: due, isLead: true)
  }

  private func hasReminded(_ todo: Todo, sinceEndOfSnooze end: Date) -> Bool {
    given.latest(of: todo) { $0.visit != nil }.map { $0 >= end } ?? false
  }

  /// Returns the first instant after another at which something of a task may be told.
  private func nextTime(of entry: Entry, after now: Date, morning: Date) -> Date? {
    guard let due = entry.countdown.due else { return nil }
    let standing = snoozeStanding(of: entry.todo)
    if case .silent = standing { return nil }
    var times: [Date] = []
    if let end = standing.end, end > now {
      times = [end]
    } else {
      times = [entry.leads?.next(after: now)?.moment].compactMap(\.self)
      if due <= now {
        if let nag = entry.todo.nag, !holdsTimeReminder(of: entry.todo.id),
          let next = nagRhythm(of: entry, every: nag)?.first(after: now)
        {
          times.append(next)
        }
        // Which mornings count is found out then.
        if tellsOverdue(entry) { times.append(morning) }
      } else {
        times.append(due)
      }
      if rules.remindsOfStillOpen, let evening = evening(of: entry), evening > now {
        times.append(evening)
      }
    }
    return times.min()
  }

  /// Returns the latest repetition in a span.
  ///
  /// A long absence gives one reminder, not a backlog; neither do quiet hours: what is held back
  /// covers its repetitions (N6).
  private func nagRow(of entry: Entry, after previous: Date, to now: Date) -> AgendaRow? {
    guard let nag = entry.todo.nag, !holdsTimeReminder(of: entry.todo.id),
      let time = nagRhythm(of: entry, every: nag)?.last(notAfter: now),
      time > max(previous, given.latest(of: entry.todo, where: \.isNag) ?? previous)
    else { return nil }
    return AgendaRow(
      time: time, entry: entry, cause: .due, occasion: .nag(time), due: entry.countdown.due)
  }

  private func nagRhythm(of entry: Entry, every period: Period) -> NagRhythm? {
    guard let due = entry.countdown.due else { return nil }
    guard entry.countdown.isInDays else {
      return NagRhythm(
        period: period, after: LocalDateTime(due, in: entry.schedule.zone), in: entry.schedule.zone)
    }
    let next = LocalDateTime(due, in: entry.schedule.zone).addingDays(1).at(rules.dayStart)
    return NagRhythm(period: period, from: next, in: rules.machineZone)
  }

  /// Returns true if a reminder of the task's countdown that time alone caused is held back.
  private func holdsTimeReminder(of id: Todo.ID) -> Bool {
    let countdown = entries[id]?.todo.countdownNumber
    return held.contains { reminder in
      reminder.key.todo == id && reminder.key.countdown == countdown
        && reminder.key.occasion.visit == nil && reminder.key.cause != .before
    }
  }

  // MARK: What is overdue, missed or still open

  /// The number of the day on which the pending occurrence is due.
  private func dueDay(of entry: Entry) -> Int? {
    rules.dueDay(of: entry.countdown, in: entry.schedule.zone)
  }

  /// Returns true if a task is told while it is overdue.
  func tellsOverdue(_ entry: Entry) -> Bool {
    rules.remindsOfOverdue && entry.ends == nil && entry.todo.nag == nil
      && !entry.todo.isTimedQuota
      && entry.todo.leads?.isEmpty != true
  }

  /// Returns the mornings of a span that have to tell that a task is overdue (Z8).
  private func overdueRows(of entry: Entry, after previous: Date, to now: Date) -> [AgendaRow] {
    guard tellsOverdue(entry), !holdsTimeReminder(of: entry.todo.id), let dueDay = dueDay(of: entry)
    else { return [] }
    let last = rules.day(of: now)
    let first = max(dueDay + 1, rules.day(of: previous), last - Self.mostMornings)
    guard first <= last else { return [] }
    return (first...last).compactMap { day in
      let morning = rules.morning(ofDay: day)
      guard morning > previous, morning <= now, rules.tellsOverdue(on: day, dueOn: dueDay),
        !restDays.contains(day)
      else { return nil }
      return AgendaRow(
        time: morning, entry: entry, cause: .overdue, occasion: .moment(morning),
        due: entry.countdown.due)
    }
  }

  /// The most mornings that one call looks at.
  private static let mostMornings = 400

  /// Returns the morning that tells a one-off appointment once more that was missed (Z5).
  private func missedMorning(of entry: Entry) -> Date? {
    guard rules.remindsOfOverdue, entry.todo.leads?.isEmpty != true, let ends = entry.ends else {
      return nil
    }
    return rules.firstMorning(after: ends)
  }

  private func missedRow(of entry: Entry, after previous: Date, to now: Date) -> AgendaRow? {
    guard let due = entry.countdown.due, let ends = entry.ends,
      let morning = missedMorning(of: entry), morning > previous, morning <= now
    else { return nil }
    // What a gap has told as missed is not told again.
    let start = ReminderKey(
      todo: entry.todo.id, countdown: entry.todo.countdownNumber, cause: .start,
      occasion: .moment(due))
    if let told = given[start], told >= ends { return nil }
    var row = AgendaRow(
      time: morning, entry: entry, cause: .overdue, occasion: .moment(morning), due: due)
    row.isMissed = true
    return row
  }

  /// Returns the evening of the day on which a task is due, if it is one to be done by then (Z9).
  private func evening(of entry: Entry) -> Date? {
    guard entry.ends == nil, entry.todo.leads?.isEmpty != true, let day = dueDay(of: entry),
      let due = entry.countdown.due
    else { return nil }
    let evening = rules.evening(ofDay: day)
    return entry.countdown.isInDays || due <= evening ? evening : nil
  }

  private func stillOpenRow(of entry: Entry, after previous: Date, to now: Date) -> AgendaRow? {
    guard rules.remindsOfStillOpen, let evening = evening(of: entry), evening > previous,
      evening <= now
    else { return nil }
    var row = AgendaRow(
      time: evening, entry: entry, cause: .due, occasion: .moment(evening),
      due: entry.countdown.due)
    row.isStillOpen = true
    return row
  }

  // MARK: Reminders of rows

  /// Returns the reminder of a row, as part of the message of a morning or evening where it belongs
  /// into one (Z8, Z9).
  func reminder(of row: AgendaRow) -> Reminder {
    let reminder = makeReminder(
      row.entry, cause: row.cause, occasion: row.occasion,
      place: (row.visit?.place).flatMap { places[$0] }, time: row.time, due: row.due)
    if row.isStillOpen { return reminder.part(of: .evening) }
    return row.visit == nil ? inMorning(reminder) : reminder
  }

  /// Returns a reminder as part of the message of the morning, if it is told in its first minute.
  private func inMorning(_ reminder: Reminder) -> Reminder {
    guard rules.hasMorningMessage,
      reminder.time.timeIntervalSince(rules.lastMorning(notAfter: reminder.time)) < 60
    else { return reminder }
    return reminder.part(of: .morning)
  }

  /// Returns false if the visit of a reminder has brought the task up already, or is over.
  private func isWanted(_ reminder: Reminder) -> Bool {
    guard let visit = reminder.key.occasion.visit else {
      // What is held back covers it.
      return reminder.key.cause != .overdue || !holdsTimeReminder(of: reminder.key.todo)
    }
    return !given.contains(reminder.key.todo, during: visit)
      && visits[visit.presence]?.id == visit
      && !isToldAlready(reminder, at: visit.place)
  }

  /// Returns what opens in a span during a visit, at an instant at which the visit is certain.
  private func openings(after previous: Date, to now: Date) -> [AgendaRow] {
    openingsWhileInside(after: previous, at: now).compactMap { opening in
      guard opening.time <= now, let visit = opening.visit else { return nil }
      let time = opening.time > previous ? opening.time : now
      let certain = [time, now].first {
        isCertainlyInside(visit.presence, at: $0) && isOpen(visit.place, at: $0)
      }
      return certain.map(opening.at)
    }
  }

  // MARK: Opening while inside

  /// Returns the tasks that open, or whose snooze ends, during an open visit (N3), and those at a
  /// place that opens during it (Y7): past and not yet brought up, or still to come.
  ///
  /// Without `reminders.while_inside` only those that were silent at a closed place.
  private func openingsWhileInside(after previous: Date, at now: Date) -> [AgendaRow] {
    var openings: [AgendaRow] = []
    for presence in openVisitsWithTasks {
      guard let visit = visits[presence], visit.isPresent, let place = places[presence.place],
        rules.whileInside || place.hours != nil
      else { continue }
      for entry in entries(at: place, of: visit.id.person) {
        let id = entry.todo.id
        guard !given.contains(id, during: visit.id), silences[visit.id]?[id] == nil,
          let time = openingTime(of: entry, during: visit, at: place, after: previous, at: now),
          !entry.schedule.rests(at: max(now, time))
        else { continue }
        openings.append(
          AgendaRow(
            time: time, entry: entry, cause: .inside, occasion: .visit(visit.id),
            due: entry.countdown.due, visit: visit.id))
      }
    }
    return openings
  }

  /// Returns when a task is to be brought up during a visit that began before.
  private func openingTime(
    of entry: Entry, during visit: Visit, at place: Place, after previous: Date, at now: Date
  ) -> Date? {
    if let hours = place.hours {
      guard let beginning = beginning(of: entry, during: visit),
        let opens = rules.opening(hours, notBefore: beginning, after: previous, at: now)
      else { return nil }
      // Where it was open by then, the task's own opening is what counts.
      if opens > beginning {
        guard rules.whileInside || beginning == asking(of: entry, during: visit) else { return nil }
        return isToldByTime(entry.todo, around: opens) ? nil : opens
      }
    }
    guard rules.whileInside else { return nil }
    guard let time = openingTime(of: entry, during: visit) else { return nil }
    // Once due, the time reminder covers it.
    if let due = dueTime(of: entry), due <= max(now, time) || isCovered(due, by: time, of: entry) {
      return nil
    }
    return time
  }

  private func openingTime(of entry: Entry, during visit: Visit) -> Date? {
    var opens = entry.countdown.opens
    switch snoozeStanding(of: entry.todo) {
    case .none: break
    case .silent, .ended: return nil
    case .endsAt(let end): opens = max(opens ?? end, end)
    }
    guard let opens, opens > visit.id.began else { return nil }
    if entry.todo.triggers.contains(.enter) { return opens }
    guard entry.todo.triggers.contains(.dwell), let dwell = entry.todo.dwellSeconds,
      opens.timeIntervalSince(visit.id.began) >= dwell
    else { return nil }
    return opens
  }
}
