import Foundation
import Testing

@testable import Regions

struct EditingTests {
  @Test
  func `editing a place records its state again without an event (G10)`() {
    var walk = WatchedMonitor(.at(firesInitially: true))
    walk.go(at: 0, east: 400)
    walk.monitor.insert(.at(radius: 1000, firesInitially: true))
    #expect(walk.monitor.definiteState(of: .one) == .unknown)
    walk.go(at: 1, east: 400)
    #expect(walk.monitor.definiteState(of: .one) == .inside)
    #expect(walk.monitor.insideSince(of: .one) == Ground.start + 1)
    walk.monitor.insert(.at())
    #expect(walk.monitor.insideSince(of: .one) == nil)
    walk.go(at: 2, east: 400)
    #expect(walk.settled == ["1 inside", "1 outside"])
    #expect(walk.log.isEmpty)
    #expect(walk.changes == 3)
  }

  @Test
  func `editing a place drops what was pending`() {
    var walk = WatchedMonitor(.at())
    walk.go(at: -1, east: 0)
    walk.stay(from: 0, through: 19, east: 500)
    walk.monitor.insert(.at(radius: 101))
    walk.go(at: 19.5, east: 0)
    walk.stay(from: 20, through: 39, east: 500)
    #expect(walk.log.isEmpty)
    walk.go(at: 40, east: 500)
    #expect(walk.log == ["40.0 exit 1"])
  }

  @Test
  func `editing a place drops a pass`() {
    var walk = WatchedMonitor(.at(radius: 50))
    walk.go(at: 0, east: -100)
    walk.go(at: 3, east: 0)
    walk.monitor.insert(.at(radius: 51))
    walk.go(at: 6, east: 100)
    #expect(walk.log.isEmpty)
    #expect(walk.settled == ["1 outside"])
  }

  @Test
  func `editing a place lets a stay go on, with its beginning and its dwells`() {
    var walk = WatchedMonitor(.at(dwells: [30, 60]))
    walk.stay(from: 0, through: 40, east: 0)
    walk.monitor.insert(.at(radius: 150, dwells: [30, 35, 60]))
    walk.go(at: 41, east: 140)
    #expect(walk.monitor.definiteState(of: .one) == .inside)
    walk.stay(from: 42, through: 100, east: 0)
    #expect(walk.monitor.insideSince(of: .one) == Ground.start)
    #expect(walk.log == ["30.0 dwell(30.0) 1", "60.0 dwell(60.0) 1"])
  }

  @Test
  func `editing nothing but the dwells of a place keeps everything under way`() {
    var walk = WatchedMonitor(.at())
    walk.go(at: -1, east: 400)
    walk.stay(from: 0, through: 1, east: 0)
    walk.monitor.insert(.at(dwells: [60]))
    walk.go(at: 2, east: 0)
    #expect(walk.log == ["2.0 enter 1"])
    walk.go(at: 62, east: 0)
    #expect(walk.log == ["2.0 enter 1", "62.0 dwell(60.0) 1"])
  }

  @Test
  func `editing a place before its first state leaves it fresh`() {
    var walk = WatchedMonitor(.at(firesInitially: true))
    walk.monitor.insert(.at(radius: 50, firesInitially: true))
    walk.go(at: 0, east: 0)
    #expect(walk.log == ["0.0 initial enter 1"])
  }

  @Test
  func `a new place is settled silently in the midst of a track`() {
    var walk = WatchedMonitor(.at(id: 2))
    walk.stay(from: 0, through: 5, east: 0)
    walk.monitor.insert(.at(id: 1))
    walk.monitor.insert(.at(id: 3))
    walk.go(at: 6, east: 0)
    #expect(walk.settled == ["2 inside", "1 inside", "3 inside"])
    #expect(walk.log.isEmpty)
    #expect(walk.monitor.insideSince(of: .two) == Ground.start)
  }

  @Test
  func `a deleted place says nothing more, and nothing is left when it comes back`() {
    var walk = WatchedMonitor(.at(), .at(id: 2))
    walk.go(at: -1, east: 400)
    walk.stay(from: 0, through: 1, east: 0)
    walk.monitor.remove(.one)
    walk.monitor.remove(Region.ID(rawValue: 77))
    walk.go(at: 2, east: 0)
    #expect(walk.log == ["2.0 enter 2"])
    #expect(walk.monitor.region(.one) == nil)
    #expect(walk.monitor.definiteState(of: .one) == .unknown)
    walk.monitor.insert(.at())
    walk.stay(from: 3, through: 9, east: 0)
    #expect(walk.settled == ["1 inside"])
    #expect(walk.log == ["2.0 enter 2"])
  }
}
