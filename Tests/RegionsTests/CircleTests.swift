import Foundation
import Geo
import TestSupport
import Testing

@testable import Regions

struct CircleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let radius: Double
    let accuracy: Double
    let distance: Double
    let verdict: RegionState
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "at the centre", radius: 100, accuracy: 10, distance: 0, verdict: .inside),
    Row(name: "on the inner limit", radius: 100, accuracy: 10, distance: 90, verdict: .inside),
    Row(
      name: "beyond the inner limit", radius: 100, accuracy: 10, distance: 90.1,
      verdict: .unknown),
    Row(name: "on the border", radius: 100, accuracy: 10, distance: 100, verdict: .unknown),
    Row(
      name: "before the outer limit", radius: 100, accuracy: 10, distance: 129.9,
      verdict: .unknown),
    Row(name: "on the outer limit", radius: 100, accuracy: 10, distance: 130, verdict: .outside),
    Row(
      name: "a bad fix within half the radius", radius: 100, accuracy: 80, distance: 50,
      verdict: .inside),
    Row(
      name: "a bad fix beyond half the radius", radius: 100, accuracy: 80, distance: 50.1,
      verdict: .unknown),
    Row(
      name: "a bad fix is out only with its accuracy", radius: 100, accuracy: 80, distance: 199.9,
      verdict: .unknown),
    Row(
      name: "small circles have a margin of 20 m", radius: 20, accuracy: 10, distance: 50,
      verdict: .outside),
    Row(
      name: "large circles have a margin of a tenth", radius: 1000, accuracy: 10, distance: 1109,
      verdict: .unknown),
    Row(
      name: "beyond the margin of a tenth", radius: 1000, accuracy: 10, distance: 1110,
      verdict: .outside),
  ])
  func `a circle says what a fix means (G4)`(_ row: Row) {
    let circle = Circle(center: UnitVector(.at(0, 0)), radiusMeters: row.radius)
    let verdict = circle.verdict(
      distanceMeters: row.distance, accuracyMeters: row.accuracy)
    #expect(verdict == row.verdict)
  }

  @Test(arguments: [(20, 50), (50, 50), (51, 51), (1000, 1000)] as [(Double, Double)])
  func `a circle uses fixes up to the larger of radius and 50 m (G2)`(
    _ radius: Double, worst: Double
  ) {
    let circle = Circle(center: UnitVector(.at(0, 0)), radiusMeters: radius)
    #expect(circle.worstAccuracy == worst)
  }
}
