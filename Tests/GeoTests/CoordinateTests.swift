import Foundation
import Geo
import Localization
import TestSupport
import Testing

struct CoordinateTests {
  @Test(
    arguments: [(0, 0), (90, 0), (-90, 180), (52.5, -180), (-33.9, 151.2)] as [(Double, Double)])
  func `a coordinate accepts the whole globe, poles and antimeridian included`(
    _ latitude: Double, longitude: Double
  ) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(coordinate.latitude == latitude)
    #expect(coordinate.longitude == longitude)
  }

  @Test(
    arguments: [
      (90.1, 0, "latitude \"90.1\" is out of range: expected degrees from -90 to 90"),
      (-91, 500, "latitude \"-91.0\" is out of range: expected degrees from -90 to 90"),
      (.nan, 0, "latitude \"nan\" is out of range: expected degrees from -90 to 90"),
      (0, 180.5, "longitude \"180.5\" is out of range: expected degrees from -180 to 180"),
      (0, -.infinity, "longitude \"-inf\" is out of range: expected degrees from -180 to 180"),
    ] as [(Double, Double, String)])
  func `a coordinate refuses what is not on the globe, and says what it wants`(
    _ latitude: Double, longitude: Double, message: String
  ) {
    let error = #expect(throws: CoordinateError.self) {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
    #expect(error?.description == message)
  }

  @Test
  func `a coordinate decodes only what is on the globe`() throws {
    let good = Data(#"{"latitude": 52.5, "longitude": 13.4}"#.utf8)
    let decoded = try JSONDecoder().decode(Coordinate.self, from: good)
    #expect(decoded == .at(52.5, 13.4))
    let bad = Data(#"{"latitude": 95, "longitude": 13.4}"#.utf8)
    #expect(throws: CoordinateError.latitude(95)) {
      try JSONDecoder().decode(Coordinate.self, from: bad)
    }
  }
}
