import Geo
import Testing

@testable import Regions

@Suite("A glimpse")
struct GlimpseTests {
  @Test(arguments: [0.0, 33, 52.5, -78, 89.9, 90])
  func `is never of a shorter step than was made, and hardly of a longer one`(latitude: Double) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      let before = Coordinate.at(latitude, 13.4)
      let reach = random.uniform(0.1...200)
      let after = before.moved(
        east: random.uniform(-reach...reach), north: random.uniform(-reach...reach))
      let glimpse = Glimpse(
        latitude: after.latitude, longitude: after.longitude, afterLatitude: before.latitude,
        longitude: before.longitude)
      let step = before.distanceMeters(to: after)
      #expect(glimpse.stepMeters >= step * (1 - 1e-9) - 1e-6)
      if abs(latitude) < 80 { #expect(glimpse.stepMeters <= step * 1.001 + 0.001) }
      #expect(glimpse.vector == UnitVector(after))
    }
  }

  @Test func `of a step across the antimeridian is of a long one`() {
    let glimpse = Glimpse(latitude: 10, longitude: -180, afterLatitude: 10, longitude: 180)
    #expect(glimpse.stepMeters > 1e7)
  }
}
