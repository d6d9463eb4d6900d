import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

extension API {
  private static let offerNames: Set<String> = ["names", "radius", "tags"]

  /// Adds the routes of the regions of a phone that can become places (P13).
  func addDevicePlaceRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/devices/:id/places") { request, context in
      try await answer(request) {
        let offers = offers(of: try device(context))
        let places = try ports.store.withSnapshot { try $0.places }
        return list(offers.map { $0.json(isPlace: $0.isPlace(among: places)) })
      }
    }
    router.post("\(Self.root)/devices/:id/places") { request, context in
      try await answer(request) { try await takePlaces(request, context) }
    }
  }

  private func takePlaces(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: Self.offerNames)
    let (names, radius, tags) = (
      try input.someTexts("names"), try input.text("radius"), try input.texts("tags")
    )
    let applied = try takePlaces(
      named: names ?? [], of: try device(context), radius: radius, tags: tags)
    let overview = try placeOverview
    let added = Set(applied.edit.places.compactMap { $0.after?.id })
    let places = overview.places.filter { added.contains($0.id) }
    return response(
      .object([
        ("places", .array(places.map { overview.view($0).json })),
        ("remarks", .array(applied.outcome.remarks.map(JSON.string))),
      ]), step: applied.step)
  }
}
