import Foundation

/// Silence that the user asked for.
extension ReminderEngine {
  /// Returns the state of a task's snooze by the visits known now.
  func snoozeStanding(of todo: Todo) -> SnoozeStanding {
    switch todo.snooze?.end {
    case nil: return .none
    case .at?: return SnoozeStanding(of: todo, visits: [])
    case .nextVisit?, .leaving?:
      let visits = placesByTodo.values(for: todo).compactMap { self.visits[$0] }
      return SnoozeStanding(of: todo, visits: visits)
    }
  }

  /// Returns the end of a task's snooze at an instant, or `nil` if it may remind.
  func activeSnooze(of todo: Todo, at now: Date) -> Snooze.End? {
    snoozeStanding(of: todo).isSilent(at: now) ? todo.snooze?.end : nil
  }
}
