import Foundation
import Geo
import TestSupport
import Testing

@testable import Regions

struct SnapshotTests {
  private func roundTrip(_ snapshot: MonitorSnapshot) throws -> MonitorSnapshot {
    try JSONDecoder().decode(MonitorSnapshot.self, from: JSONEncoder().encode(snapshot))
  }

  @Test(arguments: OracleTests.spots)
  func `a snapshot lets a monitor go on exactly, wherever it is cut`(_ spot: OracleTests.Spot)
    throws
  {
    var random = SplitMix64(seed: 99)
    for seed in 1...3 as ClosedRange<UInt64> {
      let regions = OracleTests.regions(around: spot.center, seed: seed)
      var original = RegionMonitor(regions: regions)
      var copy = original
      for step in Wander.steps(around: spot.center, count: 600, seed: seed) {
        if random.uniform(0...1) < 0.1 {
          let snapshot = try roundTrip(copy.snapshot)
          #expect(snapshot == original.snapshot)
          copy = RegionMonitor(regions: regions)
          copy.restore(snapshot)
        }
        let expected = original.update(with: step.fix, startsTrack: step.startsTrack)
        let seen = copy.update(with: step.fix, startsTrack: step.startsTrack)
        guard seen == expected else {
          Issue.record("seed \(seed), \(step.fix.time): \(seen) instead of \(expected)")
          return
        }
      }
    }
  }

  @Test
  func `a snapshot keeps no record of regions that do not matter`() {
    var walk = WatchedMonitor(.at(), .at(east: 5000, id: 2), .at(east: 95, id: 3, radius: 20))
    #expect(walk.monitor.snapshot.records.isEmpty)
    walk.go(at: 0, east: 52)
    let snapshot = walk.monitor.snapshot
    #expect(snapshot.records.map(\.id) == [.one, Region.ID(rawValue: 3)], "inside, undecided")
    #expect(snapshot.highestID == Region.ID(rawValue: 3))
    #expect(snapshot.bestAccuracy == 10)
    #expect(snapshot.tail.points.count == 1)
    walk.go(at: 30, east: 150)
    walk.go(at: 60, east: 150)
    walk.go(at: 90, east: 98)
    #expect(walk.log == ["60.0 exit 1"])
    #expect(walk.monitor.snapshot.records.map(\.id) == [.one, Region.ID(rawValue: 3)])
    walk.go(at: 120, east: 150)
    #expect(walk.monitor.snapshot.records.isEmpty)
  }

  @Test
  func `a snapshot keeps dwells that a pending exit holds back apart from new ones`() throws {
    var walk = WatchedMonitor(.at(dwells: [60]))
    walk.stay(from: 0, through: 58, east: 0)
    walk.stay(from: 59, through: 62, east: 300)
    let snapshot = try roundTrip(walk.monitor.snapshot)
    walk.monitor = RegionMonitor(regions: [.at(dwells: [30, 60])])
    walk.monitor.restore(snapshot)
    walk.stay(from: 63, through: 100, east: 0)
    #expect(walk.log == ["63.0 dwell(60.0) 1"])
  }

  @Test
  func
    `a snapshot is taken in for regions that exist; others begin fresh, edited ones are settled silently`()
    throws
  {
    var walk = WatchedMonitor(.at(), .at(id: 2), .at(east: 4000, id: 3), .at(id: 4))
    walk.go(at: 0, east: 0)
    let snapshot = try roundTrip(walk.monitor.snapshot)
    walk.monitor = RegionMonitor(regions: [
      .at(), .at(id: 2, radius: 120, firesInitially: true), .at(id: 3, firesInitially: true),
      .at(id: 5, firesInitially: true),
    ])
    walk.monitor.restore(snapshot)
    let states = (1...5).map { walk.monitor.definiteState(of: Region.ID(rawValue: $0)) }
    #expect(states == [.inside, .unknown, .unknown, .unknown, .unknown])
    walk.settled = []
    walk.go(at: 1, east: 0)
    #expect(walk.settled == ["2 inside", "3 inside"])
    #expect(walk.log == ["1.0 initial enter 5"])
    #expect(walk.monitor.insideSince(of: .two) == Ground.start)
    #expect(walk.monitor.insideSince(of: Region.ID(rawValue: 3)) == Ground.start + 1)
  }

  @Test
  func `a snapshot of a monitor that has seen nothing is nothing, and holds nothing back`() throws {
    var walk = WatchedMonitor(.at())
    walk.monitor.restore(try roundTrip(walk.monitor.snapshot))
    walk.go(at: 0, east: 400)
    walk.stay(from: 1, through: 3, east: 0)
    #expect(walk.log == ["3.0 enter 1"])
  }
}
