public import Foundation

/// What was done, told and entered: the part of a store that only those ask who look back.
public protocol PastStore: Sendable {
  /// Completions in a span of time, both ends inclusive, that satisfy a condition, newest first, at most `limit`.
  func completions(
    from start: Date, to end: Date, limit: Int, where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry]
  /// Reminders that were told in a span of time, both ends inclusive, and satisfy a condition, newest first, at most `limit`.
  func toldReminders(
    from start: Date, to end: Date, limit: Int, where isWanted: (Reminder) -> Bool
  ) throws -> [Reminder]
  /// Transitions at a place, or everywhere, newest first, at most `limit`.
  func transitions(place: Place.ID?, limit: Int) throws -> [LoggedTransition]
}
