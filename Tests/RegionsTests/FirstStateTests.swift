import Foundation
import Geo
import Testing

@testable import Regions

struct FirstStateTests {
  @Test(
    arguments: [(0, "1 inside"), (90, "1 inside"), (-90, "1 inside")]
      as [(Double, String)])
  func `the first definite state is recorded silently at the first certain fix`(
    _ east: Double, state: String
  ) {
    var walk = WatchedMonitor(.at())
    walk.go(at: 0, east: east)
    #expect(walk.settled == [state])
    #expect(walk.log.isEmpty)
    #expect(walk.changes == 1)
    walk.go(at: 1, east: east)
    #expect(walk.settled == [state])
    #expect(walk.changes == 1)
  }

  @Test(arguments: [130.01, 9000])
  func `the first definite state of a region that the first fix finds outside goes without saying`(
    _ east: Double
  ) {
    var walk = WatchedMonitor(.at())
    #expect(walk.monitor.definiteState(of: .one) == .unknown)
    walk.go(at: 0, east: east)
    #expect(walk.monitor.definiteState(of: .one) == .outside)
    #expect(walk.settled.isEmpty)
    #expect(walk.changes == 1)
  }

  @Test
  func `the first definite state waits while fixes straddle the border or are too bad`() {
    var walk = WatchedMonitor(.at())
    walk.go(at: 0, east: 110)
    walk.go(at: 1, east: 0, accuracy: 101)
    #expect(walk.settled.isEmpty)
    #expect(walk.changes == 0)
    #expect(walk.monitor.definiteState(of: .one) == .unknown)
    #expect(walk.monitor.insideSince(of: .one) == nil)
    walk.go(at: 2, east: 0)
    #expect(walk.settled == ["1 inside"])
    #expect(walk.monitor.insideSince(of: .one) == Ground.start + 2)
  }

  @Test
  func `the first definite state makes an enter of inside where the region asks for it`() {
    var walk = WatchedMonitor(
      .at(firesInitially: true), .at(east: 5000, id: 2, firesInitially: true))
    walk.go(at: 0, east: 0)
    #expect(walk.log == ["0.0 initial enter 1"])
    #expect(walk.settled.isEmpty)
    #expect(walk.monitor.definiteState(of: .two) == .outside)
    #expect(walk.changes == 1)
  }

  @Test
  func `the first definite state does not wait for 10 s after the track started again`() {
    var walk = WatchedMonitor(.at())
    walk.go(at: 0, east: 110)
    walk.go(at: 1, east: 0, restarts: true)
    #expect(walk.settled == ["1 inside"])
  }
}

struct SilenceTests {
  @Test(
    arguments: [(0, .inside), (120, .inside), (120.1, .unknown), (90_000, .unknown)]
      as [(Double, RegionState)])
  func `silence of more than 120 s shows a place as unknown, and keeps its state (G7)`(
    _ seconds: Double, shown: RegionState
  ) {
    var walk = WatchedMonitor(.at())
    walk.go(at: 0, east: 0)
    #expect(walk.monitor.state(of: .one, at: Ground.start + seconds) == shown)
    #expect(walk.monitor.definiteState(of: .one) == .inside)
  }

  @Test
  func `silence is each place's own: a bad fix speaks only to those that can use it`() {
    var walk = WatchedMonitor(.at(), .at(id: 2, radius: 300))
    walk.go(at: 0, east: 0)
    walk.go(at: 100, east: 0, accuracy: 200)
    let now = Ground.start + 130
    #expect(walk.monitor.state(of: .one, at: now) == .unknown)
    #expect(walk.monitor.state(of: .two, at: now) == .inside)
  }

  @Test
  func `silence surrounds a place that nobody watches`() {
    #expect(WatchedMonitor().monitor.state(of: .one, at: Ground.start) == .unknown)
    #expect(WatchedMonitor(.at()).monitor.state(of: .one, at: Ground.start) == .unknown)
  }

  @Test
  func `silence ends without an event where the state is the same`() {
    var walk = WatchedMonitor(.at())
    walk.go(at: 0, east: 0)
    walk.stay(from: 5000, through: 5030, east: 20)
    #expect(walk.log.isEmpty)
    #expect(walk.settled == ["1 inside"])
    #expect(walk.monitor.insideSince(of: .one) == Ground.start)
  }

  @Test
  func `silence ends with an event where the state differs, after the usual confirmation`() {
    var walk = WatchedMonitor(.at())
    walk.go(at: 0, east: 0)
    walk.stay(from: 5000, through: 5030, east: 500)
    #expect(walk.log == ["5020.0 exit 1"])
  }
}
