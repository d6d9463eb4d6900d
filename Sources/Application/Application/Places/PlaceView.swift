import Foundation
import Geo
import Localization
package import Model
package import Regions
package import Text

/// A place for every form of output.
package struct PlaceView: Sendable {
  package let place: Place
  /// The tasks that can be done there.
  package let tasks: [Todo]
  /// The state of the place at the last commit.
  package let state: RegionState
  let zone: TimeZone

  /// The keys of a place, as every `--json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(place.id.rawValue))),
      ("uuid", .string(place.uuid.uuidString.lowercased())),
      ("name", .string(place.name)),
      ("lat", .number(place.center.latitude)),
      ("lon", .number(place.center.longitude)),
      ("radius_m", .number(place.radiusMeters)),
      ("tags", .array(place.tags.map { .string($0) })),
      ("state", .string(state.rawValue)),
      ("tasks", .array(tasks.map { .integer(Int($0.id.rawValue)) })),
      ("created", JSON(place.created, in: zone)),
    ])
  }

  /// `52.5163,13.3777`, as the command line takes it, to a tenth of a metre.
  package var position: String {
    let degrees = [place.center.latitude, place.center.longitude].map {
      ($0 * 1_000_000).rounded() / 1_000_000
    }
    return "\(degrees[0]),\(degrees[1])"
  }

  /// The radius with two decimals at most, in the language in force: `80 m` or `2.5 km`.
  package var radius: String { Localizer.current.length(meters: place.radiusMeters) }

  /// The radius as forms and commands take it.
  package var radiusInput: String { place.radiusInput }
}

extension Place {
  /// The center as forms and commands take it: `52.5163,13.3777`.
  package var positionInput: String { "\(center.latitude),\(center.longitude)" }

  /// The radius as forms and commands take it, the same in every language: `80 m` or `2.5 km`.
  package var radiusInput: String { Localizer(English()).length(meters: radiusMeters) }
}
