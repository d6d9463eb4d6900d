import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Regions
import WebPorts

/// Adds the forms of the card of a place that act on all of its tasks.
func addPlaceSnoozeRoutes(to router: RouteGroup, site: Site) {
  router.post("/places/:id/snooze") { request, context -> Response in
    let fields = context.form
    return try site.snoozeAll(at: context.id(of: Place.self), fields, request)
  }
}

extension Site {
  /// Snoozes the unanswered tasks at the place where the user is, in one step.
  func snoozeAll(
    at id: Place.ID, _ form: FormFields, _ request: Request
  ) throws -> Response {
    let input = SnoozeInput.text(form.text("until") ?? "")
    let context = ports.actionContext
    let results = try TaskAction.snooze(input).perform(
      in: ports.store, actionContext: context,
      onSeveral: { try unanswered(at: id, in: $0, context) })
    let phrase: PlacePhrase =
      input.isThisVisit ? .dismissedAll(results.count) : .snoozedAll(results.count)
    let isOne = results.count == 1
    return ActionResponse(
      text: isOne ? results[0].text : phrase.text, step: results.first?.step,
      back: LocalAddress(form["back"])
    ).response(to: request)
  }

  private func unanswered(
    at id: Place.ID, in context: any EditContext, _ actionContext: ActionContext
  ) throws -> [Todo] {
    guard let place = try context.place(id) else { throw missing(id) }
    let overview = Overview(
      todos: try context.todos, places: try context.places,
      categories: try context.categories, visits: try context.visits,
      actionContext: actionContext)
    let present = PresentStays(
      overview, visits: try context.visits, silences: try context.silences)
    guard let stay = present.stays.first(where: { $0.place.id == id }) else {
      throw Problem(.refused, PlacePhrase.nothingHere(place: place.name.oneLine))
    }
    return stay.tasks.map(\.todo)
  }
}
