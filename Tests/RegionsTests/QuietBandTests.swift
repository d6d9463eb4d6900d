import Foundation
import Geo
import TestSupport
import Testing

@testable import Regions

struct QuietBandTests {
  /// Returns true if a segment stays between the distances of a band.
  private static func stays(
    _ band: QuietBand, from start: TrackPoint, to end: TrackPoint, around center: UnitVector
  ) -> Bool {
    let distance = center.distanceMeters(to: end.vector)
    let nearest = center.distanceMeters(toTrackFrom: start.vector, to: end.vector)
    return distance < band.high && nearest > band.low
  }

  @Test(arguments: [20.0, 50, 60, 150, 1000], [1, 2, 3] as [UInt64])
  func `in a quiet band a tracker changes by nothing but the support of its exit`(
    radius: Double, seed: UInt64
  ) {
    let best: Double = seed == 3 ? 4 : 10
    var random = SplitMix64(seed: seed)
    let center = Coordinate.at(52.5, 13.4)
    let circle = Circle(center: UnitVector(center), radiusMeters: radius)
    var tracker = RegionTracker()
    var (away, turn, target, speed, time) = (radius * 1.5, 0.0, 0.0, 1.0, 0.0)
    var previous: TrackPoint?
    var counts: [String: Int] = [:]

    func point(_ x: Double, _ y: Double, _ time: Double, _ accuracy: Double) -> TrackPoint {
      TrackPoint(
        Fix(
          time: Ground.start + time, coordinate: center.moved(east: x, north: y),
          accuracyMeters: accuracy))
    }

    for _ in 0..<10_000 {
      // To and fro about the border, at all paces, and along it.
      if random.uniform(0...1) < 0.05 {
        speed = random.uniform(0.2...20)
        target =
          [0, radius - 30, radius - 6, radius - 3, radius + 15, circle.outerLimit + 80]
          .randomElement(using: &random) ?? 0
      }
      away = max(0, away + min(max(target - away, -speed), speed) + random.uniform(-1...1))
      turn += random.uniform(-0.02...0.02)
      let (x, y) = (away * cos(turn), away * sin(turn))
      time += 1
      let fix = point(x, y, time, random.uniform(best...40))
      let distance = circle.center.distanceMeters(to: fix.vector)
      _ = tracker.update(
        with: fix, distanceMeters: distance, after: previous, circle: circle,
        region: .at(radius: radius), isHeld: false)
      previous = fix
      guard !tracker.isAtRest else { continue }
      let band = tracker.quietBand(
        after: fix, distanceMeters: distance, circle: circle, bestAccuracy: best)
      guard band.slack(at: distance) > 0 else { continue }

      let reach = random.next() % 2 == 0 ? 15 : 0.7
      let next = point(
        x + random.uniform(-reach...reach), y + random.uniform(-reach...reach), time + 1,
        random.uniform(best...Circle.alwaysUsableAccuracy))
      var expected = tracker
      guard next.time < band.deadline else { continue }
      if band.kind == .leaving { expected.supportExit(at: next.time) }
      guard Self.stays(band, from: fix, to: next, around: circle.center) else { continue }
      var shown = tracker
      let outcome = shown.update(
        with: next, distanceMeters: circle.center.distanceMeters(to: next.vector), after: fix,
        circle: circle, region: .at(radius: radius, firesInitially: true), isHeld: false)
      #expect(!outcome.isSomething)
      guard shown == expected else {
        Issue.record("\(band), \(distance) m, \(tracker) became \(shown)")
        return
      }
      counts["\(tracker.state) \(tracker.isPending)", default: 0] += 1
    }
    for kind in ["inside false", "inside true", "outside false"] {
      #expect(counts[kind, default: 0] > 5, "the walk must be worth the comparison: \(counts)")
    }
  }

  @Test
  func `in a quiet band a region of unknown state stays unknown on the border`() {
    let circle = Circle(center: UnitVector(Coordinate.at(52.5, 13.4)), radiusMeters: 100)
    let fix = TrackPoint(
      Fix(
        time: Ground.start, coordinate: Coordinate.at(52.5, 13.4).moved(east: 100, north: 0),
        accuracyMeters: 10))
    let band = RegionTracker().quietBand(
      after: fix, distanceMeters: 100, circle: circle, bestAccuracy: 10)
    #expect(band.low == 90)
    #expect(band.high == 130)
  }
}
