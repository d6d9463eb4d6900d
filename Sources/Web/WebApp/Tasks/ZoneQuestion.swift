import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import WebPorts

/// The question what becomes of tasks whose zone is not that of the browser (Y10).
struct ZoneQuestion: Sendable {
  let zoneText: String
  let zoneName: String
  let hereName: String
  let keepWord = ZonePhrase.keep.text
  let moveWord: String

  /// Prepares the question; `nil` if there is nothing to ask.
  init?(_ zones: ForeignZones) {
    guard let zone = zones.question else { return nil }
    zoneText = ZonePhrase.question(zone.zone.cityName).text
    zoneName = zone.name
    hereName = zones.here.identifier
    moveWord = ZonePhrase.moveTo(zones.here.cityName).text
  }

  /// Reads the question that is open for the reader of a page.
  init?(_ todos: [Todo], in snapshot: any StoreSnapshot, actionContext: ActionContext) throws {
    guard todos.contains(where: { $0.zone.name != nil }) else { return nil }
    self.init(
      ForeignZones(
        of: todos, here: Localizer.current.zone ?? actionContext.machineZone,
        preferences: try snapshot.preferences, now: actionContext.now))
  }
}

/// Adds the answers to the question of the zone.
func addZoneRoutes(to router: RouteGroup, site: Site) {
  router.post("/zone/move") { request, context -> Response in
    let (builder, fields) = (EditBuilder(site.ports.actionContext), context.form)
    let here = try builder.zone(named: fields.text("here"))
    let step = try site.step { try builder.moveZones(fields.text("zone"), to: here, in: $0) }
    return site.answer(step.edit, step: step.step, here, fields).response(to: request)
  }
  router.post("/zone/keep") { request, context -> Response in
    let (builder, fields) = (EditBuilder(site.ports.actionContext), context.form)
    let here = try builder.zone(named: fields.text("here"))
    let step = try site.step { try builder.keepZones(fields.text("zone"), in: here, $0) }
    return site.answer(step.edit, step: step.step, here, fields).response(to: request)
  }
}

extension Site {
  fileprivate func answer(
    _ edit: Edit, step: Int64?, _ here: TimeZone, _ fields: FormFields
  ) -> ActionResponse {
    ActionResponse(
      text: step == nil ? ZonePhrase.nothingForeign(here.cityName).text : edit.takenTextOnPage,
      step: step, back: LocalAddress(fields["back"]))
  }
}
