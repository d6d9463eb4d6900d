import Foundation
import Geo
import TestSupport
import Testing

@testable import Regions

/// Stays that one sparse fix ends by itself in time (P12).
struct DepartureTests {
  /// A monitor of a region of 100 m: with a = 10 m certainly in up to 90 m, certainly out from
  /// 130 m.
  private struct Watch {
    var walk = WatchedMonitor(.at())

    /// Shows fixes a minute or more apart, as a phone's: seconds, metres, accuracy.
    mutating func go(_ fixes: (Double, Double, Double)..., isSparse: Bool = true) {
      for (seconds, east, accuracy) in fixes {
        walk.monitor.criteria.leavesByOne = isSparse
        walk.monitor.criteria.patienceSeconds = isSparse ? 900 : 60
        walk.go(at: seconds, east: east, accuracy: accuracy)
      }
    }

    /// Ends the stays that were left by a time.
    mutating func end(leftUpTo seconds: Double) -> [Transition] {
      walk.monitor.endStays(leftUpTo: Ground.start + seconds).transitions
    }

    var departure: Double? {
      walk.monitor.firstDepartureTime?.timeIntervalSince(Ground.start)
    }
  }

  @Test func `one fix outside ends the stay, at its own time and place`() throws {
    var watch = Watch()
    watch.go((0, 0, 10), (300, 2800, 24))
    #expect(watch.walk.log.isEmpty && watch.departure == 300)
    #expect(watch.end(leftUpTo: 299.9).isEmpty)
    let exit = try #require(watch.end(leftUpTo: 300).first)
    #expect(exit.kind == .exit && exit.time == Ground.start + 300)
    #expect(abs(exit.distanceMeters - 2800) < 2 && exit.accuracyMeters == 24)
    #expect(watch.walk.monitor.definiteState(of: .one) == .outside && watch.departure == nil)
    watch.go((2000, 2000, 10), (2300, 0, 10), (2320, 1, 10))
    #expect(watch.walk.log == ["2320.0 enter 1"], "the next stay is another one")
  }

  @Test func `one inside prevents it, one on the border leaves it to two`() {
    var inside = Watch()
    inside.go((0, 0, 10), (300, 200, 10), (600, 0, 10))
    #expect(inside.departure == nil && inside.end(leftUpTo: 9000).isEmpty)
    var border = Watch()
    border.go((0, 0, 10), (300, 200, 10), (600, 110, 10))
    #expect(border.departure == nil && border.end(leftUpTo: 9000).isEmpty)
    border.go((700, 200, 10))
    #expect(border.walk.log == ["700.0 exit 1"])
  }

  @Test func `a fix that is too bad for the region changes nothing`() {
    var watch = Watch()
    watch.go((0, 0, 10), (300, 200, 10), (400, 0, 101), (500, 5000, 900))
    #expect(watch.departure == 300)
    watch = Watch()
    watch.go((0, 0, 10), (300, 5000, 101))
    #expect(watch.departure == nil)
  }

  @Test func `further fixes outside leave the first one in force, after a long pause too`() {
    var watch = Watch()
    watch.go((0, 0, 10), (300, 200, 10))
    watch.go((305, 210, 10), isSparse: false)
    #expect(watch.departure == 300 && watch.walk.log.isEmpty)
    watch = Watch()
    watch.go((0, 0, 10), (300, 200, 10))
    watch.walk.monitor.criteria.patienceSeconds = 60
    watch.walk.go(at: 400, east: 220)
    #expect(watch.walk.log.isEmpty, "the pending change was dropped, and began again")
    #expect(watch.departure == 300)
  }

  @Test func `a leaving that was dropped on the border may begin again`() {
    var watch = Watch()
    watch.go((0, 0, 10), (300, 200, 10), (400, 110, 10), (1300, 2800, 10))
    #expect(watch.walk.log.isEmpty && watch.departure == 1300)
  }

  @Test func `one fix of a dense source counts for nothing alone`() {
    var watch = Watch()
    watch.go((0, 0, 10), (1, 200, 10), (2, 210, 10), isSparse: false)
    #expect(watch.departure == nil && watch.end(leftUpTo: 9000).isEmpty)
    watch.go((70, 300, 10))
    #expect(watch.walk.log == ["70.0 exit 1"])
  }

  @Test func `an edit, a new track and a hint end it`() throws {
    var edited = Watch()
    edited.go((0, 0, 10), (300, 200, 10))
    edited.walk.monitor.insert(.at(radius: 120))
    #expect(edited.end(leftUpTo: 9000).isEmpty && edited.departure == nil)
    var restarted = Watch()
    restarted.go((0, 0, 10), (300, 200, 10))
    restarted.walk.go(at: 600, east: 0, restarts: true)
    #expect(restarted.end(leftUpTo: 9000).isEmpty)
  }

  @Test func `it is part of the snapshot, wherever the regions come from`() throws {
    var watch = Watch()
    watch.go((0, 0, 10), (300, 200, 10))
    let stored = try JSONEncoder().encode(watch.walk.monitor.snapshot)
    let snapshot = try JSONDecoder().decode(MonitorSnapshot.self, from: stored)
    #expect(snapshot == watch.walk.monitor.snapshot)
    var restored = RegionMonitor(regions: [.at()])
    restored.restore(snapshot)
    #expect(restored.firstDepartureTime == Ground.start + 300)
    restored.adoptRegions(of: RegionMonitor(regions: [.at(), .at(east: 9000, id: 2)]))
    #expect(restored.endStays(leftUpTo: Ground.start + 300).transitions.map(\.kind) == [.exit])
  }

  @Test func `a stored change does not begin after it was last supported`() throws {
    let point = TrackPoint(Ground().fix(at: 1, east: 200))
    let changes = [0.0, 1].map { PendingChange(at: point.time + $0, departure: point) }
    for change in changes {
      let stored = try JSONEncoder().encode(change)
      #expect(try JSONDecoder().decode(PendingChange.self, from: stored) == change)
    }
    let broken = try JSONEncoder().encode(PendingChange(at: point.time - 1, departure: point))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PendingChange.self, from: broken)
    }
  }

  @Test(arguments: OracleTests.spots)
  func `the monitor ends stays as one does that shows every fix to every region`(
    _ spot: OracleTests.Spot
  ) {
    var ends = 0
    for seed in 31...34 as ClosedRange<UInt64> {
      let regions = OracleTests.regions(around: spot.center, seed: seed)
      var monitor = RegionMonitor(regions: regions)
      var plain = PlainMonitor(regions: regions)
      var last = Ground.start
      for step in Wander.steps(around: spot.center, count: 600, seed: seed) {
        let isSparse = step.fix.time.timeIntervalSince(last) >= 5
        last = step.fix.time
        monitor.criteria.leavesByOne = isSparse
        plain.criteria.leavesByOne = isSparse
        let limit = step.fix.time - 60
        let ended = monitor.endStays(leftUpTo: limit).transitions
        ends += ended.count
        guard ended == plain.endStays(leftUpTo: limit),
          monitor.update(with: step.fix, startsTrack: step.startsTrack)
            == plain.update(with: step.fix, startsTrack: step.startsTrack)
        else {
          Issue.record("seed \(seed), \(step.fix.time)")
          return
        }
        monitor.releaseBuffers()
      }
    }
    #expect(ends > 3, "the walk must be worth the comparison")
  }
}
