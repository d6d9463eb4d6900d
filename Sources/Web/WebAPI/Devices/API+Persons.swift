import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

extension API {
  /// Adds the routes of persons, who come to exist by being named.
  func addPersonRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/persons") { request, _ in
      try await answer(request) {
        list(try ports.store.withSnapshot { try PersonView.all($0) }.map(\.json))
      }
    }
    router.get("\(Self.root)/persons/:id") { request, context in
      try await answer(request) {
        let person = try person(context)
        let json = try ports.store.withSnapshot { try self.json(of: person, in: $0) }
        return response(json, tag: APITag(StateVersion.of(person), json).text)
      }
    }
    router.patch("\(Self.root)/persons/:id") { request, context in
      try await answer(request) {
        let body = try await APIInput(request, context, knows: ["name"])
        let name = try body.lasting("name") ?? ""
        return try change(request, context, hasNote: true) {
          try $0.renamePerson($1, to: name, in: $2)
        }
      }
    }
    router.delete("\(Self.root)/persons/:id") { request, context in
      try await answer(request) {
        try change(request, context, isGone: true) { try $0.removePerson($1, in: $2) }
      }
    }
  }

  /// Changes the person of an address in one step, and returns them; `hasNote` adds what has to be
  /// changed on their phones.
  private func change(
    _ request: Request, _ context: WebContext, hasNote: Bool = false, isGone: Bool = false,
    _ change: (EditBuilder, Person, any EditContext) throws -> EditBuilder.PersonOutcome
  ) throws -> Response {
    let person = try person(context)
    let builder = EditBuilder(actionContext)
    let applied = try step { edit in
      guard let present = try edit.persons.first(where: { $0.id == person.id }) else {
        throw missingPerson(person.id)
      }
      try APITag.check(
        request, StateVersion.of(present), list: try PersonView.all(edit).map(\.json),
        present: try self.json(of: present, in: edit))
      return try change(builder, present, edit)
    }
    let (after, note) = (applied.outcome.person, applied.outcome.note)
    let json = try ports.store.withSnapshot { try self.json(of: after, in: $0) }
    var response = self.response(
      hasNote ? json.adding("note", JSON(note)) : json,
      tag: APITag(StateVersion.of(after), json).text, step: applied.step)
    if isGone { response.headers[.eTag] = nil }
    return response
  }

  private func json(of person: Person, in snapshot: any StoreSnapshot) throws -> JSON {
    PersonView(person, devices: try snapshot.devices, todos: try snapshot.todos).json
  }
}
