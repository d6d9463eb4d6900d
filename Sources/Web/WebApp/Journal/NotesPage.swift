import Application
import Foundation
import Journal
import Localization
import Model
import Text

/// The notes that have the words of a search, the newest first.
struct NotesPage: TemplateView {
  static let template = "notes"

  let back: String
  let q: String
  let hasNotes: Bool
  let summary: String
  let notes: [NoteRow]

  /// The most notes on the page.
  static let most = 50

  /// Prepares the page of the notes found; one more than `most` shows that there are more.
  init(_ found: [Note], query: String, actionContext: ActionContext) {
    let shown = found.prefix(Self.most)
    back = query.isEmpty ? "/journal/notes" : "/journal/notes?q=\(query.percentEncoded)"
    q = query
    hasNotes = !found.isEmpty
    summary =
      (found.count > Self.most
      ? JournalPhrase.firstShown(Self.most) : .found(shown.count)).text
    notes = shown.map { NoteRow(NoteView($0, actionContext: actionContext), actionContext) }
  }
}
