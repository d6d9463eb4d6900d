import Testing

@testable import Geo

/// The direction from one point to another.
struct BearingTests {
  @Test(arguments: [
    ((52.0, 13.0), (53.0, 13.0), 0.0), ((52.0, 13.0), (51.0, 13.0), 180.0),
    ((0.0, 13.0), (0.0, 14.0), 90.0), ((0.0, 13.0), (0.0, 12.0), 270.0),
    ((0.0, 179.9), (0.0, -179.9), 90.0), ((0.0, -179.9), (0.0, 179.9), 270.0),
    ((-90.0, 0.0), (0.0, 0.0), 0.0), ((90.0, 0.0), (0.0, 0.0), 180.0),
    ((52.0, 13.0), (52.0, 13.0), 0.0),
    // Baghdad to Osaka, a worked example of great circles.
    ((35.0, 45.0), (35.0, 135.0), 60.16),
  ])
  func `the course is counted from north, clockwise`(
    from: (Double, Double), to: (Double, Double), degrees: Double
  ) throws {
    let here = try Coordinate(latitude: from.0, longitude: from.1)
    let there = try Coordinate(latitude: to.0, longitude: to.1)
    let found = here.bearingDegrees(to: there)
    #expect((0..<360).contains(found))
    #expect(abs(found - degrees) < 0.01)
  }
}
