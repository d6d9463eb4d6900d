import Foundation
import Model
import Recurrence

/// The message after a gap, in which the computer slept or the program was stopped (Z10).
extension ReminderEngine {
  /// Returns the reminders of a gap, as one message; as they are if all are fresh, and as the
  /// message of the morning if nothing else was passed over.
  ///
  /// Call it before `passAppointments(at:)`.
  func tellings(
    of rows: [AgendaRow], _ habits: [Reminder], passedOver gap: Gap, at now: Date
  ) -> [Reminder] {
    let morning = rules.morning(ofDay: rules.day(of: now))
    var gap = gap
    gap.holdsMorning =
      rules.hasMorningMessage && morning > gap.from && morning <= now
      && now < rules.dayEnd(after: morning)
    let told = told(rows, at: now, morning: gap.holdsMorning ? morning : nil)
    var rows = told.sorted(by: AgendaRow.isSooner)
    if gap.isLong {
      rows = numbered(rows, in: &gap, at: now)
    } else if !told.contains(where: { now.timeIntervalSince($0.time) >= Gap.lateSeconds }) {
      return rows.map(reminder) + habits
    }
    let isMorningOnly =
      gap.holdsMorning && !gap.isLong
      && rows.allSatisfy { (0..<60).contains($0.time.timeIntervalSince(morning)) }
    gap.first = rows.map(\.time).min()
    let digest = isMorningOnly ? Digest.morning : .gap(gap)
    return rows.map { reminder(of: $0).told(at: now).part(of: digest) }
      + habits.map { $0.part(of: digest) }
  }

  /// Returns what is told of the rows of a gap.
  ///
  /// Of a time before an appointment that is over nothing is left but that it was missed. What is
  /// overdue is told once, and what a morning or an evening had to say only on the same day.
  private func told(_ rows: [AgendaRow], at now: Date, morning: Date?) -> [AgendaRow] {
    let rows = rows.compactMap { row -> AgendaRow? in
      guard row.isLead, let due = row.due, due <= now else { return row }
      if let ends = ends(of: row.entry, dueAt: due) {
        guard ends <= now else { return row }
        var missed = row.entry.row(
          .start, occasion: .moment(due), due: due, time: max(row.time, due))
        missed.isMissed = true
        return missed
      }
      return row.cause == .before
        ? row.entry.row(.due, occasion: .moment(due), due: due, time: row.time) : row
    }
    let due = Set(rows.filter { $0.cause == .due && !$0.occasion.isNag }.map(\.entry.todo.id))
    let today = rules.day(of: now)
    return rows.filter { row in
      if row.isMissed { return true }
      if row.isStillOpen { return rules.day(of: row.time) == today }
      if row.occasion.isNag { return !due.contains(row.entry.todo.id) }
      if row.cause == .overdue {
        return row.time == morning && !due.contains(row.entry.todo.id)
      }
      return true
    }
  }

  /// Returns what is told after a long gap: of each appointment that was missed the latest, for
  /// their number, what is overdue, and what is still to come.
  private func numbered(_ rows: [AgendaRow], in gap: inout Gap, at now: Date) -> [AgendaRow] {
    var missed = 0
    for entry in entries.values {
      guard let due = entry.countdown.due, let ends = entry.ends else { continue }
      let length = ends.timeIntervalSince(due)
      missed +=
        entry.schedule.dueDates(
          from: gap.from, to: now.addingTimeInterval(-length), at: entry.todo.state,
          moved: entry.todo.moved
        ).count
    }
    gap.missed = missed
    let overdue = entries.values.filter {
      tellsOverdue($0) && $0.countdown.overdueBegins.map { $0 <= now } == true
        && activeSnooze(of: $0.todo, at: now) == nil
    }
    let morning = rules.lastMorning(notAfter: now)
    var latest: [Todo.ID: AgendaRow] = [:]
    for row in rows where row.isMissed { latest[row.entry.todo.id] = row }
    return latest.values.sorted(by: AgendaRow.isSooner)
      + rows.filter { !$0.isMissed && $0.due.map { $0 > now } ?? true }
      + overdue.sorted { $0.todo.id < $1.todo.id }.map {
        $0.row(.overdue, occasion: .moment(morning), due: $0.countdown.due, time: morning)
      }
  }

  // MARK: The other things of the day

  /// Adds to the messages of a morning what else the day has: appointments, and what is due and
  /// reminds at another time (Z8).
  mutating func addLines(to step: inout EngineStep, at now: Date) {
    let indices = step.decisions.indices.filter {
      step.decisions[$0].reminder?.digest?.tellsMorning == true
    }
    guard !indices.isEmpty else { return }
    let told = Set(indices.compactMap { step.decisions[$0].reminder?.uuid })
    let lines = linesOfToday(at: now).filter { !told.contains($0.uuid) }
    guard !lines.isEmpty else { return }
    var audiences: Set<Set<Person.ID>> = []
    for index in indices {
      guard var reminder = step.decisions[index].reminder,
        audiences.insert(reminder.audience).inserted
      else { continue }
      reminder.lines = lines
      step.decisions[index] = step.decisions[index].telling(reminder)
    }
  }

  /// Returns what is due on the present day and not over, in the order of the day.
  private func linesOfToday(at now: Date) -> [Reminder] {
    let today = LocalDay(containing: now, in: rules.machineZone, turn: rules.dayTurn)
    var lines: [Reminder] = []
    for entry in entries.values {
      guard let due = entry.countdown.due, due < today.end || entry.hasRhythm,
        entry.isTimely,
        activeSnooze(of: entry.todo, at: now) == nil
      else { continue }
      let dues = entry.schedule.dueDates(
        from: today.start, to: today.end, at: entry.todo.state, moved: entry.todo.moved)
      for due in dues where ends(of: entry, dueAt: due).map({ $0 > now }) ?? true {
        lines.append(
          makeReminder(
            entry, cause: .before, occasion: .moment(due), place: nil, time: now, due: due))
      }
    }
    return lines.sorted { ($0.due ?? now, $0.key.todo) < ($1.due ?? now, $1.key.todo) }
  }
}

extension ReminderEngine.Entry {
  /// True if later occurrences are known before the pending one is done.
  var hasRhythm: Bool {
    if case .repeating(let cadence) = todo.rule { cadence.hasCalendarDates } else { false }
  }

  /// Returns a row about an occurrence of this task.
  func row(_ cause: Cause, occasion: Occasion, due: Date?, time: Date) -> AgendaRow {
    AgendaRow(time: time, entry: self, cause: cause, occasion: occasion, due: due)
  }
}

extension Digest {
  /// True if the message says what the morning has to tell.
  var tellsMorning: Bool {
    switch self {
    case .morning: true
    case .evening: false
    case .gap(let gap): gap.holdsMorning
    }
  }
}
