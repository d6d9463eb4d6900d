import Foundation

/// Silence that the user asked for.
extension ReminderEngine {
  /// Tells how a task's snooze stands by the visits known now.
  func snoozeStanding(of todo: Todo) -> SnoozeStanding {
    guard todo.snooze != nil else { return .none }
    let visits = visits.values.filter { visit in
      places[visit.id.place].map(todo.canBeDone) ?? false
    }
    return SnoozeStanding(of: todo, visits: visits)
  }

  /// The end of the silence that a task is under at an instant, or `nil` when it may speak.
  func activeSnooze(of todo: Todo, at now: Date) -> Snooze.End? {
    snoozeStanding(of: todo).isSilent(at: now) ? todo.snooze?.end : nil
  }
}
