import Application
package import HTTPServer
import Hummingbird
import Localization
package import Model
import Regions

extension RouteHandlers {
  /// Returns the problem that a place does not exist.
  package func missing(_ id: Place.ID) -> Problem { Problem(.notFound, PlacePhrase.placeGone) }
}
