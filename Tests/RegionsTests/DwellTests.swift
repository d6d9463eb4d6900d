import Foundation
import Testing

@testable import Regions

struct DwellTests {
  /// Outside first, so that the enter is confirmed at 2 s.
  private func entered(_ region: Region) -> WatchedMonitor {
    var walk = WatchedMonitor(region)
    walk.go(at: -1, east: 400)
    walk.stay(from: 0, through: 2, east: 0)
    walk.log = []
    return walk
  }

  @Test
  func `a dwell fires once, counted from the confirmed enter`() {
    var walk = entered(.at(dwells: [60]))
    walk.stay(from: 3, through: 200, east: 0)
    #expect(walk.log == ["62.0 dwell(60.0) 1"])
    #expect(walk.changes == 2)
  }

  @Test
  func `a dwell counts from a first silent inside too`() {
    var walk = WatchedMonitor(.at(dwells: [60]))
    walk.stay(from: 0, through: 100, every: 0.1, east: 0)
    #expect(walk.log == ["60.0 dwell(60.0) 1"])
  }

  @Test
  func `a dwell comes in several lengths, each once, two in one fix in order`() {
    var walk = entered(.at(dwells: [60, 30, 300]))
    walk.go(at: 10, east: 0)
    walk.go(at: 65, east: 0)
    walk.go(at: 100, east: 0)
    walk.go(at: 400, east: 0)
    #expect(walk.log == ["65.0 dwell(30.0) 1", "65.0 dwell(60.0) 1", "400.0 dwell(300.0) 1"])
  }

  @Test
  func `a dwell fires on a straddling fix, which does not contradict`() {
    var walk = entered(.at(dwells: [60]))
    walk.go(at: 62, east: 110)
    #expect(walk.log == ["62.0 dwell(60.0) 1"])
  }

  @Test
  func `a dwell does not fire while an exit is pending, but after it is cancelled`() {
    var walk = entered(.at(dwells: [60]))
    walk.stay(from: 55, through: 65, east: 200)
    walk.go(at: 66, east: 110)
    #expect(walk.log.isEmpty)
    walk.go(at: 67, east: 0)
    #expect(walk.log == ["67.0 dwell(60.0) 1"])
  }

  @Test
  func `a dwell fires on a straddling fix once the pending exit has faded`() {
    var walk = entered(.at(dwells: [300]))
    walk.stay(from: 100, through: 105, east: 200)
    walk.stay(from: 106, through: 400, east: 115)
    #expect(walk.log == ["302.0 dwell(300.0) 1"])
  }

  @Test
  func `a dwell does not fire on a fix that the place cannot use`() {
    var walk = entered(.at(dwells: [60]))
    walk.go(at: 62, east: 0, accuracy: 101)
    #expect(walk.log.isEmpty)
  }

  @Test
  func `a dwell begins again with the next stay`() {
    var walk = entered(.at(dwells: [30]))
    walk.stay(from: 3, through: 40, east: 0)
    walk.stay(from: 41, through: 70, east: 400)
    walk.stay(from: 71, through: 120, east: 0)
    #expect(
      walk.log == ["32.0 dwell(30.0) 1", "61.0 exit 1", "73.0 enter 1", "103.0 dwell(30.0) 1"])
  }

  @Test
  func `a dwell that is new does not fire in a stay that has passed it already`() throws {
    var walk = entered(.at(dwells: []))
    walk.stay(from: 3, through: 100, east: 0)
    try walk.monitor.setDwells([60, 120], for: .one)
    #expect(walk.monitor.region(.one)?.dwells == [60, 120])
    walk.stay(from: 101, through: 200, east: 0)
    #expect(walk.log == ["122.0 dwell(120.0) 1"])
  }

  @Test
  func `a dwell that was given up and taken up again fires at most once in a stay`() throws {
    var walk = entered(.at(dwells: [60]))
    walk.stay(from: 3, through: 70, east: 0)
    try walk.monitor.setDwells([], for: .one)
    walk.stay(from: 71, through: 80, east: 0)
    try walk.monitor.setDwells([60], for: .one)
    walk.stay(from: 81, through: 200, east: 0)
    #expect(walk.log == ["62.0 dwell(60.0) 1"])
  }

  @Test
  func `a dwell keeps waiting over a change of the others`() throws {
    var walk = entered(.at(dwells: [60]))
    walk.stay(from: 55, through: 63, east: 200)
    try walk.monitor.setDwells([60, 90], for: .one)
    walk.stay(from: 64, through: 100, east: 0)
    #expect(walk.log == ["64.0 dwell(60.0) 1", "92.0 dwell(90.0) 1"])
    try walk.monitor.setDwells([1], for: .two)
  }
}
