import Application
import Foundation
import Geo
import HTTPTypes
import Model
import Recurrence
import Regions
import SQLiteStore
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// The page of all places, the day on the map (V15), and the small map of a visit.
struct PlacesPageTests {
  private static let places = [
    Place.sample(1, name: "Vet", tags: ["animals"]),
    Place.sample(2, name: "Market", latitude: 52.53, tags: ["shop", "food"]),
    Place.sample(3, name: "Bakery", latitude: 52.54, tags: ["food"]),
  ]

  /// Returns the names of the places on a page, in their order.
  private static func names(_ page: OneShot) -> [String] {
    page.text.matches(of: /<h3><a href="\/places\/\d+" dir="auto">(.*?)<\/a>/).map { String($0.1) }
  }

  @Test(arguments: [
    ("", ["Bakery", "Market", "Vet"]), ("%23food", ["Bakery", "Market"]), ("vet", ["Vet"]),
    ("%23shop", ["Market"]), ("mar", ["Market"]), ("nothing+like+it", []),
  ])
  func `places are found by name and by tag`(search: String, found: [String]) async throws {
    try await Site.browse(places: Self.places) { browser, _ in
      let page = try await browser.get("/places" + (search.isEmpty ? "" : "?q=\(search)"))
      #expect(page.status == .ok)
      #expect(Self.names(page) == found)
      #expect(page.contains("#food", #"href="/places/new?back=%2Fplaces""#, #"href="/map""#))
      #expect(page.contains("None of your places matches.") == found.isEmpty)
    }
  }

  /// Stores a stay at the first place; both ends are minutes before the present.
  private static func stay(
    _ store: any ReminderStore, from first: Double, to last: Double
  ) throws {
    for (minutes, kind) in [(first, Transition.Kind.enter), (last, .exit)] {
      let time = Site.pageNow.after(-minutes * 60)
      let transition = Transition(
        region: Place.ID(rawValue: 1), kind: kind, time: time, distanceMeters: 3,
        accuracyMeters: 10)
      try store.commit(
        PipelineCommit(
          time: time, transitions: [transition], step: EngineStep(), track: nil, notifiers: []))
    }
  }

  @Test func `a place has its visits, one without them says so`() async throws {
    try await Site.browse(places: Self.places) { browser, store in
      #expect(try await browser.get("/places").contains("No visit yet.", "no tasks"))
      try Self.stay(store, from: 3000, to: 2950)
      try Self.stay(store, from: 60, to: 30)
      let page = try await browser.get("/places?q=vet")
      #expect(page.contains("2 visits", "12:30", #"href="/history?place=1""#))
    }
  }

  @Test func `the map has the visits of today with their times, and no older ones`() async throws {
    try await Site.browse(places: Self.places) { browser, store in
      try Self.stay(store, from: 3000, to: 2950)
      let before = try await browser.get("/map")
      #expect(!before.contains("Visited today") && before.contains(#"data-trail="[]""#))
      try Self.stay(store, from: 60, to: 30)
      let page = try await browser.get("/map")
      #expect(page.contains("Visited today", #"data-times="12:00–12:30""#))
      // Midnight in Berlin.
      #expect(page.contains(#"data-day-begin="1767567600""#))
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (4000, 1500)])
  func `the track of the day is thinned`(count: Int, drawn: Int) throws {
    let track = (0..<count).map { number in
      LivePosition(
        time: Site.pageNow.after(Double(number - 4000)), latitude: 52 + Double(number) / 10_000,
        longitude: 13, accuracyMeters: 5, isAccepted: true)
    }
    let day = try SQLiteStore.empty().withSnapshot {
      try MapDay(
        track, in: $0,
        actionContext: ActionContext(
          now: Site.pageNow, rules: EngineRules(machineZone: .berlin)))
    }
    #expect(day.trail.count == drawn)
    #expect(day.trail.first?.time == track.first?.time)
  }

  @Test(arguments: [
    (52.52, 8.0, "you are 0 m from its middle, ± 8 m"), (52.5205, 200.0, "you are 56 m"),
    (53.52, 50.0, "you are 111"),
  ])
  func `the small map of a visit says what it shows, and stays within its frame`(
    latitude: Double, accuracy: Double, words: String
  ) throws {
    let position = KnownPosition(
      try Coordinate(latitude: latitude, longitude: 13.405), time: Site.pageNow,
      accuracyMeters: accuracy, source: .daemon)
    let map = VisitMap(.sample(latitude: 52.52), position: position)
    #expect(map.visitDrawing.contains(words), "\(map.visitDrawing)")
    #expect(map.visitMapHref == "/map?place=1")
    let ring = try #require(map.visitDrawing.firstMatch(of: /class="ring"[^>]*r="([\d.]+)"/))
    #expect((3...36).contains(Double(ring.1) ?? 0))
  }
}
