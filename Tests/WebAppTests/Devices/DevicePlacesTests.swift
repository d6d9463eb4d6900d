import Application
import Foundation
import Geo
import HTTPTypes
import Model
import SQLiteStore
import TestSupport
import Testing

@testable import WebAPI
@testable import WebApp
@testable import WebPorts

/// The regions that a phone has told of, and where it is.
struct DevicePlacesTests {
  /// A daemon that has heard of three regions and a beacon of the first device, and where it is.
  private static var heard: DevicesPort {
    var health = DeviceFigures(device: 1)
    health.heard = Date(timeIntervalSince1970: 1_772_445_500)
    health.lastFix = health.heard
    let regions = [("Home", 35.0), ("VET", nil), ("Shop", 500), ("Door", 0)]
    health.regions = regions.map { name, radius in
      .init(name: name, latitude: 52, longitude: 13, radiusM: radius)
    }
    let position = LivePosition(
      time: Date(timeIntervalSince1970: 1_772_445_500), latitude: 48.2081, longitude: 16.3738,
      accuracyMeters: 16, isAccepted: true)
    let phone = Device.ID(rawValue: 1)
    return DevicesPort(
      health: { [health] in [phone: health] }, positions: { [phone: position] })
  }

  /// A store with a phone and the place Vet.
  private static func store() throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    let builder = EditBuilder(
      ActionContext(
        now: Date(timeIntervalSince1970: 1_772_445_600), rules: EngineRules(machineZone: .gmt)))
    for name in ["Phone", "Tablet"] {
      var input = DeviceInput()
      input.name = name
      try store.edit { try builder.addDevice(input, in: $0).edit }
    }
    try store.edit { _ in
      Edit(summary: "place", places: [.init(before: nil, after: .sample(name: "Vet"))])
    }
    return store
  }

  @Test func `regions of a phone become places by the API, as on the page`() async throws {
    let store = try Self.store()
    let api = try await Program.run(store: store, devices: Self.heard) { program in
      let offered = try await program.ask("GET /devices/{id}/places")
      let regions = offered.list.compactMap { $0 as? [String: Any] }
      #expect(regions.compactMap { $0["name"] as? String } == ["Home", "VET", "Shop", "Door"])
      #expect(regions.compactMap { $0["known"] as? Bool } == [false, true, false, false])
      #expect(regions.compactMap { $0["circle"] as? Bool } == [true, true, true, false])
      #expect(regions.first?["radius_m"] as? Double == 35 && regions[1]["radius_m"] is NSNull)
      #expect(try await program.ask("GET /devices/{id}/places", id: 2).list.isEmpty)
      #expect(try await program.ask("GET /devices/{id}/places", id: 9).status == 404)

      for (body, status, field) in [
        (#"{"names":["Shp"]}"#, 404, "names"), (#"{"names":[]}"#, 422, "names"),
        (#"{"names":["Door"]}"#, 409, "names"),
        (#"{"names":"Home"}"#, 422, "names"), (#"{"names":null}"#, 422, "names"),
        (#"{"radius":"far"}"#, 422, "radius"), (#"{"name":"Home"}"#, 422, "name"),
      ] {
        let refused = try await program.ask("POST /devices/{id}/places", [:], body)
        #expect(refused.status == status, "\(body)")
        let error = refused.object["error"] as? [String: Any]
        #expect(error?["field"] as? String == field, "\(body)")
      }
      #expect(try await program.ask("POST /devices/{id}/places", [:], "{}", id: 2).status == 409)
      #expect(try store.places().map(\.name) == ["Vet"])

      let one = try await program.ask(
        "POST /devices/{id}/places", [:], #"{"names":["shop"],"radius":80,"tags":["phone"]}"#)
      let added = one.object["places"] as? [[String: Any]]
      let place = added?.first
      #expect(one.status == 200 && added?.count == 1 && place?["name"] as? String == "Shop")
      #expect(one.object["remarks"] as? [String] == [])
      #expect(place?["radius_m"] as? Double == 80 && place?["tags"] as? [String] == ["phone"])
      #expect(one.headers[.step] != nil)
      let all = try await program.ask("POST /devices/{id}/places", [:], "{}")
      let names = (all.object["places"] as? [[String: Any]])?.map { $0["name"] as? String }
      #expect(names == ["Home"])
      let leftOut = "\"Door\" is left out: it is a beacon, not a circle with a radius."
      let known = ["VET", "Shop"].map { "There is a place \"\($0)\" already." }
      #expect(all.object["remarks"] as? [String] == known + [leftOut])
      let again = try await program.ask("POST /devices/{id}/places", [:], "{}")
      let none = again.object["places"] as? [Any]
      #expect(again.status == 200 && none?.isEmpty == true && again.headers[.step] == nil)
      #expect(try store.places().map(\.name) == ["Vet", "Shop", "Home"])
      _ = try store.undo()
      _ = try store.undo()
      #expect(try store.places().map(\.name) == ["Vet"])
    }
    #expect(api.complaints.isEmpty, "\(api.complaints)")
  }

  @Test func `the page takes those that are checked, and says which are places already or beacons`()
    async throws
  {
    let store = try Self.store()
    try await Site.sample(store: store, devices: Self.heard).test { client in
      let browser = Browser(client: client)
      let page = try await browser.get("/devices/1")
      #expect(page.contains("Home", "35 m", "VET: "))
      #expect(!page.contains(#"value="VET""#) && !page.contains(#"value="Door""#))
      #expect(page.contains("left out: it is a beacon"))
      #expect(try await browser.post("/devices/1/places", []).status == .seeOther)
      #expect(
        try await browser.post("/devices/1/places", [("place", "Nowhere")]).status == .notFound)
      #expect(try store.places().count == 1)
      let taken = try await browser.post(
        "/devices/1/places", [("place", "Home"), ("place", "Shop")])
      #expect(taken.status == .seeOther)
      #expect(try store.places().map(\.name) == ["Vet", "Home", "Shop"])
      #expect(try await !browser.get("/devices/1").contains("/devices/1/places"))
    }
  }

  @Test func `where a phone is stands on its page for who asks, and nowhere else`() async throws {
    let store = try Self.store()
    let site = try Site.sample(store: store, devices: Self.heard)
    try await site.test { client in
      let browser = Browser(client: client)
      for path in ["/devices", "/devices/1", "/devices/2", "/devices/2?position=1"] {
        #expect(try await !browser.get(path).contains("48.208"), "\(path)")
      }
      #expect(try await browser.get("/devices/1").contains("/devices/1?position=1"))
      #expect(try await !browser.get("/devices/2").contains("position=1"))
      let asked = try await browser.get("/devices/1?position=1")
      #expect(asked.contains("geo:48.208100,16.373800", "16 m"))
      #expect(!asked.contains("/devices/1?position=1"))
    }
  }
}
