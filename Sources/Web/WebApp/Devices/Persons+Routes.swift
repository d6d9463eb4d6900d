import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the forms by which persons are renamed and removed.
func addPersonRoutes(to router: RouteGroup, site: Site) {
  router.post("/persons/:id") { request, context -> Response in
    let form = context.form
    return try site.change(try site.person(context), request, context) {
      let merged = try DevicesPage.stored($1).merged(form)
      return try $0.renamePerson($1, to: merged["name"] ?? "", in: $2)
    }
  }
  router.post("/persons/:id/remove") { request, context -> Response in
    try site.change(try site.person(context), request, context) {
      try $0.removePerson($1, in: $2)
    }
  }
}

extension Site {
  /// Changes a person in one step; a refusal is shown on the page of devices.
  fileprivate func change(
    _ person: Person, _ request: Request, _ context: WebContext,
    _ change: (EditBuilder, Person, any EditContext) throws -> EditBuilder.PersonOutcome
  ) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    do {
      let applied = try step { edit in
        guard let present = try edit.persons.first(where: { $0.id == person.id }) else {
          throw missingPerson(person.id)
        }
        return try change(builder, present, edit)
      }
      let note = applied.outcome.note
      let text = [applied.edit.takenTextOnPage, note].compactMap(\.self).joined(separator: " ")
      let page = LocalAddress("/devices")
      let back = note == nil ? page : page.adding("renamed", String(person.id.rawValue))
      return ActionResponse(text: text, step: applied.step, back: back).response(to: request)
    } catch let conflict as FormConflict {
      guard !request.wantsJSON else { return conflict.response }
      return try devicesPage(
        FormFields(""), conflict: (person.id, conflict), status: .conflict, for: context)
    } catch {
      guard let failure = RequestFailure(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw error }
      return try devicesPage(
        FormFields(""), personError: failure.pageText, status: problem.status, for: context)
    }
  }
}
