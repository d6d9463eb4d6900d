import Foundation
import Geo
import Testing

@testable import Regions

@Suite("The monitor, which passes regions over,")
struct OracleTests {
  struct Spot: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let center: Coordinate
  }

  static let spots = [
    Spot(testDescription: "Berlin", center: .at(52.5, 13.4)),
    Spot(testDescription: "north pole", center: .at(90, 0)),
    Spot(testDescription: "near the north pole", center: .at(89.995, 77)),
    Spot(testDescription: "south pole", center: .at(-90, 120)),
    Spot(testDescription: "antimeridian", center: .at(-17, 180)),
    Spot(testDescription: "antimeridian from the west", center: .at(66, -179.999)),
    Spot(testDescription: "null island", center: .at(0, 0)),
  ]

  static func regions(around center: Coordinate, seed: UInt64) -> [Region] {
    var random = SplitMix64(seed: seed)
    return (1...40).map { id in
      let spot = center.moved(
        east: random.uniform(-1500...1500), north: random.uniform(-1500...1500))
      let radius: Double =
        [20, 30, 50, 50, 100, 100, 200, 700, 5000].randomElement(using: &random) ?? 100
      return .at(
        spot, id: Int64(id), radius: radius, dwells: id % 3 == 0 ? [30, 200] : [],
        firesInitially: id % 5 == 0)
    }
  }

  @Test("says what it would say if it showed every fix to every region", arguments: spots)
  func equalsPlainEvaluation(_ spot: Spot) {
    var count = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      let regions = Self.regions(around: spot.center, seed: seed)
      var monitor = RegionMonitor(regions: regions)
      var plain = PlainMonitor(regions: regions)
      for step in Wander.steps(around: spot.center, count: 800, seed: seed) {
        let seen = monitor.update(with: step.fix, startsTrack: step.startsTrack)
        let expected = plain.update(with: step.fix, startsTrack: step.startsTrack)
        count += seen.transitions.count
        guard seen == expected else {
          Issue.record("seed \(seed), \(step.fix.time): \(seen) instead of \(expected)")
          return
        }
      }
    }
    #expect(count > 100, "the walk must be worth the comparison")
  }

  @Test("says the same of one place wherever on the globe it is", arguments: spots)
  func sameEverywhere(_ spot: Spot) {
    func drive(at center: Coordinate) -> [String] {
      var monitor = RegionMonitor(regions: [.at(center, id: 1)])
      var log: [String] = []
      for second in 0..<120 {
        let fix = Fix(
          time: Ground.start + Double(second),
          coordinate: center.moved(east: 14 * Double(second) - 600, north: 20), accuracyMeters: 12)
        log += monitor.update(with: fix, startsTrack: second == 0).transitions.map(Walk.line)
      }
      return log
    }
    let log = drive(at: spot.center)
    #expect(log.map { $0.split(separator: " ")[1] } == ["enter", "exit"])
    #expect(log == drive(at: .at(52.5, 13.4)))
  }
}

extension Observation {
  static func == (left: Observation, right: Observation) -> Bool {
    left.transitions == right.transitions && left.changed == right.changed
      && left.settled.elementsEqual(right.settled, by: ==)
  }
}
