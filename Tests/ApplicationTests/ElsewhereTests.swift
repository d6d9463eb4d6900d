import Application
import Foundation
import Geo
import Model
import Regions
import TestSupport
import Testing

/// Places of which the position says that the user is not there.
struct ElsewhereTests {
  private static let now = Date("2026-01-05T12:00:00Z")
  private static let place = Place.sample(1, radius: 100)

  /// A position a number of metres north of the place.
  private static func position(
    _ meters: Double, accuracy: Double?, age: Double = 2
  ) throws -> KnownPosition {
    let center = place.center
    let coordinate = try Coordinate(
      latitude: center.latitude + meters / 111_195, longitude: center.longitude)
    return KnownPosition(
      coordinate, time: now.addingTimeInterval(-age), accuracyMeters: accuracy, source: .daemon)
  }

  @Test(
    arguments: [
      (350, 17, 2, true), (118, 17, 2, true), (116, 17, 2, false), (50, 10, 2, false),
      (125, nil, 2, false), (135, nil, 2, true), (5000, 17, 43_000, true),
      (5000, 17, 50_000, false),
    ] as [(Double, Double?, Double, Bool)])
  func `a place is elsewhere when the position is outside by more than its error`(
    meters: Double, accuracy: Double?, age: Double, isElsewhere: Bool
  ) throws {
    let position = try Self.position(meters, accuracy: accuracy, age: age)
    #expect(position.isElsewhere(than: Self.place, now: Self.now) == isElsewhere)
  }

  @Test func `a visit says more than an older position, and without either nothing is known`()
    throws
  {
    let visited = Place.sample(2, name: "Park")
    func state(
      _ place: Place, position: KnownPosition?, began: Double = 0, lastSeen: Date? = nil
    ) -> String {
      PlaceOverview(
        todos: [], places: [Self.place, visited],
        visits: [
          Visit(
            id: Visit.ID(place: visited.id, began: Self.now.addingTimeInterval(began)),
            lastSeen: lastSeen)
        ], position: position,
        actionContext: ActionContext(
          now: Self.now, rules: EngineRules(machineZone: .berlin))
      ).view(place).state.rawValue
    }
    let far = try Self.position(5000, accuracy: 10)
    #expect(state(Self.place, position: nil) == "unknown")
    #expect(state(Self.place, position: far) == "outside")
    #expect(state(visited, position: far) == "inside")
    #expect(state(visited, position: far, began: -60) == "outside", "the position is newer")
    let near = try Self.position(40, accuracy: 10)
    #expect(state(visited, position: near, began: -60) == "inside")
    #expect(state(visited, position: near, began: -60, lastSeen: Self.now) == "outside")
    let old = try Self.position(5000, accuracy: 10, age: 50_000)
    #expect(state(visited, position: old, began: -90_000) == "outside", "however old it is")
  }
}
