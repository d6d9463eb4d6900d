import Foundation

/// How a snooze stands; derived from the visits, never stored.
extension ReminderEngine {
  /// A snooze in its relation to time and visits.
  enum SnoozeStanding {
    case none
    /// Silent until an instant, which may be past.
    case endsAt(Date)
    /// Silent until something happens.
    case silent
    /// What it waited for happened then.
    case ended(Date)
  }

  /// Tells how a task's snooze stands by the visits known now.
  func snoozeStanding(of todo: Todo) -> SnoozeStanding {
    guard let snooze = todo.snooze else { return .none }
    switch snooze.end {
    case .at(let end):
      return .endsAt(end)
    case .nextVisit:
      let next = visits(of: todo).filter { $0.id.began > snooze.since }.map(\.id.began).min()
      return next.map { .ended($0) } ?? .silent
    case .leaving:
      let stays = visits(of: todo).filter { $0.id.began <= snooze.since }
      if stays.contains(where: { $0.ended == nil }) { return .silent }
      return .ended(stays.compactMap(\.ended).max() ?? snooze.since)
    }
  }

  /// The end of the silence that a task is under at an instant, or `nil` when it may speak.
  func activeSnooze(of todo: Todo, at now: Date) -> Snooze.End? {
    switch snoozeStanding(of: todo) {
    case .none, .ended: nil
    case .endsAt(let end): now < end ? todo.snooze?.end : nil
    case .silent: todo.snooze?.end
    }
  }

  private func visits(of todo: Todo) -> [Visit] {
    visits.values.filter { visit in places[visit.id.place].map(todo.canBeDone) ?? false }
  }
}
