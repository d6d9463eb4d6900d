import Foundation
import TestSupport
import Testing

@testable import Regions

struct CrossTests {
  // R = 50 m and a = 10 m: near up to 45 m, outside from 50 m, certainly out from 80 m.
  private static let scripts: [Script] = [
    .fromOutside(
      "two fixes, one on each side", [.at(0, -100), .at(5, 100)], ["5.0 cross 1"]),
    .fromOutside(
      "one fix within", [.at(0, -100), .at(3, 0), .at(6, 100)], ["6.0 cross 1"]),
    .fromOutside(
      "out again on the border", [.at(0, -100), .at(3, 0), .at(6, 50.01)], ["6.0 cross 1"]),
    .fromOutside("not out again yet", [.at(0, -100), .at(3, 0), .at(6, 49.9)]),
    .fromOutside(
      "at 3 m/s and more", [.at(0, -100), .at(20, 0), .at(50, 51)], ["50.0 cross 1"]),
    .fromOutside("slower than 3 m/s", [.at(0, -100), .at(20, 0), .at(51, 50.5)]),
    .fromOutside(
      "back where it came from is no way at all", [.at(0, -60), .at(3, 0), .at(6, -60)]),
    .fromOutside("a segment of 60 s", [.at(0, -1000), .at(60, 1000)], ["60.0 cross 1"]),
    .fromOutside("a segment of more than 60 s", [.at(0, -1000), .at(60.1, 1000)]),
    .fromOutside(
      "the worse of both accuracies counts", [.at(0, -100, 26), .at(5, 100)], ["5.0 cross 1"]),
    .fromOutside(
      "slowly in through the rim: the last fix outside counts",
      [.at(0, -52), .at(1, -48), .at(2, -44), .at(3, 0), .at(4, 60)], ["4.0 cross 1"]),
    .fromOutside(
      "a pass is forgotten when it is slow, and the next one counts",
      [
        .at(0, -60), .at(2, 0), .at(30, -60), .at(31, -100), .at(36, 100),
      ], ["36.0 cross 1"]),
    .fromOutside("only once", [.at(0, -100), .at(5, 100), .at(6, 120)], ["5.0 cross 1"]),
    .fromOutside(
      "there and back", [.at(0, -100), .at(5, 100), .at(10, -100)], ["5.0 cross 1", "10.0 cross 1"]),
    .fromOutside("never over a jump", [.at(0, -100), .restart(5, 100)]),
    .fromOutside(
      "a jump within drops the pass", [.at(0, -100), .at(3, 0), .restart(4, 0), .at(6, 100)]),
    .fromOutside(
      "a fix that the place cannot use is passed over",
      [.at(0, -100), .at(2, 400, 51), .at(5, 100)], ["5.0 cross 1"]),
    .fromOutside(
      "an enter ends the pass",
      [.at(0, -100), .at(3, 0), .at(4, 0), .at(5, 0), .at(8, 100)], ["5.0 enter 1"]),
    .fromOutside(
      "a cross leaves a pending enter as it is (G5 names what ends one)",
      [
        .at(0, -100), .at(3, 0), .at(4, 0), .at(6, 60), .at(8, 0),
      ], ["6.0 cross 1", "8.0 enter 1"]),
    .fromOutside(
      "a gap within does not end the pass",
      [.at(0, -100), .at(3, 0), .at(70, 3000), .at(71, 3050)], ["71.0 cross 1"]),
    .fromOutside(
      "a gap of more than 120 s within ends it",
      [.at(0, -100), .at(3, 0), .at(124, 3000), .at(125, 3050)]),
    .fromOutside(
      "a gap that begins outside ends it",
      [.at(0, -100), .at(3, 0), .at(70, 3000), .at(140, 6000), .at(141, 6050)]),
    .fromOutside(
      "and a later pass counts",
      [.at(0, -100), .at(3, 0), .at(150, -100), .at(153, 0), .at(156, 100)], ["156.0 cross 1"]),
    .fromInside("none from inside", [.at(0, 100), .at(5, -100), .at(10, 100)]),
    Script("none before a first state", [.at(0, 60), .at(2, 0, 50), .at(4, -60)], []),
  ]

