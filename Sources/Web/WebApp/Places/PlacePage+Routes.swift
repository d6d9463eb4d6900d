import Application
import Foundation
import Geo
import HTTPServer
import Hummingbird
import Localization
import Model
import Regions
import WebPorts

/// Adds the pages of places and their forms.
func addPlaceRoutes(to router: RouteGroup, site: Site) {
  router.get("/places/new") { request, context -> Response in
    try site.newPlacePage(PlaceForm(FormFields(query: request), place: nil), for: context)
  }
  router.get("/places/:id") { request, context -> Response in
    let back = LocalAddress(of: request)
    let id = try context.id(of: Place.self)
    let actionContext = site.ports.actionContext
    let place = try site.ports.store.withSnapshot {
      try PlaceDetails(
        id, position: try site.knownPosition($0), in: $0, actionContext: actionContext)
    }
    guard let place else { throw site.missing(id) }
    return try site.page(
      PlacePage(place, actionContext: actionContext, back: back), of: .map,
      title: place.view.place.name.oneLine,
      toast: try site.toast(FormFields(query: request), back: back), for: context)
  }
  router.get("/places/:id/edit") { request, context -> Response in
    let fields = FormFields(query: request)
    let view = try site.placeView(context.id(of: Place.self))
    let usual = "/places/\(view.place.id.rawValue)"
    let form = PlaceForm(view.place, back: LocalAddress(fields.text("back") ?? usual))
    return try site.placeFormPage(form, of: view, for: context)
  }
  router.get("/places/:id/thumb.svg") { request, context -> Response in
    try await site.thumbnail(of: site.placeView(context.id(of: Place.self)).place, request)
  }
  router.post("/places") { request, context -> Response in
    try site.save(context.form, of: nil, request, context)
  }
  router.post("/places/:id") { request, context -> Response in
    try site.save(context.form, of: context.id(of: Place.self), request, context)
  }
  router.post("/places/:id/remove") { request, context -> Response in
    let fields = context.form
    return try site.removePlace(context.id(of: Place.self), fields, request)
  }
}

extension Site {
  /// Returns a place with its tasks.
  func placeView(_ id: Place.ID) throws -> PlaceView {
    try ports.store.withSnapshot { snapshot in
      guard let place = try snapshot.place(id) else { throw missing(id) }
      return try placeOverview(of: place, in: snapshot).view(place)
    }
  }

  func newPlacePage(
    _ form: PlaceForm, status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    try page(
      PlaceFormPage(form), of: .map,
      title: TaskPagePhrase.newPlace.text, status: status, for: context)
  }

  func placeFormPage(
    _ form: PlaceForm, of view: PlaceView, status: HTTPResponse.Status = .ok,
    for context: WebContext
  ) throws -> Response {
    let name = view.place.name.oneLine
    return try page(
      PlaceFormPage(form, heading: name), of: .map, title: name,
      status: status, for: context)
  }
}
