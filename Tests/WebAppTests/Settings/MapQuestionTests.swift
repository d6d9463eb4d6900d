import Application
import Foundation
import HTTPTypes
import Hummingbird
import Model
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The first use of the map: a question on the page, and nothing sent before its answer.
struct MapQuestionTests {
  private static func browse(
    fixed: [String: (String, SettingState.Origin)] = [:],
    _ body: @Sendable (Browser, SQLiteStore) async throws -> Void
  ) async throws {
    let store = try SQLiteStore.empty()
    let settings = SampleSettings(store, fixed: fixed)
    let site = try Site.sample(store: store, settings: settings.port)
    try await site.test { try await body(Browser(client: $0), store) }
  }

  private static let map = "Show streets on the map?"
  private static let addresses = "Search for addresses with OpenStreetMap (Nominatim)?"

  @Test func `the map asks for its images, then for addresses, and then no more`() async throws {
    try await Self.browse { browser, store in
      let first = try await browser.get("/map")
      #expect(first.contains(Self.map, "action=\"/settings/map\"", "I have a file"))
      #expect(!first.contains(Self.addresses) && !first.contains("data-tiles"))
      let answer = try await browser.post("/settings/map", [("map", "none"), ("back", "/map")])
      #expect(answer.location == "/map?did=1")
      let second = try await browser.get("/map?did=1")
      #expect(second.contains(Self.addresses, "action=\"/settings/addresses\""))
      #expect(!second.contains(Self.map) && !second.contains("I have a file"))
      _ = try await browser.post("/settings/addresses", [("addresses", "osm"), ("back", "/map")])
      let third = try await browser.get("/map")
      #expect(!third.contains(Self.map) && !third.contains(Self.addresses))
      #expect(try store.preferences().map(\.value) == [OpenStreetMap.addresses, ""])
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(try await browser.get("/map").contains(Self.addresses))
    }
  }

  @Test(arguments: ["web.tiles", "web.tiles_file"])
  func `what a file or a variable sets is not asked`(key: String) async throws {
    try await Self.browse(fixed: [key: ("x", .file("/f")), "web.geocoder": ("x", .option)]) {
      browser, _ in
      let asks = try await browser.get("/map").contains("id=\"question\"")
      #expect(!asks)
    }
  }

  @Test func `a file that cannot be the map is refused on the map`() async throws {
    try await Self.browse { browser, store in
      let page = try await browser.post(
        "/settings/map", [("map", "file"), ("web.tiles_file", "wrong"), ("back", "/map")])
      #expect(page.status == .unprocessableContent)
      #expect(page.contains(Self.map, "value=\"wrong\"", "Expected something else.", "id=\"map\""))
      #expect(try store.preferences().isEmpty)
      _ = try await browser.post(
        "/settings/map", [("map", "file"), ("web.tiles_file", "/a.mbtiles"), ("back", "/map")])
      #expect(try store.preferences().map(\.value) == ["/a.mbtiles"])
    }
  }

  @Test func `the policy follows the chosen images`() async throws {
    var webSettings = WebSettings(rules: .init(machineZone: .gmt))
    #expect(!ContentPolicy.text(webSettings).contains("openstreetmap"))
    webSettings.tiles = OpenStreetMap.tiles
    #expect(
      ContentPolicy.text(webSettings).contains(
        "img-src 'self' data: https://tile.openstreetmap.org"))
    let site = try Site.sample(webSettings: webSettings)
    try await site.test { client in
      // Its tile server refuses requests that do not say where they come from.
      let map = try await client.execute(uri: "/map", method: .get)
      #expect(map.headers[.referrerPolicy] == "strict-origin")
      let home = try await client.execute(uri: "/", method: .get)
      #expect(home.headers[.referrerPolicy] == "same-origin")
    }
  }

  @Test func `a search without a service leads to the settings`() async throws {
    try await Self.browse { browser, _ in
      let page = try await browser.get("/map?q=nowhere")
      #expect(page.contains("no search service was chosen", "href=\"/settings#addresses\""))
      let answer = try await browser.get("/geocode?q=nowhere")
      #expect(answer.contains("\"settings\":\"Choose a search service\""))
    }
  }
}