  @Test(arguments: scripts)
  func `a cross is one fast pass of the track near the centre (G8)`(_ script: Script) {
    var walk = WatchedMonitor(.at(radius: 50))
    script.run(on: &walk)
    #expect(walk.log == script.expected)
  }

  @Test(
    arguments: [
      (10, 44.9, true), (10, 45.1, false), (17, 41.4, true), (17, 41.6, false), (30, 34.9, true),
      (30, 35.1, false), (50, 24.9, true), (50, 25.1, false),
    ] as [(Double, Double, Bool)])
  func
    `a cross needs the track within the radius less half the accuracy, or within half the radius`(
      _ accuracy: Double, north: Double, isNoticed: Bool
    )
  {
    var walk = WatchedMonitor(.at(radius: 50))
    walk.go(at: 0, east: -400)
    walk.go(at: 10, east: -150, north: north, accuracy: accuracy)
    walk.go(at: 15, east: 150, north: north)
    #expect(walk.log == (isNoticed ? ["15.0 cross 1"] : []))
  }

  @Test(
    arguments: [
      ([0, 0.99, 0.5], false), ([1, 0, 0], true), ([0, 1, 0], true), ([0, 0, 1], true),
      ([0, nil, 0], true), ([nil, nil, nil], true), ([20, 20, 20], true),
    ] as [([Double?], Bool)])
  func `no cross while every fix of the pass says that the receiver stands, below 1 m/s`(
    _ speeds: [Double?], isNoticed: Bool
  ) {
    var walk = WatchedMonitor(.at(radius: 50))
    walk.go(at: -1000, east: -400, speed: 30)
    for (index, speed) in speeds.enumerated() {
      walk.go(at: 3 * Double(index), east: 60 * Double(index - 1), speed: speed)
    }
    #expect(walk.log == (isNoticed ? ["6.0 cross 1"] : []))
  }

  @Test(arguments: [0.5, 3] as [Double])
  func `a fix of the pass that no region had to see counts too`(_ speed: Double) {
    var walk = WatchedMonitor(.at(radius: 100), .at(east: 5000, id: 2))
    walk.go(at: 0, east: -150, speed: 0)
    walk.go(at: 4, east: -80, speed: 0)
    walk.go(at: 5, east: -80.1, speed: speed)
    walk.go(at: 30, east: 120, speed: 0)
    #expect(walk.log == (speed < 1 ? [] : ["30.0 cross 1"]))
  }

  @Test
  func `what was said of the speed outlasts a restart`() throws {
    for speed in [0.0, 20] {
      var walk = WatchedMonitor(.at(radius: 50))
      walk.go(at: -1000, east: -400, speed: 0)
      walk.go(at: 0, east: -60, speed: speed)
      walk.go(at: 3, east: 0, speed: 0)
      let stored = try JSONEncoder().encode(walk.monitor.snapshot)
      walk.monitor = RegionMonitor(regions: [.at(radius: 50)])
      walk.monitor.restore(try JSONDecoder().decode(MonitorSnapshot.self, from: stored))
      walk.go(at: 6, east: 60, speed: 0)
      #expect(walk.log == (speed > 0 ? ["6.0 cross 1"] : []))
    }
  }

  @Test
  func `a cross reports the smallest distance of the pass, and the accuracy of the last fix`()
    throws
  {
    var walk = WatchedMonitor(.at(radius: 50))
    walk.go(at: 0, east: -100, north: 20)
    walk.go(at: 2, east: -30, north: 10)
    walk.go(at: 4, east: 30, north: 10)
    walk.go(at: 6, east: 100, north: 20, accuracy: 14)
    let cross = try #require(walk.transitions.first)
    #expect(cross.kind == .cross)
    #expect(abs(cross.distanceMeters - 10) < 0.01)
    #expect(cross.accuracyMeters == 14)
    #expect(walk.monitor.definiteState(of: .one) == .outside)
    #expect(walk.changes == 1)
  }
}
