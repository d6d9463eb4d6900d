import Application
import Foundation
import Geo
import HTTPServer
import Localization
import Model
import Regions
import Text
import WebPorts

/// The map, and beside it the search, the form of a place, and the list of places.
struct MapPage: TemplateView {
  static let template = "map"

  /// The page to return to: the task form that waits for a new place, or the map.
  let back: String
  let isWaitedFor: Bool
  let question: MapQuestion?
  let tiles: String?
  let attribution: String?
  let isPhotos: Bool
  let leastZoom: String
  let mostZoom: String
  let bounds: String?
  /// Why there are no images although the settings name some.
  let trouble: String?
  /// The position of the user, as JSON.
  let position: String?
  /// The number of the place that is chosen.
  let chosen: String?
  let q: String
  /// The name that waits for a place, and what to do about it.
  let newName: String?
  let newNameHint: String?
  let search: FoundPlaces?
  let form: PlaceFormView
  let hasPlaces: Bool
  let board: PlaceBoard
  /// The track of today as JSON, and when today began.
  let trail: String
  let dayBegin: String
  let hasVisited: Bool
  let visited: [Visited]

  /// A visit of today.
  struct Visited: Sendable {
    let id: String
    let visitedName: String
    let times: String
    let lat: String
    let lon: String
  }

  /// Prepares the page.
  init(
    _ board: PlaceBoard, day: MapDay, background: MapBackground, fields: FormFields,
    back: LocalAddress, position: LivePosition?, search: PlaceSearch?, question: MapQuestion?
  ) {
    self.back = back.text
    isWaitedFor = back != LocalAddress("/map")
    self.question = question
    tiles = background.address
    attribution = background.attribution
    isPhotos = background.isPhotos
    leastZoom = String(background.zooms.lowerBound)
    mostZoom = String(background.zooms.upperBound)
    bounds = background.bounds.map { $0.map(\.description).joined(separator: ",") }
    trouble = background.trouble
    self.position = position.map { $0.json.text }
    chosen = fields.text("place")
    q = fields.text("q") ?? ""
    self.search = search.map { FoundPlaces($0, back: back) }
    newName = fields.text("name").map { String($0.prefix(200)) }
    newNameHint = newName.map { PlacePhrase.pointToPlace(name: $0.oneLine).text }
    form = PlaceFormView(PlaceForm(back: back))
    hasPlaces = board.hasPlaces
    self.board = board
    trail = day.trailText
    dayBegin = String(Int(day.begin))
    visited = day.visits.map { visit in
      Visited(
        id: String(visit.place.id.rawValue), visitedName: visit.place.name.oneLine,
        times: visit.times, lat: visit.place.center.latitude.description,
        lon: visit.place.center.longitude.description)
    }
    hasVisited = !visited.isEmpty
  }
}

/// The list of places beside the map, which offers the same actions.
struct PlaceBoard: TemplateView {
  static let template = "place_board"

  /// The form of a new place.
  let newAddress: String
  let hasPlaces: Bool
  let places: [PlaceRow]

  /// Prepares the list.
  ///
  /// `age` is that of the last position, unless it is of the present; `newName` waits for a place.
  init(_ overview: PlaceOverview, back: LocalAddress, age: String?, newName: String? = nil) {
    newAddress = PlaceForm.address(
      ofNewPlace: [("back", back.text)] + (newName.map { [("name", $0)] } ?? []))
    places = overview.places.sortedByName(\.name).map(overview.view).map {
      PlaceRow($0, age: age)
    }
    hasPlaces = !places.isEmpty
  }
}
