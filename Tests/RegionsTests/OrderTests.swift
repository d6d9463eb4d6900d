import Foundation
import Testing

@testable import Regions

struct OrderTests {
  @Test
  func `several events of one fix come as exits, enters, crosses, dwells, each by place id (G9)`() {
    // The last fix, at 60 s, confirms the exits of 9 and 2 and the enters of 8 and 3, completes the
    // crosses of 5 and 1, and reaches a dwell of a minute in 6 and 4.
    var walk = WatchedMonitor(
      .at(id: 9), .at(id: 2, radius: 120), .at(east: 1000, id: 8, radius: 200),
      .at(east: 1000, id: 3, radius: 220), .at(east: 1000, id: 5, radius: 50),
      .at(east: 1000, id: 1, radius: 60), .at(id: 6, radius: 3000, dwells: [60]),
      .at(id: 4, radius: 2000, dwells: [60, 59.5]))
    for (seconds, east) in [(0, 0), (40, 500), (58, 890), (59, 900)] {
      walk.go(at: Double(seconds), east: Double(east))
    }
    #expect(walk.log.isEmpty)
    walk.go(at: 60, east: 1100)
    #expect(
      walk.log == [
        "60.0 exit 2", "60.0 exit 9", "60.0 enter 3", "60.0 enter 8", "60.0 cross 1",
        "60.0 cross 5",
        "60.0 dwell(59.5) 4", "60.0 dwell(60.0) 4", "60.0 dwell(60.0) 6",
      ])
    #expect(walk.settled == ["2 inside", "4 inside", "6 inside", "9 inside"])
  }

  @Test
  func `events of one place never depend on the others`() {
    var alone = WatchedMonitor(.at(id: 1))
    var among = WatchedMonitor(.at(id: 1), .at(east: 30, id: 2, radius: 20), .at(east: 90, id: 3))
    for second in 0..<200 {
      let east = -300 + 5 * Double(second)
      alone.go(at: Double(second), east: east)
      among.go(at: Double(second), east: east)
    }
    #expect(!alone.log.isEmpty)
    #expect(among.transitions.filter { $0.region == .one } == alone.transitions)
  }

  @Test
  func `of two regions with one id the later one counts`() {
    let monitor = RegionMonitor(regions: [.at(id: 2), .at(id: 1), .at(id: 2, radius: 50)])
    #expect(monitor.region(.two)?.radiusMeters == 50)
    #expect(monitor.table.live.map(\.id) == [.one, .two])
  }

  @Test
  func `a fix that is not newer changes nothing`() {
    var walk = WatchedMonitor(.at())
    walk.go(at: 0, east: -400)
    walk.stay(from: 1, through: 2, east: 0)
    let before = walk.monitor.snapshot
    walk.go(at: 2, east: 0)
    walk.go(at: 1, east: 0, restarts: true)
    #expect(walk.monitor.snapshot == before)
  }
}
