import Application
import Foundation
import Journal
import Localization
import Text

/// A note for the templates.
struct NoteRow {
  /// The values for the template.
  let content: [String: Any]

  /// Prepares a note.
  init(_ view: NoteView, _ context: ActionContext) {
    let note = view.note
    let clock = Wording.clock(note.time, in: context.machineZone)
    content = [
      "id": String(note.id.rawValue), "clock": clock, "text": note.text.quietLines,
      "raw": note.text, "day": LocalDays.heading(note.day),
      "href": "/journal?date=\(LocalDays.text(note.day))",
      "deleteLabel": JournalViewPhrase.deleteNote(clock).text,
    ]
  }
}
