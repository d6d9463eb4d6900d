import Application
import Foundation
import Geo
import Localization
import Model
import Regions
import SQLiteStore
import TestSupport
import Testing

/// Places of regions that a phone has told of (P13).
struct DeviceOfferTests {
  private static let phone = Device.sample(name: "Phone")

  private static func offer(
    _ name: String, _ radius: Double? = 150, latitude: Double = 50
  ) throws -> DeviceOffer {
    DeviceOffer(
      name: name, center: try Coordinate(latitude: latitude, longitude: 10), radiusMeters: radius)
  }

  /// Takes regions in a store that has the place Vet.
  private static func take(
    _ offers: [DeviceOffer], named: [String] = [], radius: String? = nil, tags: [String] = []
  ) throws -> (outcome: EditBuilder.OfferOutcome?, store: SQLiteStore) {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      Edit(summary: "begin", places: [.init(before: nil, after: .sample(name: "Vet"))])
    }
    let builder = EditBuilder(
      ActionContext(
        now: Date("2026-01-05T12:00:00Z"), rules: EngineRules(machineZone: .gmt)))
    var outcome: EditBuilder.OfferOutcome?
    try store.edit { context in
      let made = try builder.makePlaces(
        offers, named: named, of: phone, radius: radius, tags: tags, in: context)
      outcome = made
      return made.edit
    }
    return (outcome, store)
  }

  @Test func `all become places in one step; those of a known name stay as they are`() throws {
    let offers = [
      try Self.offer("Home", 35), try Self.offer("VET"), try Self.offer("#Shop", nil),
      try Self.offer("Tiny", 5), try Self.offer("home", 500),
    ]
    let (outcome, store) = try Self.take(offers, tags: ["phone"])
    #expect(outcome?.known == ["VET", "home"])
    let places = try store.places()
    #expect(places.map(\.name) == ["Vet", "Home", "Shop", "Tiny"])
    #expect(places.dropFirst().map(\.radiusMeters) == [35, 100, 20])
    #expect(places.dropFirst().allSatisfy { $0.tags == ["phone"] })
    _ = try store.undo()
    #expect(try store.places().count == 1)
  }

  @Test func `a region that begins with # becomes a place beside one of the name behind it`()
    throws
  {
    let offers = [try Self.offer("#vet"), try Self.offer("# Shop"), try Self.offer("#shop")]
    let (outcome, store) = try Self.take(offers)
    #expect(outcome?.known == ["#shop"])
    let places = try store.places()
    #expect(places.map(\.name) == ["Vet", "vet 2", "Shop"])
    #expect(try Self.offer("#vet").isPlace(among: places))
    #expect(try !Self.offer("#vet", latitude: 51).isPlace(among: places))
  }

  @Test func `beacons and regions without a name are left out, and the others are added`() throws {
    let beacon = "Desk:5A4BCFCE-174E-4BAC-A814-092E77F6B7E5 2"
    let offers = [
      try Self.offer("Door", 0), try Self.offer(beacon), try Self.offer(""),
      try Self.offer(" # "), try Self.offer("Home", 35),
      DeviceOffer(
        name: "Nowhere", center: try Coordinate(latitude: 0, longitude: 0), radiusMeters: 100),
    ]
    let (outcome, store) = try Self.take(offers)
    #expect(try store.places().map(\.name) == ["Vet", "Home"])
    #expect(
      outcome?.leftOut == [
        .offerIsBeacon("\"Door\""), .offerIsBeacon("\"\(beacon)\""), .offerWithoutName,
        .offerWithoutName, .offerIsBeacon("\"Nowhere\""),
      ])
    #expect(throws: Refusal.self) { try Self.take(offers, named: ["Door"]) }
  }

  @Test func `one is taken by its name, with another radius if that is given`() throws {
    let offers = [try Self.offer("Home"), try Self.offer("Shop")]
    let (outcome, store) = try Self.take(offers, named: ["shop"], radius: "80 m")
    #expect(outcome?.added.map(\.name) == ["Shop"])
    #expect(try store.places().last?.radiusMeters == 80)
    #expect(throws: Refusal.self) { try Self.take(offers, named: ["Shp"]) }
    #expect(throws: Refusal.self) { try Self.take([]) }
  }
}
