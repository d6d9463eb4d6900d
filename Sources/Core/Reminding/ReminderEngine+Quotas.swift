import Foundation
import Model
import Recurrence

/// Quotas, whose periods end by themselves (Y4).
extension ReminderEngine {
  /// Goes on to the present period of each quota, and returns what time had to say in those that
  /// are over and lie in a span (Y4).
  mutating func passPeriods(after previous: Date, to now: Date, isGap: Bool) -> [AgendaRow] {
    let days = UserDays(turn: rules.dayTurn, weekStart: rules.weekStart)
    func entry(of todo: Todo, at instant: Date) -> Entry? {
      self.entry(
        of: todo.pending(
          at: instant, machineZone: rules.machineZone, usualSeconds: rules.usualSeconds, days: days
        ).todo)
    }
    var rows: [AgendaRow] = []
    for (id, old) in entries {
      guard let ends = old.periodEnds, ends <= now else { continue }
      if advanced[id] == nil { advanced[id] = old.todo }
      var current: Entry? =
        isGap || ends <= previous ? entry(of: old.todo, at: isGap ? now : previous) : old
      while !isGap, let passing = current, let end = passing.periodEnds, end <= now {
        rows += self.rows(of: passing, after: previous, to: end.addingTimeInterval(-0.001))
        current = entry(of: passing.todo, at: end)
      }
      entries[id] = current
    }
    return rows
  }

  /// Returns how far a quota is in the period in which it is due; `nil` for other tasks, and for a
  /// period to come.
  func count(of entry: Entry, due: Date?) -> Reminder.Count? {
    guard let unit = entry.schedule.quota?.unit, let tally = entry.todo.tally, let due else {
      return nil
    }
    let ends = entry.schedule.lastSecond(ofDay: tally.last)
    guard due <= ends else { return nil }
    return Reminder.Count(
      done: tally.done, asked: entry.schedule.asked(tally), unit: unit, ends: ends)
  }
}
