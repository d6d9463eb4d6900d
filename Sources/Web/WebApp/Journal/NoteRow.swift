import Application
import Foundation
import Journal
import Localization
import Text

/// A note for the templates.
struct NoteRow {
  /// The values for the template.
  let content: [String: Any]

  /// A note as the form is filled from it.
  static func stored(_ note: Note) -> StoredForm {
    StoredForm(["text": note.text], [StoredField("text", JournalPagePhrase.journalNotes)])
  }

  /// Prepares a note; `conflict` is its form that was refused.
  init(_ view: NoteView, _ context: ActionContext, _ conflict: FormConflict? = nil) {
    let note = view.note
    let clock = Wording.clock(note.time, in: context.machineZone)
    content = (conflict?.content ?? Self.stored(note).content).merging([
      "id": String(note.id.rawValue), "clock": clock, "text": note.text.quietLines,
      "raw": conflict?.form["text"] ?? note.text, "day": LocalDays.heading(note.day),
      "href": "/journal?date=\(LocalDays.text(note.day))",
      "deleteLabel": JournalPhrase.deleteNote(clock).text,
    ]) { $1 }
  }
}
