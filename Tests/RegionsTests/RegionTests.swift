import Foundation
import Geo
import Localization
import TestSupport
import Testing

@testable import Regions

struct RegionTests {
  private let center = Coordinate.at(52.5, 13.4)

  @Test(arguments: [20, 100, 100_000] as [Double])
  func `a region accepts radii from 20 m to 100 km`(_ radius: Double) throws {
    #expect(try Region(id: .one, center: center, radiusMeters: radius).radiusMeters == radius)
  }

  @Test(arguments: [
    (19.999, "radius \"19.999\" is out of range: expected metres from 20 to 100000"),
    (100_000.5, "radius \"100000.5\" is out of range: expected metres from 20 to 100000"),
    (-100, "radius \"-100.0\" is out of range: expected metres from 20 to 100000"),
    (.nan, "radius \"nan\" is out of range: expected metres from 20 to 100000"),
    (.infinity, "radius \"inf\" is out of range: expected metres from 20 to 100000"),
  ])
  func `a region refuses other radii, and says what it wants`(_ radius: Double, message: String) {
    let error = #expect(throws: RegionError.self) {
      try Region(id: .one, center: center, radiusMeters: radius)
    }
    #expect(error?.description == message)
  }

  @Test
  func `a region has 100 m when nothing else is said`() throws {
    #expect(try Region(id: .one, center: center).radiusMeters == 100)
    #expect(Region.radiusRange == 20...100_000)
  }

  @Test
  func `a region sorts its dwells and drops repeated ones`() throws {
    #expect(try Region(id: .one, center: center, dwells: [300, 60, 300]).dwells == [60, 300])
  }

  @Test(
    arguments: [
      (0, "dwell \"0.0\" is not a length of stay: expected seconds above 0"),
      (-5, "dwell \"-5.0\" is not a length of stay: expected seconds above 0"),
      (.infinity, "dwell \"inf\" is not a length of stay: expected seconds above 0"),
    ] as [(Double, String)])
  func `a region refuses dwells that are no length of stay`(_ dwell: Double, message: String) {
    let error = #expect(throws: RegionError.self) {
      try Region(id: .one, center: center, dwells: [60, dwell])
    }
    #expect(error?.description == message)
  }

  @Test
  func `a region orders ids by number`() {
    #expect(Region.ID.one < .two)
    #expect(!(Region.ID.one < .one))
  }

  @Test
  func `a region has a fingerprint of its circle alone, stable from run to run`() {
    let region = Region.at(center, id: 1)
    #expect(region.circleFingerprint == Region.at(center, id: 2, dwells: [60]).circleFingerprint)
    #expect(region.circleFingerprint != Region.at(center, id: 1, radius: 101).circleFingerprint)
    let zero = Region.at(.at(0, 0), id: 1)
    #expect(zero.circleFingerprint == Region.at(.at(-0.0, -0.0), id: 1).circleFingerprint)
    #expect(zero.circleFingerprint == 1_809_654_116)
  }
}
