import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

extension API {
  /// Adds the routes that show the zones of tasks that are not that of here, and answer for them
  /// (Y10).
  func addZoneRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/zone") { request, _ in
      try await answer(request) {
        let json = try zones(from: zone(FormFields(query: request).text("here"))).json
        return response(json, tag: APITag.text([json]))
      }
    }
    router.post("\(Self.root)/zone") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["action", "zone", "here"])
        let here = try zone(try input.lasting("here"))
        let only = try input.lasting("zone")
        let builder = EditBuilder(actionContext)
        let step: Int64?
        switch try input.lasting("action") ?? "" {
        case "move": step = try self.step { try builder.moveZones(only, to: here, in: $0) }.step
        case "keep": step = try self.step { try builder.keepZones(only, in: here, $0) }.step
        default: throw Problem(.usage, ZonePhrase.notAction, field: "action")
        }
        let json = try zones(from: here).json
        return response(json, tag: APITag.text([json]), step: step)
      }
    }
  }

  private func zone(_ name: String?) throws -> TimeZone {
    try EditBuilder(actionContext).zone(named: name)
  }

  private func zones(from here: TimeZone) throws -> ForeignZones {
    let now = actionContext.now
    return try ports.store.withSnapshot {
      ForeignZones(of: try $0.todos, here: here, preferences: try $0.preferences, now: now)
    }
  }
}
