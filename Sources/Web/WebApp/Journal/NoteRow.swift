import Application
import Foundation
import HTTPServer
import Journal
import Localization
import Text

/// A note with the form that changes it.
struct NoteRow: Sendable {
  let id: String
  let clock: String
  let text: String
  /// The text in the form.
  let raw: String
  let day: String
  let href: String
  let deleteLabel: String
  let formState: FormState

  /// A note as the form is filled from it.
  static func stored(_ note: Note) -> StoredForm {
    StoredForm(["text": note.text], [StoredField("text", JournalPagePhrase.journalNotes)])
  }

  /// Prepares a note; `conflict` is its form that was refused.
  init(_ view: NoteView, _ context: ActionContext, _ conflict: FormConflict? = nil) {
    let note = view.note
    formState = conflict?.state ?? Self.stored(note).state
    id = String(note.id.rawValue)
    clock = Wording.clock(note.time, in: context.machineZone)
    text = note.text.cleanLines
    raw = conflict?.form["text"] ?? note.text
    day = LocalDays.heading(note.day)
    href = "/journal?date=\(LocalDays.text(note.day))"
    deleteLabel = JournalPhrase.deleteNote(clock).text
  }
}
