import Application
import Foundation
import HTTPServer
import Hummingbird
import Journal
import Localization
import Model
import Recurrence
import Text
import WebPorts

extension API {
  /// How many notes are listed without a number.
  private static let usualNotes = 100

  /// Adds the routes of the journal's days, good things and notes.
  func addJournalRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/journal") { request, _ in
      try await answer(request) { try journalDay(FormFields(query: request)) }
    }
    router.post("\(Self.root)/journal/gratitude") { request, context in
      try await answer(request) { try await writeGratitude(request, context) }
    }
    router.delete("\(Self.root)/journal/gratitude") { request, _ in
      try await answer(request) {
        let day = try day(FormFields(query: request)["date"])
        let builder = EditBuilder(actionContext)
        let applied = try step { edit in
          try check(day, request, edit)
          return try builder.removeGratitude(on: day, in: edit)
        }
        return response(applied.outcome.value.json, step: applied.step)
      }
    }
    router.get("\(Self.root)/journal/notes") { request, _ in
      try await answer(request) { try notes(FormFields(query: request)) }
    }
    router.post("\(Self.root)/journal/notes") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["text", "date"])
        let (text, date) = (try input.lasting("text") ?? "", try input.lasting("date"))
        let day = try day(date)
        return try changeNote(status: .created) { builder, edit in
          try builder.addNote(text, on: day, typed: date, in: edit)
        }
      }
    }
    router.get("\(Self.root)/journal/notes/:id") { request, context in
      try await answer(request) {
        let (id, now) = (context.parameters.get("id") ?? "", actionContext)
        let note = try ports.store.withSnapshot { try EditBuilder.note(id, in: $0) }
        let json = NoteView(note, actionContext: now).json
        return response(json, tag: APITag(StateVersion.of(note), json).text)
      }
    }
    router.patch("\(Self.root)/journal/notes/:id") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["text"])
        let text = try input.lasting("text") ?? ""
        let id = context.parameters.get("id") ?? ""
        return try changeNote { builder, edit in
          try builder.changeNote(try note(id, request, edit), to: text)
        }
      }
    }
    router.delete("\(Self.root)/journal/notes/:id") { request, context in
      try await answer(request) {
        let id = context.parameters.get("id") ?? ""
        return try changeNote(isGone: true) { builder, edit in
          builder.removeNote(try note(id, request, edit))
        }
      }
    }
  }

  /// Returns the day that a text names; today without one.
  func day(_ text: String?) throws -> Int {
    try text.map { try actionContext.day($0, field: .date) } ?? actionContext.todayNumber
  }

  /// Returns the response with what a step has made, changed or removed.
  func response(
    _ json: JSON?, step: Int64?, status: HTTPResponse.Status = .ok
  ) -> Response {
    var response = Response(json: json ?? .null, status: status)
    response.headers[.step] = step.map(String.init)
    return response
  }

  private func journalDay(_ fields: FormFields) throws -> Response {
    let (context, store) = (actionContext, ports.store)
    let day = try day(fields["date"])
    let json = try store.withSnapshot {
      try JournalDay(day, in: $0, actionContext: context).json
    }
    return response(json, tag: APITag.text([json]))
  }

  private func writeGratitude(
    _ request: Request, _ context: WebContext
  ) async throws -> Response {
    let input = try await APIInput(request, context, knows: ["gratitude", "date"])
    let (texts, date) = (try input.texts("gratitude"), try input.lasting("date"))
    let day = try day(date)
    let builder = EditBuilder(actionContext)
    let applied = try step { edit in
      try check(day, request, edit)
      return try builder.gratitude(texts, on: day, typed: date, in: edit)
    }
    return response(applied.outcome.value.json, step: applied.step)
  }

  private func notes(_ fields: FormFields) throws -> Response {
    let context = actionContext
    let count = try number("count", in: 1...1000, usual: Self.usualNotes, fields["count"])
    let search = fields.text("search")
    return list(
      try ports.store.withSnapshot {
        try $0.notes(containing: search, in: nil, limit: count)
      }.map { NoteView($0, actionContext: context).json })
  }

  /// Refuses an edit of a day that is based on another version than the present one (`If-Match`).
  private func check(_ day: Int, _ request: Request, _ edit: any EditContext) throws {
    func json() throws -> JSON { try JournalDay(day, in: edit, actionContext: actionContext).json }
    try APITag.check(request, nil, list: [try json()], present: try json())
  }

  /// Returns the note of a number within an edit; refuses an outdated version (`If-Match`).
  private func note(
    _ text: String, _ request: Request, _ edit: any EditContext
  ) throws -> Note {
    let (note, context) = (try EditBuilder.note(text, in: edit), actionContext)
    try APITag.check(
      request, StateVersion.of(note),
      list: try edit.notes(containing: nil, in: nil, limit: Self.usualNotes).map {
        NoteView($0, actionContext: context).json
      },
      present: NoteView(note, actionContext: context).json)
    return note
  }

  private func changeNote(
    status: HTTPResponse.Status = .ok, isGone: Bool = false,
    _ change: (EditBuilder, any EditContext) throws -> Outcome<Note>
  ) throws -> Response {
    let builder = EditBuilder(actionContext)
    let applied = try step { try change(builder, $0) }
    let note = applied.outcome.value
    let json = NoteView(note, actionContext: actionContext).json
    var response = response(
      json, tag: APITag(StateVersion.of(note), json).text, step: applied.step,
      status: status)
    if isGone { response.headers[.eTag] = nil }
    return response
  }

  /// Adds the bucket list; wishes are added, changed and done as tasks.
  func addBucketRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/bucket") { request, _ in
      try await answer(request) {
        let overview = try Overview(
          ports.store, actionContext: actionContext, withStreaks: true)
        let bucket = BucketList(overview)
        let isWhole = FormFields(query: request)["all"] == "1"
        return list((bucket.open + (isWhole ? bucket.cameTrue : [])).map(\.json))
      }
    }
  }
}
