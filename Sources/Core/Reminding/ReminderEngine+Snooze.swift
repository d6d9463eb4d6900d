import Foundation
import Model

/// Silence that the user asked for.
extension ReminderEngine {
  /// Returns the state of a task's snooze by the visits known now.
  func snoozeStanding(of todo: Todo) -> SnoozeStanding {
    switch todo.snooze?.end {
    case nil: return .none
    case .at?: return SnoozeStanding(of: todo, visits: [])
    case .nextVisit?, .leaving?:
      let visits = visits(of: todo)
      return SnoozeStanding(of: todo, visits: visits)
    }
  }

  /// Returns the latest visits to the places of a task, of everybody whom it reminds.
  private func visits(of todo: Todo) -> [Visit] {
    let places = placesByTodo.values(for: todo)
    guard hasOthers else {
      return places.compactMap { visits[Visit.Presence(place: $0)] }
    }
    let wanted = Set(places)
    return visits.values.filter { wanted.contains($0.id.place) && todo.reminds($0.id.person) }
  }

  /// Returns the end of a task's snooze at an instant, or `nil` if it may remind.
  func activeSnooze(of todo: Todo, at now: Date) -> Snooze.End? {
    snoozeStanding(of: todo).isSilent(at: now) ? todo.snooze?.end : nil
  }
}
