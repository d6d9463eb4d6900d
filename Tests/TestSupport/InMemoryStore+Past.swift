public import Foundation
public import Reminders

/// Looking back, as the database does it.
extension InMemoryStore: PastStore {
  /// Completions in a span of time that satisfy a condition, newest first.
  public func completions(
    from start: Date, to end: Date, limit: Int, where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry] {
    let found = try history(search: nil, limit: .max).filter {
      (start...end).contains($0.completion.time) && isWanted($0.completion)
    }
    return Array(found.prefix(limit))
  }

  /// Reminders that were told in a span of time and satisfy a condition, newest first.
  public func toldReminders(
    from start: Date, to end: Date, limit: Int, where isWanted: (Reminder) -> Bool
  ) throws -> [Reminder] {
    let found = try decisions(todo: nil, place: nil, limit: .max).compactMap(\.reminder).filter {
      (start...end).contains($0.time) && isWanted($0)
    }
    return Array(found.prefix(limit))
  }

  /// Transitions at a place, or everywhere, newest first.
  public func transitions(place: Place.ID?, limit: Int) throws -> [LoggedTransition] {
    Array(
      loggedTransitions.reversed().filter { place == nil || $0.place == place }.prefix(limit))
  }
}
