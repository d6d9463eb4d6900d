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
  private static let names: Set<String> = ["name", "position", "radius", "tags", "hours"]

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
        return try changed(status: .created) { try $0.addPlace(wish, at: center, in: $1) }
      }
    }
    router.get("\(Self.root)/places/:id") { request, context in
      try await answer(request) { try show(try context.id(of: Place.self)) }
    }
    router.patch("\(Self.root)/places/:id") { request, context in
      try await answer(request) {
        let (wish, id) = (try await wish(request, context), try context.id(of: Place.self))
        return try changed { try $0.changePlace(try place(id, request, $1), wish, in: $1) }
      }
    }
    router.delete("\(Self.root)/places/:id") { request, context in
      try await answer(request) {
        let id = try context.id(of: Place.self)
        var response = try changed { try $0.removePlace(place(id, request, $1), in: $1) }
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
      radius: try input.text("radius"), tags: try input.texts("tags"),
      hours: try input.text("hours"))
  }

  private func place(
    _ id: Place.ID, _ request: Request, _ context: any EditContext
  ) throws -> Place {
    guard let place = try context.place(id) else { throw missing(id) }
    try APITag.check(
      request, StateVersion.of(place),
      present: try placeOverview(of: place, in: context).view(place).json)
    return place
  }

  private func show(_ id: Place.ID) throws -> Response {
    let view = try ports.store.withSnapshot { snapshot in
      guard let place = try snapshot.place(id) else { throw missing(id) }
      return try placeOverview(of: place, in: snapshot).view(place)
    }
    return response(view.json, tag: APITag(view).text)
  }

  /// Changes a place in one step, which also reads what the answer says.
  private func changed(
    status: HTTPResponse.Status = .ok,
    _ change: (EditBuilder, any EditContext) throws -> EditBuilder.PlaceOutcome
  ) throws -> Response {
    let builder = EditBuilder(actionContext)
    let applied = try step { context in
      let outcome = try change(builder, context)
      let overview = try placeOverview(
        of: outcome.place, beginning: outcome.edit.visits, in: context)
      return Outcome(outcome.edit, (place: outcome.place, overview: overview))
    }
    let (place, overview) = applied.outcome.value
    let view = overview.view(applied.edit.places.first?.after ?? place)
    var response = response(
      view.json, tag: APITag(view).text, step: applied.step, status: status)
    if status == .created {
      response.headers[.location] = "\(Self.root)/places/\(place.id.rawValue)"
    }
    return response
  }

  private func missing(_ id: Place.ID) -> Problem {
    Problem(.notFound, WebPhrase.placeGone(id.rawValue))
  }

  /// Adds the route of the places nearby.
  func addNearRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/near") { request, _ in
      try await answer(request) {
        let fields = FormFields(query: request)
        let within = try number("within", in: 20...100_000, usual: 5000, fields["within"])
        let count = try number("count", in: 1...1000, usual: NearPlaces.usualCount, fields["count"])
        let overview = try Overview(ports.store, actionContext: actionContext)
        guard
          let near = try near(overview, withinMeters: Double(within), count: count)
        else {
          throw Problem(.conflict, PlacePhrase.noPositionYet.text, code: "no_position")
        }
        // The position of a phone is given only on request (P6).
        let isAsked = fields["position"] == "1"
        let isOfPhone = try isAsked ? false : hasPhones()
        let json = near.json(hidingPosition: isOfPhone)
        return response(json, tag: APITag.text([json]))
      }
    }
  }
}
