import Foundation
import TestSupport
import Testing

@testable import Regions

struct StateChangeTests {
  // R = 100 m and a = 10 m: certainly in up to 90 m, certainly out from 130 m, straddling between.
  private static let enterScripts: [Script] = [
    .fromOutside(
      "three fixes over 2 s", [.at(0, 0), .at(1, 0), .at(2, 0)], ["2.0 enter 1"]),
    .fromOutside("two fixes are too few", [.at(0, 0), .at(2, 0)]),
    .fromOutside("three fixes over less than 2 s", [.at(0, 0), .at(1, 0), .at(1.998, 0)]),
    .fromOutside(
      "10 Hz: exactly 2 s count, whatever the rounding", Script.Step.spot(0...2.5, every: 0.1, 0),
      ["2.0 enter 1"]),
    .fromOutside(
      "10 Hz from 0.1 s", Script.Step.spot(0.1...2.5, every: 0.1, 0), ["2.1 enter 1"]),
    .fromOutside(
      "a straddling fix neither feeds nor cancels", [.at(0, 0), .at(1, 110), .at(2, 0), .at(3, 0)],
      ["3.0 enter 1"]),
    .fromOutside(
      "a fix certain of outside cancels",
      [.at(0, 0), .at(1, 0), .at(2, 130.01), .at(3, 0), .at(4, 0)]),
    .fromOutside(
      "60 s without support are borne", [.at(0, 0), .at(1, 0), .at(31, 110), .at(61, 0)],
      ["61.0 enter 1"]),
    .fromOutside(
      "more than 60 s without support are not",
      [.at(0, 0), .at(1, 0), .at(31, 110), .at(61.1, 0), .at(62, 0)]),
    .fromOutside(
      "the fading fix itself begins anew",
      [.at(0, 0), .at(1, 0), .at(31, 110), .at(62, 0), .at(63, 0), .at(64, 0)], ["64.0 enter 1"]),
    .fromOutside(
      "a fix too bad for the place changes nothing",
      [.at(0, 0), .at(1, 0, 100.1), .at(2, 0)]),
    .fromOutside(
      "a fix as bad as the radius counts", [.at(0, 0), .at(1, 0, 100), .at(2, 0)], ["2.0 enter 1"]),
    .fromOutside("sparse: two fixes over 20 s", [.at(0, 0), .at(20, 0)], ["20.0 enter 1"]),
    .fromOutside("sparse: less than 20 s", [.at(0, 0), .at(19, 0)]),
    .fromOutside(
      "10 s apart is not sparse yet, a straddling fix between",
      [.at(0, 0), .at(10, 110), .at(20, 0)]),
    .fromOutside(
      "the interval that counts is the one before this fix",
      [.at(0, 0), .at(9, 110), .at(20, 0)], ["20.0 enter 1"]),
    .fromOutside(
      "bad fixes between do not make a source dense",
      [.at(0, 0), .at(5, 0, 300), .at(10, 0, 300), .at(20, 0)], ["20.0 enter 1"]),
  ]

  @Test(arguments: enterScripts)
  func `a change of state to inside needs 3 certain fixes over 2 s (G5)`(_ script: Script) {
    var walk = WatchedMonitor(.at())
    script.run(on: &walk)
    #expect(walk.log == script.expected)
  }

  private static let exitScripts: [Script] = [
    .fromInside(
      "three fixes over 20 s", [.at(0, 130.01), .at(10, 130.01), .at(20, 130.01)], ["20.0 exit 1"]),
    .fromInside("over less than 20 s", [.at(0, 130.01), .at(10, 130.01), .at(19.9, 130.01)]),
    .fromInside(
      "10 Hz: exactly 20 s count", Script.Step.spot(0...21, every: 0.1, 130.01), ["20.0 exit 1"]),
    .fromInside("1 Hz", Script.Step.spot(0...30, 200), ["20.0 exit 1"]),
    .fromInside(
      "a fix certain of inside cancels",
      Script.Step.spot(0...15, 200) + [.at(16, 90)] + Script.Step.spot(17...36, 200)),
    .fromInside(
      "a straddling fix does not cancel",
      Script.Step.spot(0...15, 200) + [.at(16, 91)] + Script.Step.spot(17...22, 200),
      ["20.0 exit 1"]),
    .fromInside("sparse: two fixes over 20 s", [.at(0, 200), .at(20, 200)], ["20.0 exit 1"]),
    .fromInside(
      "60 s without support drop it", [.at(0, 200), .at(61, 200), .at(81, 200)], ["81.0 exit 1"]),
  ]

  @Test(arguments: exitScripts)
  func `a change of state to outside needs 3 certain fixes over 20 s (G5)`(_ script: Script) {
    var walk = WatchedMonitor(.at())
    script.run(on: &walk)
    #expect(walk.log == script.expected)
  }

  @Test
  func `a change of state reports distance and accuracy of the fix that made it certain`() throws {
    var walk = WatchedMonitor(.at())
    walk.go(at: -1, east: 400)
    for second in 0...2 {
      walk.go(at: Double(second), east: 30 - Double(second), accuracy: 12)
    }
    let enter = try #require(walk.transitions.first)
    #expect(abs(enter.distanceMeters - 28) < 0.01)
    #expect(enter.accuracyMeters == 12)
    #expect(enter.time == Ground.start + 2)
    #expect(walk.monitor.definiteState(of: .one) == .inside)
    #expect(walk.monitor.insideSince(of: .one) == Ground.start + 2)
    #expect(walk.changes == 2)
  }

  private static let restartScripts: [Script] = [
    .fromOutside(
      "nothing is confirmed before 10 s have passed",
      [.restart(0, 0)] + Script.Step.spot(1...9.9, every: 0.1, 0)),
    .fromOutside(
      "support gathers meanwhile", [.restart(0, 0)] + Script.Step.spot(1...12, 0), ["10.0 enter 1"]),
    .fromOutside(
      "what was pending is dropped",
      [.at(0, 0), .at(1, 0), .restart(2, 0), .at(12, 0), .at(12.1, 0)], ["12.1 enter 1"]),
    .fromOutside(
      "two restarts: the later one counts",
      [.restart(0, 0), .restart(5, 0)] + Script.Step.spot(6...16, 0), ["15.0 enter 1"]),
    .fromInside(
      "an exit waits too", [.restart(0, 5000)] + Script.Step.spot(1...25, 5000), ["20.0 exit 1"]),
    Script(
      "the very first fix holds nothing back",
      [.at(0, 400), .at(1, 0), .at(2, 0), .at(3, 0)], ["3.0 enter 1"]),
  ]

  @Test(arguments: restartScripts)
  func `a change of state is not confirmed for 10 s after the track started again (G3)`(
    _ script: Script
  ) {
    var walk = WatchedMonitor(.at())
    script.run(on: &walk)
    #expect(walk.log == script.expected)
  }

  @Test
  func `a change of state goes on being looked for after the track started again in its midst`() {
    var walk = WatchedMonitor(.at())
    walk.stay(from: 0, through: 3, east: 0)
    walk.stay(from: 4, through: 5, east: 500)
    walk.go(at: 6, east: 520, restarts: true)
    walk.stay(from: 7, through: 30, east: 520)
    #expect(walk.log == ["26.0 exit 1"])
  }
}
