import Application
import Geo
import HTTPTypes
import Hummingbird
import Reminders
import Text

/// Adds the search for addresses, and for the name of a point.
func addSearchRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/geocode") { request, _ -> Response in
    guard let wanted = FormFields(query: request).text("q") else {
      throw Problem(.badRequest, "Nothing is named to look for.", code: "usage", field: "q")
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
        .badRequest, "Expected lat and lon in degrees.", code: "usage", field: "lat")
    }
    return Response(json: try await site.name(of: point, request))
  }
}

extension Site {
  /// Looks for a text among positions, places and, where a service is named, addresses.
  func search(_ wanted: String, places: [Place], _ request: Request) async -> PlaceSearch {
    var search = PlaceSearch(wanted, places: places)
    guard search.needsAddresses, !request.isFromElsewhere else { return search }
    do {
      guard let book = try ports.addresses() else {
        if search.finds.isEmpty {
          search.note =
            "Nothing found for \(wanted.quoted). Addresses are looked up once a service is named: web.geocoder."
        }
        return search
      }
      let answer = try await book.search(wanted, request.headers[.acceptLanguage])
      search.finds += answer.entries.map { entry in
        PlaceSearch.Find(
          kind: "address", id: nil, name: entry.name, text: entry.text,
          coordinate: entry.coordinate, radiusMeters: entry.usualRadiusMeters)
      }
      search.attribution = answer.entries.isEmpty ? nil : answer.attribution
      if search.finds.isEmpty { search.note = "Nothing found for \(wanted.quoted)." }
    } catch {
      search.note = "Addresses are not looked up now: \(error)"
    }
    return search
  }

  /// What a point is called; without a service, or where it has no name, that is nothing.
  func name(of point: Coordinate, _ request: Request) async throws -> JSON {
    var name = JSON.null
    var text = JSON.null
    var attribution = JSON.null
    var note = JSON.null
    do {
      if !request.isFromElsewhere, let book = try ports.addresses() {
        let answer = try await book.name(point, request.headers[.acceptLanguage])
        if let entry = answer.entries.first {
          (name, text) = (.string(entry.name), .string(entry.text))
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

extension AddressBook.Entry {
  /// What a circle around it may measure; whole towns are no places to pass by.
  fileprivate var usualRadiusMeters: Double? {
    reachMeters.map { min(max(50, ($0 / 10).rounded() * 10), 1000) }
  }
}

extension Request {
  /// Whether another page has made the browser ask, which must cost no question to a service.
  ///
  /// Source: Fetch Metadata Request Headers, <https://www.w3.org/TR/fetch-metadata/>.
  fileprivate var isFromElsewhere: Bool {
    headers[.fetchSite].map { !["same-origin", "none"].contains($0) } ?? false
  }
}
