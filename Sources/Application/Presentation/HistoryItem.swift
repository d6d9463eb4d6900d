public import Foundation
import Recurrence
import Regions
public import Reminders

/// One line of the history: something done or skipped, or, if asked for, a reminder, or coming and going.
public struct HistoryItem: Sendable {
  /// What it is.
  public enum Content: Sendable {
    /// Something done or skipped.
    case completion(HistoryEntry)
    /// Something told.
    case reminder(Reminder)
    /// Coming or going.
    case visit(LoggedTransition, place: String)
  }

  /// What it is.
  public let content: Content
  /// The zone of its task's wall clock, for JSON.
  public let zone: TimeZone

  /// Creates an item.
  public init(content: Content, zone: TimeZone) {
    self.content = content
    self.zone = zone
  }

  /// When it was.
  public var time: Date {
    switch content {
    case .completion(let entry): entry.completion.time
    case .reminder(let reminder): reminder.time
    case .visit(let transition, _): transition.time
    }
  }

  /// Whether the user took it back.
  public var isUndone: Bool {
    if case .completion(let entry) = content { entry.isUndone } else { false }
  }

  /// What happened: `Cat medicine done, 4 weeks before it was due`.
  public var text: String {
    switch content {
    case .completion(let entry): words(of: entry)
    case .reminder(let reminder): "▶ " + Wording.quietLine(reminder.text)
    case .visit(let transition, let place): Wording.happening(transition.kind, at: place)
    }
  }

  private func words(of entry: HistoryEntry) -> String {
    let completion = entry.completion
    var words = "\(completion.todo.name.oneLine) \(completion.kind.rawValue)"
    if let due = completion.due {
      let distance = completion.time.timeIntervalSince(due)
      if abs(distance) < 60 {
        words += ", on time"
      } else if distance < 0 {
        words += ", \(Wording.span(from: completion.time, to: due, in: zone)) before it was due"
      } else {
        words += ", \(Wording.span(from: due, to: completion.time, in: zone)) late"
      }
    }
    return entry.isUndone ? words + " (undone)" : words
  }

  /// `done`, `skipped`, `reminder`, `enter`, `exit`, `cross` or `dwell`.
  public var kind: String {
    switch content {
    case .completion(let entry): entry.completion.kind.rawValue
    case .reminder: "reminder"
    case .visit(let transition, _):
      switch transition.kind {
      case .enter: "enter"
      case .exit: "exit"
      case .cross: "cross"
      case .dwell: "dwell"
      }
    }
  }

  /// The keys of an item.
  public var json: JSON {
    var completion: Completion?
    var reminder: Reminder?
    var place: String?
    switch content {
    case .completion(let entry): completion = entry.completion
    case .reminder(let value): (reminder, place) = (value, value.place)
    case .visit(_, let name): place = name
    }
    let id = completion?.todo.id ?? reminder?.key.todo
    return .object([
      ("time", JSON(time, in: zone)),
      ("recorded", JSON(completion?.recorded, in: zone)),
      ("kind", .string(kind)),
      ("id", id.map { .integer(Int($0.rawValue)) } ?? .null),
      ("uuid", JSON((completion?.todo.uuid ?? reminder?.uuid)?.uuidString.lowercased())),
      ("task", JSON(completion?.todo.name ?? reminder?.task)),
      ("notes", JSON(completion?.todo.notes)),
      ("opened", JSON(completion?.opened, in: zone)),
      ("due", JSON(completion?.due ?? reminder?.due, in: zone)),
      ("places", .array((completion?.places ?? []).map { .string($0) })),
      ("place", JSON(place)),
      ("cause", JSON(reminder?.key.cause.rawValue)),
      ("undone", .bool(isUndone)),
      ("text", .string(text)),
    ])
  }
}
