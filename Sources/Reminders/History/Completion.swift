public import Foundation

/// The record that a task was done or skipped: a snapshot that later edits never change.
public struct Completion: Sendable, Hashable, Codable {
  /// The kind of entry.
  public enum Kind: String, Sendable, Hashable, Codable {
    case done, skipped
  }

  /// The permanent id, by which an undo names it.
  public let uuid: UUID
  /// Done or skipped.
  public let kind: Kind
  /// When it was done, which may lie before it was recorded (R15).
  public let time: Date
  /// When it was recorded.
  public let recorded: Date
  /// The task as it stood before.
  public let todo: Todo
  /// The countdown it ended: when it opened, if ever.
  public let opened: Date?
  /// The countdown it ended: when it was due, if ever.
  public let due: Date?
  /// The names of the places the task could be done at.
  public let places: [String]

  /// Creates a completion.
  public init(
    uuid: UUID, kind: Kind, time: Date, recorded: Date, todo: Todo, opened: Date?, due: Date?,
    places: [String]
  ) {
    self.uuid = uuid
    self.kind = kind
    self.time = time
    self.recorded = recorded
    self.todo = todo
    self.opened = opened
    self.due = due
    self.places = places
  }
}

/// A completion as the history shows it.
public struct HistoryEntry: Sendable, Hashable {
  /// The snapshot.
  public let completion: Completion
  /// True if it was undone, and not redone since.
  public let isUndone: Bool

  /// Creates an entry.
  public init(completion: Completion, isUndone: Bool) {
    self.completion = completion
    self.isUndone = isUndone
  }
}
