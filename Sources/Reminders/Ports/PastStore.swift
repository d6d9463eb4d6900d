public import Foundation

/// Reads completions, reminders and transitions of the past; only views of the history need it.
public protocol PastStore: PictureStore {
  /// Returns completions of a time span, both ends inclusive, that satisfy a condition, newest
  /// first, at most `limit`.
  func completions(
    from start: Date, to end: Date, limit: Int, where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry]
  /// Returns delivered reminders of a time span, both ends inclusive, that satisfy a condition,
  /// newest first, at most `limit`.
  func toldReminders(
    from start: Date, to end: Date, limit: Int, where isWanted: (Reminder) -> Bool
  ) throws -> [Reminder]
  /// Transitions at a place, or everywhere, newest first, at most `limit`.
  func transitions(place: Place.ID?, limit: Int) throws -> [LoggedTransition]
}
