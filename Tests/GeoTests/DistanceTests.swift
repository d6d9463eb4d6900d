import Foundation
import Geo
import TestSupport
import Testing

struct DistanceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: (Double, Double)
    let to: (Double, Double)
    let meters: Double
  }

  /// One degree along a great circle on the mean sphere.
  private static let degree = Earth.radiusMeters * .pi / 180

  @Test(arguments: [
    Row(testDescription: "nowhere", from: (52.5, 13.4), to: (52.5, 13.4), meters: 0),
    Row(testDescription: "a degree of latitude", from: (52, 13), to: (53, 13), meters: degree),
    Row(testDescription: "a degree on the equator", from: (0, 10), to: (0, 11), meters: degree),
    Row(
      testDescription: "across the antimeridian", from: (0, 179.5), to: (0, -179.5),
      meters: degree),
    Row(testDescription: "180 is -180", from: (40, 180), to: (40, -180), meters: 0),
    Row(testDescription: "across the pole", from: (89.5, 0), to: (89.5, 180), meters: degree),
    Row(testDescription: "the pole has one place", from: (90, 10), to: (90, -120), meters: 0),
    Row(testDescription: "pole to pole", from: (90, 0), to: (-90, 77), meters: 180 * degree),
    Row(testDescription: "antipodes", from: (10, 20), to: (-10, -160), meters: 180 * degree),
    // Haversine with R1, computed by hand: 2 R asin(cos 52.5° sin 0.0005°).
    Row(
      testDescription: "a thousandth of a degree east", from: (52.5, 13.4), to: (52.5, 13.401),
      meters: 67.691_276),
  ])
  func `a distance follows the great circle`(_ row: Row) {
    let from = Coordinate.at(row.from.0, row.from.1)
    let to = Coordinate.at(row.to.0, row.to.1)
    #expect(abs(from.distanceMeters(to: to) - row.meters) < 1e-6 * max(1, row.meters))
    #expect(from.distanceMeters(to: to) == to.distanceMeters(to: from))
  }

  @Test(arguments: [0, 0.5, 20, 100, 100_000, 5_000_000, 20_000_000] as [Double])
  func `a distance orders as squared chords do, and converts both ways`(_ meters: Double) {
    let chord = Earth.squaredChord(meters: meters)
    #expect(abs(Earth.meters(squaredChord: chord) - meters) <= 1e-6 * max(1, meters))
    #expect(chord < Earth.squaredChord(meters: meters + 1))
  }

  @Test
  func `a distance beyond the antipode is the antipode, one below zero is zero`() {
    #expect(Earth.squaredChord(meters: 1e9) == 4)
    #expect(Earth.squaredChord(meters: -5) == 0)
  }

  struct Track: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let point: (Double, Double)
    let start: (Double, Double)
    let end: (Double, Double)
    let degrees: Double
  }

  @Test(arguments: [
    Track(
      testDescription: "beside its middle", point: (0.001, 0), start: (0, -0.01), end: (0, 0.01),
      degrees: 0.001),
    Track(
      testDescription: "before its start", point: (0, -0.03), start: (0, -0.01), end: (0, 0.01),
      degrees: 0.02),
    Track(
      testDescription: "behind its end", point: (0, 0.03), start: (0, -0.01), end: (0, 0.01),
      degrees: 0.02),
    Track(
      testDescription: "on it", point: (0, 0), start: (0, -0.01), end: (0, 0.01), degrees: 0),
    Track(
      testDescription: "a track of one point", point: (0.002, 5), start: (0, 5), end: (0, 5),
      degrees: 0.002),
    Track(
      testDescription: "over the antimeridian", point: (0.001, 180), start: (0, 179.99),
      end: (0, -179.99), degrees: 0.001),
    Track(
      testDescription: "over the pole", point: (90, 0), start: (89.99, 0), end: (89.99, 180),
      degrees: 0),
  ])
  func `a distance to a track is the smallest one`(_ track: Track) {
    let point = UnitVector(.at(track.point.0, track.point.1))
    let meters = point.distanceMeters(
      toTrackFrom: UnitVector(.at(track.start.0, track.start.1)),
      to: UnitVector(.at(track.end.0, track.end.1)))
    #expect(abs(meters - track.degrees * Self.degree) < 0.001)
  }

  @Test(arguments: [20, 600, 5000])
  func `the distance to a track is the smallest to its points, near and far`(length: Double) {
    for number in 0..<200 {
      let turn = Double(number)
      let degrees = length / 111_195
      let start = UnitVector(.at(52 + turn / 1000, 13))
      let end = UnitVector(
        .at(52 + turn / 1000 + degrees * cos(turn), 13 + degrees * 1.6 * sin(turn)))
      let point = UnitVector(
        .at(52 + turn / 1000 + degrees * cos(5 * turn), 13 + degrees * sin(3 * turn)))
      let meters = point.distanceMeters(toTrackFrom: start, to: end)
      let nearest = (0...2000).map { step in
        point.distanceMeters(to: start.toward(end, Double(step) / 2000))
      }
      let least = nearest.min() ?? 0
      #expect(meters <= least + 1e-6 && meters >= least - length / 1000)
    }
  }
}

extension UnitVector {
  /// A point of the way to another.
  fileprivate func toward(_ other: UnitVector, _ part: Double) -> UnitVector {
    let (px, py, pz) = (
      x + part * (other.x - x), y + part * (other.y - y), z + part * (other.z - z)
    )
    let length = (px * px + py * py + pz * pz).squareRoot()
    return UnitVector(x: px / length, y: py / length, z: pz / length)
  }
}
