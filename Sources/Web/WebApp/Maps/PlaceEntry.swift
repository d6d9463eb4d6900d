import Application
import Foundation
import Geo
import Localization
import Model
import Regions
import Text

/// A place in the list beside the map, which draws it from the attributes of its row.
struct PlaceEntry {
  private let view: PlaceView

  init(_ view: PlaceView) { self.view = view }

  /// Returns the values for the template; `age` is that of the last position, unless it is of the
  /// present.
  func content(age: String?) -> [String: Any] {
    let place = view.place
    let isInside = view.state == .inside
    return [
      "id": String(place.id.rawValue), "name": place.name.oneLine, "wholeName": place.name,
      "lat": place.center.latitude.description, "lon": place.center.longitude.description,
      "meters": place.radiusMeters.description, "radius": place.radiusInput,
      "state": view.state.rawValue, "isInside": isInside,
      "hereWord": PlacePhrase.here(age: age).text, "isAged": isInside && age != nil,
      "position": place.positionInput, "was": PlaceForm.stored(place).values.text,
      "tags": place.tags.joined(separator: ", "),
      "tagWords": view.tagWords,
      "tasks": view.tasks.isEmpty
        ? PlacePhrase.noTasks.text : Wording.count(view.tasks.count, .task),
    ]
  }
}

extension PlaceOverview {
  /// All places, sorted by name.
  var entries: [PlaceEntry] {
    places.sortedByName(\.name).map(view).map(PlaceEntry.init)
  }
}

extension Place {
  /// A word that changes with the place, for the address of its picture.
  var formVersion: String { StateVersion.of(self) }
}
