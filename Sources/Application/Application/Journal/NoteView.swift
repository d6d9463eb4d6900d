import Foundation
package import Journal
package import Text

/// A note for every form of output.
package struct NoteView: Sendable {
  package let note: Note
  private let zone: TimeZone

  /// Creates a view on the wall clock of a zone.
  package init(_ note: Note, actionContext: ActionContext) {
    self.note = note
    zone = actionContext.machineZone
  }

  /// The keys of a note.
  package var json: JSON {
    .object([
      ("id", .integer(Int(note.id.rawValue))),
      ("uuid", .string(note.uuid.uuidString.lowercased())),
      ("date", .string(LocalDays.text(note.day))), ("time", JSON(note.time, in: zone)),
      ("text", .string(note.text)),
    ])
  }
}

extension Gratitude {
  /// The keys of the good things of a day.
  package var json: JSON {
    .object([
      ("date", .string(LocalDays.text(day))), ("gratitude", .array(texts.map { .string($0) })),
    ])
  }
}
