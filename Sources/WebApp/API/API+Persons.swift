import Application
import HTTPTypes
import Hummingbird
import Localization
import Reminders

extension API {
  /// Adds the routes of persons, who come to exist by being named.
  func addPersonRoutes(to router: RouterGroup<WebContext>) {
    router.get("\(Self.root)/persons") { request, _ in
      try await answer(request) {
        list(try site.ports.store.withSnapshot { try PersonView.all($0) }.map(\.json))
      }
    }
    router.patch("\(Self.root)/persons/:id") { request, context in
      try await answer(request) {
        let body = try await APIInput(request, context, knows: ["name"])
        let name = try body.lasting("name") ?? ""
        return try change(context, hasNote: true) { try $0.renamePerson($1, to: name, in: $2) }
      }
    }
    router.delete("\(Self.root)/persons/:id") { request, context in
      try await answer(request) {
        try change(context) { try $0.removePerson($1, in: $2) }
      }
    }
  }

  /// Changes the person of an address in one step, and returns them; `hasNote` adds what has to be
  /// changed on their phones.
  private func change(
    _ context: WebContext, hasNote: Bool = false,
    _ change: (EditBuilder, Person, any EditContext) throws -> EditBuilder.PersonOutcome
  ) throws -> Response {
    let person = try site.person(context)
    let builder = EditBuilder(actionContext)
    var (after, note) = (person, nil as String?)
    let applied = try site.step { edit in
      guard let present = try edit.persons.first(where: { $0.id == person.id }) else {
        throw site.missingPerson(person.id)
      }
      let outcome = try change(builder, present, edit)
      (after, note) = (outcome.person, outcome.note)
      return outcome.edit
    }
    let (devices, todos) = try site.ports.store.withSnapshot { (try $0.devices, try $0.todos) }
    let view = PersonView(after, devices: devices, todos: todos)
    var response = Response(json: hasNote ? view.json.adding("note", JSON(note)) : view.json)
    response.headers[.step] = applied.step.map(String.init)
    return response
  }
}
