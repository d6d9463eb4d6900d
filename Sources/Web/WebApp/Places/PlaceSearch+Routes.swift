import Application
import Geo
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

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
