import Application
import Geo
import Localization
import Regions
import Reminders

/// A place in the list beside the map, which draws it from the attributes of its row.
struct PlaceEntry {
  private let view: PlaceView

  init(_ view: PlaceView) { self.view = view }

  /// The values for the template.
  var content: [String: Any] {
    let place = view.place
    let isInside = view.state == .inside
    return [
      "id": String(place.id.rawValue), "name": place.name.oneLine, "wholeName": place.name,
      "lat": place.center.latitude.description, "lon": place.center.longitude.description,
      "meters": place.radiusMeters.description, "radius": view.radius,
      "state": view.state.rawValue, "isInside": isInside, "version": place.formVersion,
      "tags": place.tags.map(\.oneLine).joined(separator: ", "),
      "tagWords": place.tags.map { "#" + $0.oneLine }.joined(separator: " "),
      "tasks": view.tasks.isEmpty
        ? ViewPhrase.noTasks.text : Wording.count(view.tasks.count, .task),
    ]
  }
}

extension PlaceOverview {
  /// All places, sorted by name.
  var entries: [PlaceEntry] {
    places.map(view).sorted { $0.place.name.lowercased() < $1.place.name.lowercased() }
      .map(PlaceEntry.init)
  }
}

extension Place {
  /// A word that changes with the place, so that no change of somebody else is overwritten unseen.
  var formVersion: String { StateVersion.of(self) }
}
