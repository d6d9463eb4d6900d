import Application
import Foundation
import Geo
import HTTPServer
import Localization
import Model
import Regions
import Text

/// A place in the list beside the map, which draws it from the attributes of its row.
struct PlaceRow: Sendable {
  let id: String
  let name: String
  let wholeName: String
  let lat: String
  let lon: String
  let meters: String
  let radius: String
  /// The radius in the language in force.
  let radiusWords: String
  let state: String
  let isInside: Bool
  let hereWord: String
  /// True if the user was inside at the last position, which is not of the present.
  let isAged: Bool
  let position: String
  let was: String
  let tags: String
  let tagWords: String
  let tasks: String

  /// Prepares the row; `age` is that of the last position, unless it is of the present.
  init(_ view: PlaceView, age: String?) {
    let place = view.place
    id = String(place.id.rawValue)
    name = place.name.oneLine
    wholeName = place.name
    lat = place.center.latitude.description
    lon = place.center.longitude.description
    meters = place.radiusMeters.description
    radius = place.radiusInput
    radiusWords = view.radius
    state = view.state.rawValue
    isInside = view.state == .inside
    hereWord = PlacePhrase.here(age: age).text
    isAged = isInside && age != nil
    position = place.positionInput
    was = PlaceForm.stored(place).values.text
    tags = place.tags.joined(separator: ", ")
    tagWords = view.tagWords
    tasks =
      view.tasks.isEmpty ? PlacePhrase.noTasks.text : Wording.count(view.tasks.count, .task)
  }
}

extension Place {
  /// A word that changes with the place, for the address of its picture.
  var formVersion: String { StateVersion.of(self) }
}
