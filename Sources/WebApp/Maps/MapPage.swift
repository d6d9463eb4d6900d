import Application
import Foundation
import Localization
import Regions
import Reminders

/// The map, and beside it the list of places, with which all can be done that can be done on the map.
struct MapPage {
  /// Where to go from here when all is done: the task form that wants a new place, or back to the map.
  let back: LocalAddress
  private let overview: PlaceOverview
  private let ground: MapGround
  private let wanted: String
  private let chosen: String?

  /// Prepares the page.
  init(_ overview: PlaceOverview, ground: MapGround, fields: FormFields) {
    self.overview = overview
    self.ground = ground
    wanted = fields.text("q") ?? ""
    chosen = fields.text("place")
    back = fields.text("back").map { LocalAddress($0) } ?? LocalAddress("/map")
  }

  /// What the list shows.
  var board: [String: Any] {
    let entries = overview.entries
    return [
      "places": entries.map(\.content), "hasPlaces": !entries.isEmpty,
      "count": Wording.count(entries.count, .place),
      "newAddress": PlaceForm.address(ofNewPlace: [("back", back.text)]),
    ]
  }

  /// What the whole page shows.
  func content(position: LivePosition?) -> [String: Any] {
    var content = board
    content.merge(PlaceForm(back: back).content) { $1 }
    content["q"] = wanted
    content["chosen"] = chosen
    content["isWaitedFor"] = back != LocalAddress("/map")
    content["tiles"] = ground.address
    content["attribution"] = ground.attribution
    content["isPhotos"] = ground.isPhotos
    content["trouble"] = ground.trouble
    content["leastZoom"] = String(ground.zooms.lowerBound)
    content["mostZoom"] = String(ground.zooms.upperBound)
    content["bounds"] = ground.bounds.map { bounds in
      bounds.map(\.description).joined(separator: ",")
    }
    content["position"] = position.map { $0.json.text }
    return content
  }
}
