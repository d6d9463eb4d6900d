import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

extension API {
  /// Adds the route of the places nearby.
  func addNearRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/near") { request, _ in
      try await answer(request) {
        let fields = FormFields(query: request)
        let within = try number("within", in: 20...100_000, usual: 5000, fields)
        let count = try number("count", in: 1...1000, usual: NearPlaces.usualCount, fields)
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
