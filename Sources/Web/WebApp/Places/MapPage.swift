import Application
import Foundation
import Geo
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
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
    newNameHint =
      newName.map { PlacePhrase.pointToPlace(name: $0.oneLine).text }
      ?? (fields["new"] == nil ? nil : PlacePhrase.pointToNewPlace.text)
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

/// Adds the map, the pages of places, and the search for places and addresses.
func addMapRoutes(to router: RouteGroup, site: Site) {
  addLeafletRoutes(to: router)
  addSearchRoutes(to: router, site: site)
  addPlaceRoutes(to: router, site: site)
  addPlaceSnoozeRoutes(to: router, site: site)
  router.get("/map") { request, context -> Response in
    try await site.mapPage(request, context)
  }
}

extension Site {
  /// Returns the map; `refused` is an answer to its question that could not be taken.
  func mapPage(
    _ request: Request, _ context: WebContext,
    refused: (form: FormFields, errors: [String: String])? = nil
  ) async throws -> Response {
    let fields = FormFields(query: request)
    let actionContext = ports.actionContext
    let start = actionContext.today.start
    let track = try ports.track(start, actionContext.now)
    let (overview, position, day) = try ports.store.withSnapshot { snapshot in
      let position = try knownPosition(snapshot)
      let overview = PlaceOverview(
        todos: try snapshot.todos, places: try snapshot.places, visits: try snapshot.visits,
        position: position, actionContext: actionContext)
      let day = try MapDay(track, in: snapshot, actionContext: actionContext)
      return (overview, position, day)
    }
    let back = fields.text("back").map { LocalAddress($0) } ?? LocalAddress("/map")
    let board = PlaceBoard(
      overview, back: back,
      age: position?.age(in: actionContext.machineZone, now: actionContext.now),
      newName: fields.text("name"))
    guard request.fragment != "list" else { return try fragment(board, for: context) }
    var found: PlaceSearch?
    if let wanted = fields.text("q") {
      found = await search(wanted, places: overview.places, request)
    }
    let sheet = SettingsSheet(ports.settings.states())
    return try page(
      MapPage(
        board, day: day, background: mapBackground(), fields: fields, back: back,
        position: ports.position(), search: found,
        question: WebDependencies.viewer.isMe
          ? MapQuestion(
            sheet, back: LocalAddress(of: request),
            hasLeaflet: LeafletFile("leaflet.min.js") != nil, refused: refused) : nil),
      of: .map, toast: try toast(fields, back: LocalAddress(of: request)),
      status: refused == nil ? .ok : .unprocessableContent, for: context)
  }
}

/// The question on the map, shown until it is answered: where its images come from, and then which
/// service searches for addresses.
///
/// No request leaves before the answer, which is a choice like those of the settings page.
struct MapQuestion: Sendable {
  let questionAction: String
  /// The map, with the page that waits for a place on it.
  let questionBack: String
  let questionField: String
  let questionText: String
  let useIt = SettingsPagePhrase.useIt.text
  let without = SettingsPagePhrase.without.text
  let nothingSent = SettingsPagePhrase.nothingSent.text
  let asksForFile: Bool
  let haveFile = SettingsPagePhrase.haveFile.text
  let fileLabel = SettingPhrase.label(of: "web.tiles_file").text
  let fileHint = SettingPhrase.hint(of: "web.tiles_file").text
  let useFile = SettingsPagePhrase.useFile.text
  let filePath: String
  let questionError: String
  let isFileRefused: Bool

  /// Finds the question that is open; `nil` if both are answered, or set by file or variable.
  init?(
    _ sheet: SettingsSheet, back: LocalAddress, hasLeaflet: Bool,
    refused: (form: FormFields, errors: [String: String])? = nil
  ) {
    let isAboutMap =
      hasLeaflet && sheet.isUnanswered("web.tiles") && sheet.isUnanswered("web.tiles_file")
    guard isAboutMap || sheet.isUnanswered("web.geocoder") else { return nil }
    let section = isAboutMap ? SettingsSection.map : .addresses
    questionBack = LocalAddress(refused?.form["back"] ?? back.text).text
    questionAction = "/settings/\(section.id)"
    questionField = isAboutMap ? "map" : "addresses"
    questionText = (isAboutMap ? SettingsPagePhrase.mapQuestion : .addressQuestion).text
    asksForFile = isAboutMap
    filePath = refused?.form["web.tiles_file"] ?? ""
    questionError = refused?.errors.values.sorted().first ?? ""
    isFileRefused = !questionError.isEmpty
  }
}
