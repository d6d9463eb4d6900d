import Application
import Foundation
import HTTPServer
import Hummingbird
import Journal
import Localization
import Model
import Text
import WebPorts

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
    clock = Formatted.clock(note.time, in: context.machineZone)
    text = note.text.cleanLines
    raw = conflict?.form["text"] ?? note.text
    day = LocalDays.heading(note.day)
    href = "/journal?date=\(LocalDays.text(note.day))"
    deleteLabel = JournalPhrase.deleteNote(clock).text
  }
}

/// Adds the search in notes, and the forms that write, change and remove them.
func addNoteRoutes(to router: RouteGroup, site: Site) {
  router.get("/journal/notes") { request, context -> Response in
    let fields = FormFields(query: request)
    let query = fields.text("q") ?? ""
    let found = try site.ports.store.withSnapshot {
      try $0.notes(containing: query.isEmpty ? nil : query, in: nil, limit: NotesPage.most + 1)
    }
    return try site.page(
      NotesPage(found, query: query, actionContext: site.ports.actionContext), of: .journal,
      title: JournalPagePhrase.journalNotes.text,
      toast: try site.toast(fields, back: LocalAddress(of: request)), for: context)
  }
  router.post("/journal/notes") { request, context -> Response in
    try site.writeNote(request, context)
  }
  router.post("/journal/notes/:id") { request, context -> Response in
    let (form, id) = (context.form, context.parameters.get("id") ?? "")
    let builder = EditBuilder(site.ports.actionContext)
    var changed: Note?
    do {
      return try site.journalStep(form, request) { edit in
        let note = try EditBuilder.note(id, in: edit)
        changed = note
        let merged = try NoteRow.stored(note).merged(form)
        return try builder.changeNote(note, to: FormText.lines(merged["text"]))
      }
    } catch let conflict as FormConflict {
      let day = changed.map { ["date": [LocalDays.text($0.day)]] } ?? [:]
      return try site.journal(
        form.replacing(day), request,
        entry: JournalEntry(changed: changed?.id, conflict: conflict), for: context)
    }
  }
  router.post("/journal/notes/:id/remove") { request, context -> Response in
    let (form, id) = (context.form, context.parameters.get("id") ?? "")
    let builder = EditBuilder(site.ports.actionContext)
    return try site.journalStep(form, request) { edit in
      builder.removeNote(try EditBuilder.note(id, in: edit))
    }
  }
}

extension Site {
  /// Writes a note; one that is refused comes back as it was typed.
  fileprivate func writeNote(_ request: Request, _ context: WebContext) throws -> Response {
    let form = context.form
    let builder = EditBuilder(ports.actionContext)
    let (date, text) = (form.text("date") ?? "", FormText.lines(form["text"]))
    do {
      return try journalStep(form, request) { edit in
        let day = try builder.actionContext.day(date, field: .date)
        return try builder.addNote(text, on: day, typed: date, in: edit)
      }
    } catch let problem as Problem where problem.field == "text" && !request.wantsJSON {
      return try journal(
        form, request, entry: JournalEntry(note: text, error: problem.message), for: context)
    }
  }
}

/// Texts of several lines, as forms send them.
enum FormText {
  /// Returns a text with plain line ends; an empty one for `nil`.
  static func lines(_ text: String?) -> String {
    (text ?? "").split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
  }
}
