import Application
import Foundation
import Localization
import Model
import Regions

/// The map, and beside it the list of places, which offers the same actions.
struct MapPage {
  /// The page to return to: the task form that waits for a new place, or the map.
  let back: LocalAddress
  private let overview: PlaceOverview
  private let background: MapBackground
  /// The age of the last position, unless it is of the present.
  private let age: String?
  private let wanted: String
  private let chosen: String?

  /// Prepares the page.
  init(
    _ overview: PlaceOverview, background: MapBackground, fields: FormFields, age: String?
  ) {
    self.overview = overview
    self.age = age
    self.background = background
    wanted = fields.text("q") ?? ""
    chosen = fields.text("place")
    back = fields.text("back").map { LocalAddress($0) } ?? LocalAddress("/map")
  }

  /// The values for the list.
  var board: [String: Any] {
    let entries = overview.entries
    return [
      "places": entries.map { $0.content(age: age) }, "hasPlaces": !entries.isEmpty,
      "newAddress": PlaceForm.address(ofNewPlace: [("back", back.text)]),
    ]
  }

  /// The values for the whole page.
  func content(position: LivePosition?) -> [String: Any] {
    var content = board
    content.merge(PlaceForm(back: back).content) { $1 }
    content["q"] = wanted
    content["chosen"] = chosen
    content["isWaitedFor"] = back != LocalAddress("/map")
    content["tiles"] = background.address
    content["attribution"] = background.attribution
    content["isPhotos"] = background.isPhotos
    content["trouble"] = background.trouble
    content["leastZoom"] = String(background.zooms.lowerBound)
    content["mostZoom"] = String(background.zooms.upperBound)
    content["bounds"] = background.bounds.map { bounds in
      bounds.map(\.description).joined(separator: ",")
    }
    content["position"] = position.map { $0.json.text }
    return content
  }
}
