import Application
package import HTTPServer
import Hummingbird
import Localization
package import Model
import Regions

extension RouteHandlers {
  /// Returns the number in an address such as `/places/3`.
  package func placeID(_ context: WebContext) throws -> Place.ID {
    guard let number = context.parameters.get("id").flatMap({ Int64($0) }) else {
      throw HTTPError(.notFound)
    }
    return Place.ID(rawValue: number)
  }

  /// Returns the problem that a place does not exist.
  package func missing(_ id: Place.ID) -> Problem { Problem(.notFound, PlacePhrase.placeGone) }
}
