import Application
import Foundation
import Journal
import Localization
import Model
import Text

/// The notes that have the words of a search, the newest first.
struct NotesPage {
  private let query: String
  private let notes: [NoteView]
  private let hasMore: Bool
  private let context: ActionContext

  /// The most notes on the page.
  private static let most = 50

  /// Reads the store; `q` of the address is the text to find.
  init(_ fields: FormFields, site: Site) throws {
    query = fields.text("q") ?? ""
    let context = site.ports.actionContext
    self.context = context
    let query = query
    let found = try site.ports.store.withSnapshot {
      try $0.notes(containing: query.isEmpty ? nil : query, in: nil, limit: Self.most + 1)
    }
    hasMore = found.count > Self.most
    notes = found.prefix(Self.most).map { NoteView($0, actionContext: context) }
  }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "q": query, "hasNotes": !notes.isEmpty, "back": back,
      "notes": notes.map { NoteRow($0, context).content },
      "summary": JournalPhrase.found(notes.count).text,
    ]
    if hasMore { content["summary"] = JournalPhrase.firstShown(Self.most).text }
    return content
  }

  private var back: String {
    query.isEmpty ? "/journal/notes" : "/journal/notes?q=\(query.percentEncoded)"
  }
}
