import Foundation
import Geo
import TestSupport
import Testing

@_spi(Comparison) @testable import Regions

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

  static func regions(around center: Coordinate, seed: UInt64, count: Int = 40) -> [Region] {
    var random = SplitMix64(seed: seed)
    return (1...count).map { id in
      let spot = center.moved(
        east: random.uniform(-1500...1500), north: random.uniform(-1500...1500))
      let radius: Double =
        [20, 30, 50, 50, 100, 100, 200, 700, 5000].randomElement(using: &random) ?? 100
      return .at(
        spot, id: Int64(id), radius: radius, dwells: id % 3 == 0 ? [30, 200] : [],
        firesInitially: id % 5 == 0)
    }
  }

  @Test(arguments: spots)
  func `the monitor says what it would say if it showed every fix to every region`(_ spot: Spot) {
    var transitions = 0
    for seed in 1...6 as ClosedRange<UInt64> {
      // Alone, a region is not looked at for a neighbour's sake.
      let count = [40, 1, 3, 40, 12, 1][Int(seed) - 1]
      let regions = Array(Self.regions(around: spot.center, seed: seed).prefix(count))
      var monitor = RegionMonitor(regions: regions)
      var resting = monitor
      var plain = PlainMonitor(regions: regions)
      for step in Wander.steps(around: spot.center, count: 800, seed: seed) {
        let seen = monitor.update(with: step.fix, startsTrack: step.startsTrack)
        let rested = resting.update(with: step.fix, startsTrack: step.startsTrack)
        resting.releaseBuffers()
        let expected = plain.update(with: step.fix, startsTrack: step.startsTrack)
        transitions += seen.transitions.count
        guard seen == expected, rested == expected else {
          Issue.record("seed \(seed), \(step.fix.time): \(seen), \(rested) instead of \(expected)")
          return
        }
      }
    }
    #expect(transitions > 100, "the walk must be worth the comparison")
  }

  @Test(arguments: spots)
  func
    `the monitor agrees with one that shows every fix to every region while regions come, change and go`(
      _ spot: Spot
    )
  {
    var count = 0
    for seed in 11...13 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let regions = Self.regions(around: spot.center, seed: seed)
      var monitor = RegionMonitor(regions: regions)
      var plain = PlainMonitor(regions: regions)
      for step in Wander.steps(around: spot.center, count: 800, seed: seed) {
        while random.uniform(0...1) < 0.2 {
          let id = Int64.random(in: 1...80, using: &random)
          switch Int.random(in: 0...3, using: &random) {
          case 0:
            monitor.remove(Region.ID(rawValue: id))
            plain.remove(Region.ID(rawValue: id))
          case 1:
            guard let known = monitor.region(Region.ID(rawValue: id)),
              let changed = try? known.with(dwells: [random.uniform(1...300)])
            else { continue }
            monitor.insert(changed)
            plain.insert(changed)
          default:
            guard let region = Self.regions(around: spot.center, seed: random.next()).first else {
              continue
            }
            let moved = Region.at(
              region.center, id: id, radius: region.radiusMeters, dwells: [40],
              firesInitially: id < 9)
            monitor.insert(moved)
            plain.insert(moved)
          }
        }
        let seen = monitor.update(with: step.fix, startsTrack: step.startsTrack)
        let expected = plain.update(with: step.fix, startsTrack: step.startsTrack)
        count += seen.transitions.count
        guard seen == expected else {
          Issue.record("seed \(seed), \(step.fix.time): \(seen) instead of \(expected)")
          return
        }
      }
      for id in (1...80).map(Region.ID.init(rawValue:)) {
        #expect(monitor.definiteState(of: id) == plain.state(of: id), "seed \(seed), \(id)")
      }
    }
    #expect(count > 100, "the walk must be worth the comparison")
  }

  @Test(arguments: spots)
  func `the monitor contains what a look at every region says, from anywhere to anywhere`(
    _ spot: Spot
  ) {
    var random = SplitMix64(seed: 21)
    var regions = (1...1200).map { (id: Int) -> Region in
      let spread: Double = id % 3 == 0 ? 2e7 : id % 3 == 1 ? 20_000 : 500
      return Region.at(
        spot.center.moved(
          east: random.uniform(-spread...spread), north: random.uniform(-spread...spread)),
        id: Int64(id), radius: exp(random.uniform(3...(id % 50 == 0 ? 11.5 : 6.5))))
    }
    var monitor = RegionMonitor(containing: regions)
    var inside: Set<Region.ID> = []
    for second in 1...300 {
      if second % 10 == 0 {
        let id = Region.ID(rawValue: Int64.random(in: 1...1200, using: &random))
        if let index = regions.firstIndex(where: { $0.id == id }) {
          regions.remove(at: index)
          monitor.remove(id)
          inside.remove(id)
        }
        let new = Region.at(
          spot.center.moved(east: random.uniform(-400...400), north: random.uniform(-400...400)),
          id: Int64(1200 + second), radius: 150)
        regions.append(new)
        monitor.insert(new)
      }
      let reach: Double = [1, 30, 300, 3000, 2e7].randomElement(using: &random) ?? 1
      let position = spot.center.moved(
        east: random.uniform(-reach...reach), north: random.uniform(-reach...reach))
      let fix = Fix(
        time: Ground.start + Double(second), coordinate: position, accuracyMeters: 10)
      let vector = UnitVector(position)
      let expected = Set(
        regions.lazy.filter {
          UnitVector($0.center).distanceMeters(to: vector) <= $0.radiusMeters
        }.map(\.id))
      for transition in monitor.update(with: fix, startsTrack: false).transitions {
        if transition.kind == .enter {
          inside.insert(transition.region)
        } else {
          inside.remove(transition.region)
        }
      }
      guard inside == expected else {
        Issue.record("second \(second): \(inside.symmetricDifference(expected)) differ")
        return
      }
    }
  }

  @Test(arguments: spots)
  func `the monitor says the same of one place wherever on the globe it is`(_ spot: Spot) {
    func drive(at center: Coordinate) -> [String] {
      var monitor = RegionMonitor(regions: [.at(center, id: 1)])
      var log: [String] = []
      for second in 0..<120 {
        let fix = Fix(
          time: Ground.start + Double(second),
          coordinate: center.moved(east: 14 * Double(second) - 600, north: 20), accuracyMeters: 12)
        log += monitor.update(with: fix, startsTrack: second == 0).transitions.map(
          WatchedMonitor.line)
      }
      return log
    }
    let log = drive(at: spot.center)
    #expect(log.map { $0.split(separator: " ")[1] } == ["enter", "exit"])
    #expect(log == drive(at: .at(52.5, 13.4)))
  }
}

extension RegionUpdate {
  static func == (left: RegionUpdate, right: RegionUpdate) -> Bool {
    left.transitions == right.transitions && left.hasChanges == right.hasChanges
      && left.firstStates.elementsEqual(right.firstStates, by: ==)
  }
}
