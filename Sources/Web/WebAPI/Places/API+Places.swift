import Application
import Geo
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Regions
import Text
import WebPorts

extension API {
  private static let names: Set<String> = ["name", "position", "radius", "tags"]

  /// Adds the routes that list, show, add, change and delete places.
  func addPlaceRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/places") { request, _ in
      try await answer(request) {
        let overview = try placeOverview
        return list(overview.places.map { overview.view($0).json })
      }
    }
    router.post("\(Self.root)/places") { request, context in
      try await answer(request) {
        let wish = try await wish(request, context)
        guard let center = wish.center else {
          throw Problem(.usage, WebPhrase.positionExpected, field: "position")
        }
        let builder = EditBuilder(actionContext)
        let step = try step { try builder.addPlace(wish, at: center, in: $0).edit }
        guard let place = step.edit.places.first?.after else {
          throw HTTPError(.internalServerError)
        }
        var response = try show(place.id, step: step.step, status: .created)
        response.headers[.location] = "\(Self.root)/places/\(place.id.rawValue)"
        return response
      }
    }
    router.get("\(Self.root)/places/:id") { request, context in
      try await answer(request) { try show(try placeID(context)) }
    }
    router.patch("\(Self.root)/places/:id") { request, context in
      try await answer(request) {
        let (wish, id) = (try await wish(request, context), try placeID(context))
        let builder = EditBuilder(actionContext)
        let step = try step {
          try builder.changePlace(try place(id, request, $0), wish, in: $0).edit
        }
        return try show(id, step: step.step)
      }
    }
    router.delete("\(Self.root)/places/:id") { request, context in
      try await answer(request) {
        let id = try placeID(context)
        var response = try show(id)
        let builder = EditBuilder(actionContext)
        let step = try step { try builder.removePlace(place(id, request, $0), in: $0).edit }
        response.headers[.step] = step.step.map(String.init)
        response.headers[.eTag] = nil
        return response
      }
    }
  }

  private func wish(_ request: Request, _ context: WebContext) async throws
    -> EditBuilder.PlaceInput
  {
    let input = try await APIInput(request, context, knows: Self.names)
    return EditBuilder.PlaceInput(
      name: try input.lasting("name"),
      center: try input.text("position").map { try PositionText.coordinate($0) },
      radius: try input.text("radius"), tags: try input.texts("tags"))
  }

  private func placeID(_ context: WebContext) throws -> Place.ID {
    guard let number = context.parameters.get("id").flatMap({ Int64($0) }) else {
      throw HTTPError(.notFound)
    }
    return Place.ID(rawValue: number)
  }

  private func place(
    _ id: Place.ID, _ request: Request, _ context: any EditContext
  ) throws -> Place {
    guard let place = try context.place(id) else { throw missing(id) }
    try APITag.check(request, StateVersion.of(place), present: try view(of: place, in: context))
    return place
  }

  private func view(of place: Place, in context: any EditContext) throws -> JSON {
    try PlaceOverview(
      todos: context.todos, places: context.places, visits: context.visits,
      position: knownPosition(context), actionContext: actionContext
    ).view(place).json
  }

  private func show(
    _ id: Place.ID, step: Int64? = nil, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    let overview = try placeOverview
    guard let place = overview.places.first(where: { $0.id == id }) else { throw missing(id) }
    let view = overview.view(place)
    return response(view.json, tag: APITag(view).text, step: step, status: status)
  }

  private func missing(_ id: Place.ID) -> Problem {
    Problem(.notFound, WebPhrase.placeGone(id.rawValue))
  }
}
