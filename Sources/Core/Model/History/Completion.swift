package import Foundation

/// The record that a task was done or skipped: a snapshot that later edits never change.
package struct Completion: Sendable, Hashable, Codable {
  /// The kind of entry.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case done, skipped
  }

  /// The permanent id, by which an undo names it.
  package let uuid: UUID
  /// Done or skipped.
  package let kind: Kind
  /// When it was done, which may lie before it was recorded (R15).
  package let time: Date
  /// When it was recorded.
  package let recorded: Date
  /// The task as it stood before.
  package let todo: Todo
  /// The countdown it ended: when it opened, if ever.
  package let opened: Date?
  /// The countdown it ended: when it was due, if ever.
  package let due: Date?
  /// When the occurrence of a task with a fixed time ended; its day is that on which it ends (R28).
  package let ends: Date?
  /// The names of the places the task could be done at.
  package let places: [String]
  /// The category of the task at that time, if it had one.
  package let category: CategoryStamp?
  /// The points that it earned (X1); 0 for what was done before points were stored.
  package let points: Int
  /// The user's note about it, if there is one.
  package let note: String?
  /// True if it was done during a visit to one of the task's places.
  package let isAtPlace: Bool

  package init(
    uuid: UUID, kind: Kind, time: Date, recorded: Date, todo: Todo, opened: Date?, due: Date?,
    ends: Date? = nil, places: [String], category: CategoryStamp? = nil, points: Int = 0,
    note: String? = nil, isAtPlace: Bool = false
  ) {
    self.uuid = uuid
    self.kind = kind
    self.time = time
    self.recorded = recorded
    self.todo = todo
    self.opened = opened
    self.due = due
    self.ends = ends
    self.places = places
    self.category = category
    self.points = points
    self.note = note
    self.isAtPlace = isAtPlace
  }
}

extension Completion {
  /// How much the task mattered at that time.
  package var priority: Priority { todo.priority }
  /// How hard the task was at that time.
  package var difficulty: Difficulty { todo.difficulty }
  /// The duration of the task at that time, in minutes.
  package var durationMinutes: Int? { todo.durationMinutes }

  /// Reads a completion; records of versions without points and notes have none.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      uuid: try container.decode(UUID.self, forKey: .uuid),
      kind: try container.decode(Kind.self, forKey: .kind),
      time: try container.decode(Date.self, forKey: .time),
      recorded: try container.decode(Date.self, forKey: .recorded),
      todo: try container.decode(Todo.self, forKey: .todo),
      opened: try container.decodeIfPresent(Date.self, forKey: .opened),
      due: try container.decodeIfPresent(Date.self, forKey: .due),
      ends: try container.decodeIfPresent(Date.self, forKey: .ends),
      places: try container.decode([String].self, forKey: .places),
      category: try container.decodeIfPresent(CategoryStamp.self, forKey: .category),
      points: try container.decodeIfPresent(Int.self, forKey: .points) ?? 0,
      note: try container.decodeIfPresent(String.self, forKey: .note),
      isAtPlace: try container.decodeIfPresent(Bool.self, forKey: .isAtPlace) ?? false)
  }
}

/// A completion as the history shows it.
package struct HistoryEntry: Sendable, Hashable {
  /// The snapshot.
  package let completion: Completion
  /// True if it was undone, and not redone since.
  package let isUndone: Bool
  /// The latest feeling that was noted after it, if there is one.
  package let emotion: Emotion?
  /// The name of who did it, if it was another than the viewer: points, place, note and feeling
  /// are left out then.
  package let by: String?
  /// True if the viewer did it.
  package var isOwn: Bool { by == nil }

  package init(
    completion: Completion, isUndone: Bool, emotion: Emotion? = nil, by: String? = nil
  ) {
    self.completion = completion
    self.isUndone = isUndone
    self.emotion = emotion
    self.by = by
  }
}
