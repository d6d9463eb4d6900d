import Application
import Geo
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Regions
import Text
import WebPorts

/// The results of a search: positions, places and, if the settings name a service, addresses.
struct PlaceSearch {
  struct Result {
    /// `place`, `position` or `address`.
    let kind: String
    /// The number of a place; `nil` for a position or an address.
    let id: Place.ID?
    let name: String
    /// Its tags, coordinates or whole address, on one line.
    let text: String
    let coordinate: Coordinate
    let radiusMeters: Double?
  }

  /// The text that was searched.
  let wanted: String
  var results: [Result] = []
  /// The attribution of the addresses.
  var attribution: String?
  /// Why there are no results, or not all.
  var note: String?
  /// True if addresses are not searched because no service was chosen.
  var lacksService = false

  /// The maximum number of places in the results.
  private static let placeLimit = 8

  /// Searches positions and places.
  init(_ wanted: String, places: [Place]) {
    self.wanted = wanted
    if let position = try? PositionText(copied: wanted) {
      let coordinate = position.coordinate
      results.append(
        Result(
          kind: "position", id: nil, name: position.label ?? "",
          text: "\(coordinate.latitude),\(coordinate.longitude)", coordinate: coordinate,
          radiusMeters: nil))
    }
    let (search, beginning) = (TextSearch(wanted), FoldedText(wanted))
    let tag = FoldedText(Tag.normalized(wanted))
    let named = places.sortedByName(\.name).filter { place in
      search.finds(in: place.name) || place.tags.contains { FoldedText($0) == tag }
    }
    let isFirst = named.map { FoldedText($0.name).hasPrefix(beginning) }
    let ranked = [true, false].flatMap { rank in
      zip(named, isFirst).filter { $1 == rank }.map(\.0)
    }
    results += ranked.prefix(Self.placeLimit).map { place in
      Result(
        kind: "place", id: place.id, name: place.name.oneLine,
        text: place.tags.map { "#" + $0.oneLine }.joined(separator: " "),
        coordinate: place.center, radiusMeters: place.radiusMeters)
    }
  }

  /// True if the text is no position, so that it may be an address.
  var needsAddresses: Bool { !results.contains { $0.kind == "position" } }

  /// The keys for a script.
  var json: JSON {
    .object([
      ("ok", .bool(true)),
      ("results", .array(results.map(\.json))),
      ("attribution", attribution.map { .string($0) } ?? .null),
      ("note", note.map { .string($0) } ?? .null),
      ("settings", lacksService ? .string(SettingsPagePhrase.chooseService.text) : .null),
    ])
  }
}

extension PlaceSearch.Result {
  /// The keys for a script.
  var json: JSON {
    .object([
      ("kind", .string(kind)), ("id", id.map { .integer(Int($0.rawValue)) } ?? .null),
      ("name", .string(name)), ("text", .string(text)),
      ("lat", .number(coordinate.latitude)), ("lon", .number(coordinate.longitude)),
      ("radius_m", radiusMeters.map { .number($0) } ?? .null),
    ])
  }
}

/// The results of a search as links.
struct FoundPlaces: Sendable {
  struct Result: Sendable {
    let name: String
    let text: String
    let address: String
  }

  let hasResults: Bool
  let results: [Result]
  /// The attribution of the addresses.
  let credit: String?
  let note: String?
  /// The words of the link to the settings.
  let settingsLink: String?

  /// Prepares the links; `back` is the page to return to from the form of a new place.
  init(_ search: PlaceSearch, back: LocalAddress) {
    results = search.results.map { found in
      let position = "\(found.coordinate.latitude),\(found.coordinate.longitude)"
      var fields = [("position", position), ("name", found.name), ("back", back.text)]
      if let radiusMeters = found.radiusMeters { fields.append(("radius", "\(radiusMeters) m")) }
      return Result(
        name: found.name.isEmpty ? found.text : found.name,
        text: found.name.isEmpty ? "" : found.text,
        address: found.id.map { "/places/\($0.rawValue)" }
          ?? PlaceForm.address(ofNewPlace: fields))
    }
    hasResults = !results.isEmpty
    credit = search.attribution
    note = search.note
    settingsLink = search.lacksService ? SettingsPagePhrase.chooseService.text : nil
  }
}

/// Adds the search for places and addresses, and for the name of a point.
func addSearchRoutes(to router: RouteGroup, site: Site) {
  router.get("/geocode") { request, _ -> Response in
    guard let wanted = FormFields(query: request).text("q") else {
      throw Problem(.badRequest, PlacePhrase.nothingToSearch.text, code: "usage", field: "q")
    }
    let search = await site.search(wanted, places: try site.ports.store.places(), request)
    return Response(json: search.json)
  }
  router.get("/geocode/reverse") { request, _ -> Response in
    let fields = FormFields(query: request)
    guard
      let point = try? PositionText.coordinate("\(fields["lat"] ?? ""),\(fields["lon"] ?? "")")
    else {
      throw Problem(
        .badRequest, PlacePhrase.coordinatesExpected.text, code: "usage", field: "lat")
    }
    return Response(json: try await site.name(of: point, request))
  }
}

extension Site {
  /// Searches positions, places and, if the settings name a service, addresses.
  func search(_ wanted: String, places: [Place], _ request: Request) async -> PlaceSearch {
    var search = PlaceSearch(wanted, places: places)
    guard search.needsAddresses, !request.isFromElsewhere else { return search }
    do {
      guard let book = try ports.addresses() else {
        if search.results.isEmpty {
          search.note = PlacePhrase.notFoundWithoutService(wanted.oneLine).text
          search.lacksService = true
        }
        return search
      }
      let answer = try await book.search(wanted, request.headers[.acceptLanguage])
      search.results += answer.addresses.map { address in
        PlaceSearch.Result(
          kind: "address", id: nil, name: address.name, text: address.text,
          coordinate: address.coordinate, radiusMeters: address.usualRadiusMeters)
      }
      search.attribution = answer.addresses.isEmpty ? nil : answer.attribution
      if search.results.isEmpty { search.note = PlacePhrase.notFound(wanted.oneLine).text }
    } catch {
      search.note = PlacePhrase.searchFailed(reason: "\(error)").text
    }
    return search
  }

  /// Returns the name of a point; null without a service, or if the point has no name.
  func name(of point: Coordinate, _ request: Request) async throws -> JSON {
    var name = JSON.null
    var text = JSON.null
    var attribution = JSON.null
    var note = JSON.null
    do {
      if !request.isFromElsewhere, let book = try ports.addresses() {
        let answer = try await book.name(point, request.headers[.acceptLanguage])
        if let address = answer.addresses.first {
          (name, text) = (.string(address.name), .string(address.text))
          attribution = .string(answer.attribution)
        }
      }
    } catch {
      note = .string("\(error)")
    }
    return .object([
      ("ok", .bool(true)), ("name", name), ("text", text), ("attribution", attribution),
      ("note", note),
    ])
  }
}

extension PostalAddress {
  /// A radius for the place, 50 m to 1 km: a whole town would be too large for reminders.
  fileprivate var usualRadiusMeters: Double? {
    radiusMeters.map { min(max(50, ($0 / 10).rounded() * 10), 1000) }
  }
}

extension Request {
  /// True if another site made the browser send the request; it must cause no query to a service.
  ///
  /// Source: Fetch Metadata Request Headers, <https://www.w3.org/TR/fetch-metadata/>.
  fileprivate var isFromElsewhere: Bool {
    headers[.fetchSite].map { !["same-origin", "none"].contains($0) } ?? false
  }
}
