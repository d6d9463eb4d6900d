import Foundation
import Geo
import Localization
import Testing

@testable import GPSD

/// The state machine on a clock of its own: seconds since it was made.
private struct Bench {
  private var tracker: ReceiverTracker
  private let start = ContinuousClock.now
  private let connection = Connection()

  init(device: String? = nil) {
    tracker = ReceiverTracker(device: device, options: GPSDOptions())
    tracker.connected(at: start)
  }

  mutating func hear(_ line: String, at seconds: Double) -> [GPSDReport] {
    let now = start + .seconds(seconds)
    let due = tracker.tick(at: now)
    return due + tracker.receive(connection.decode(line), at: now)
  }

  mutating func wait(until seconds: Double) -> [GPSDReport] {
    tracker.tick(at: start + .seconds(seconds))
  }

  mutating func lose(_ reason: PositionPhrase, at seconds: Double) -> [GPSDReport] {
    tracker.lost(reason, at: start + .seconds(seconds))
  }

  mutating func reconnect(at seconds: Double) { tracker.connected(at: start + .seconds(seconds)) }

  var deadline: Double? {
    tracker.deadline.map { start.duration(to: $0) / .seconds(1) }
  }
}

struct ReceiverTrackerTests {
  @Test func `the last report of an epoch is its fix`() {
    var bench = Bench()
    #expect(bench.hear(Lines.tpv(second: 1, latitude: 52.1), at: 0).compactMap(\.fix).isEmpty)
    #expect(bench.hear(Lines.tpv(second: 1, latitude: 52.2), at: 0.02).compactMap(\.fix).isEmpty)
    #expect(bench.hear(Lines.tpv(second: 1, latitude: 52.3), at: 0.03).compactMap(\.fix).isEmpty)
    let reports = bench.hear(Lines.tpv(second: 2, latitude: 52.4), at: 0.04)
    #expect(reports.first == .state(.ok))
    #expect(reports.compactMap(\.fix).map(\.latitude) == [52.3])
    #expect(bench.wait(until: 0.15).compactMap(\.fix).map(\.latitude) == [52.4])
  }

  @Test func `a fix waits 100 ms after its last report and 150 ms in all`() throws {
    var bench = Bench()
    _ = bench.hear(Lines.tpv(second: 1), at: 1)
    #expect(abs(try #require(bench.deadline) - 1.1) < 0.000_1)
    _ = bench.hear(Lines.tpv(second: 1), at: 1.09)
    #expect(abs(try #require(bench.deadline) - 1.15) < 0.000_1)
    #expect(bench.wait(until: 1.149).isEmpty)
    #expect(bench.wait(until: 1.151).compactMap(\.second) == [1])
    // What comes later of the same epoch is not a fix again.
    #expect(bench.hear(Lines.tpv(second: 1), at: 1.3).isEmpty)
    #expect(bench.wait(until: 2).isEmpty)
  }

  @Test(arguments: [
    Lines.tpv(second: 1, latitude: 91.5), Lines.tpv(second: 1, mode: 1),
    Lines.tpv(second: 1, mode: 0),
    #"{"class":"TPV","device":"/dev/a","time":"2025-06-10T10:00:01.000Z","lat":52.5,"lon":13.4}"#,
    #"{"class":"TPV","device":"/dev/a","mode":3,"lat":52.5,"lon":13.4}"#,
    #"{"class":"TPV","device":"/dev/a","mode":3,"time":"2025-06-10T10:00:01.000Z","lon":13.4}"#,
    #"{"class":"TPV","device":"/dev/a","mode":3,"time":"2025-06-10T10:00:01.000Z","lat":52.5}"#,
  ])
  func `what is no position is no fix`(line: String) {
    var bench = Bench()
    let reports = bench.hear(line, at: 0) + bench.wait(until: 1)
    #expect(reports.compactMap(\.fix).isEmpty)
    guard case .noFix = reports.compactMap(\.state).last else {
      Issue.record("\(reports)")
      return
    }
  }

  @Test func `after an error a report without mode does not bring the old position back`() {
    var bench = Bench()
    _ = bench.hear(Lines.tpv(second: 1), at: 0)
    #expect(bench.wait(until: 0.5).compactMap(\.second) == [1])
    #expect(bench.hear(#"{"class":"ERROR","message":"no"}"#, at: 1).isEmpty)
    #expect(bench.hear(#"{"class":"TPV","device":"/dev/a"}"#, at: 1.1).isEmpty)
    #expect(bench.wait(until: 2).isEmpty)
  }

  @Test func `an older time is ignored until it has stayed back for ten seconds`() {
    var bench = Bench()
    _ = bench.hear(Lines.tpv(second: 1000), at: 0)
    #expect(bench.hear(Lines.tpv(second: 999), at: 0.05).compactMap(\.fix).isEmpty)
    #expect(bench.wait(until: 1).compactMap(\.second) == [1000])
    #expect(bench.hear(Lines.tpv(second: 3), at: 5).isEmpty)
    #expect(bench.hear(Lines.tpv(second: 8), at: 10.5).compactMap(\.fix).isEmpty)
    #expect(bench.wait(until: 11).compactMap(\.second) == [8])
  }

  @Test func `silence after fixes is stale, and a fix ends it`() {
    var bench = Bench()
    _ = bench.hear(Lines.tpv(second: 1), at: 0)
    _ = bench.wait(until: 1)
    #expect(bench.deadline == 10)
    #expect(bench.wait(until: 9.9).isEmpty)
    #expect(bench.wait(until: 10) == [.state(.stale(reason: .silent(seconds: 10)))])
    #expect(bench.deadline == nil)
    _ = bench.hear(Lines.tpv(second: 60), at: 60)
    let reports = bench.wait(until: 60.2)
    #expect(reports.first == .state(.ok))
    #expect(reports.compactMap(\.second) == [60])
  }

  @Test func `a receiver that goes on without position has no fix rather than being stale`() {
    var bench = Bench()
    _ = bench.hear(Lines.tpv(second: 1), at: 0)
    var states: [ReceiverState] = []
    for second in 1...12 {
      states += bench.hear(Lines.tpv(second: second + 1, mode: 1), at: Double(second))
        .compactMap(\.state)
    }
    #expect(
      states == [.ok, .noFix(reason: .positionLost(seconds: 10))])
    #expect(
      bench.wait(until: 22) == [.state(.stale(reason: .silent(seconds: 10)))])
  }

  @Test func `a daemon that says nothing has no device`() {
    var bench = Bench()
    #expect(
      bench.wait(until: 10) == [.state(.noDevice(reason: .noDeviceNamed(seconds: 10)))])
  }

  @Test func `a lost connection delivers the waiting fix first, and is told once per reason`() {
    var bench = Bench()
    _ = bench.hear(Lines.tpv(second: 1), at: 0)
    let reports = bench.lose(.closed(address: "pi:1"), at: 0.01)
    #expect(reports.compactMap(\.second) == [1])
    #expect(reports.last == .state(.noDaemon(reason: .closed(address: "pi:1"))))
    #expect(bench.deadline == nil)
    bench.reconnect(at: 1)
    #expect(bench.lose(.closed(address: "pi:1"), at: 2).isEmpty)
    #expect(
      bench.lose(.nothingAnswers(address: "pi:1"), at: 3) == [
        .state(.noDaemon(reason: .nothingAnswers(address: "pi:1")))
      ])
  }

  @Test func `a sky view completes the fixes of its own device for ten seconds`() {
    let sky =
      #"{"class":"SKY","device":"/dev/a","hdop":1.5,"satellites":[{"PRN":1,"used":true}]}"#
    var bench = Bench()
    _ = bench.hear(sky, at: 0)
    _ = bench.hear(Lines.tpv(second: 1), at: 0.1)
    let fixes = bench.wait(until: 1).compactMap(\.fix)
    #expect(fixes.map(\.hdop) == [1.5])
    #expect(fixes.map(\.satellites) == [1])
    _ = bench.hear(Lines.tpv(second: 12), at: 12)
    #expect(bench.wait(until: 13).compactMap(\.fix).map(\.hdop) == [nil])
  }
}

struct DevicePinningTests {
  @Test func `of two devices the first to give a fix is followed`() {
    var bench = Bench()
    _ = bench.hear(Lines.devices(["/dev/a", "/dev/b"]), at: 0)
    var seconds: [Double] = []
    for second in 1...5 {
      let at = Double(second)
      seconds += bench.hear(Lines.tpv(second: second, device: "/dev/b", mode: 1), at: at)
        .compactMap(\.second)
      seconds += bench.hear(Lines.tpv(second: second, device: "/dev/a"), at: at).compactMap(
        \.second)
      seconds += bench.hear(Lines.tpv(second: second + 100, device: "/dev/b"), at: at)
        .compactMap(\.second)
    }
    #expect(seconds == [1, 2, 3, 4])
  }

  @Test func `when the followed device goes, another may take over`() {
    var bench = Bench()
    _ = bench.hear(Lines.devices(["/dev/a", "/dev/b"]), at: 0)
    _ = bench.hear(Lines.tpv(second: 1, device: "/dev/a"), at: 0)
    let reports = bench.hear(Lines.gone("/dev/a"), at: 0.01)
    #expect(reports.compactMap(\.second) == [1])
    #expect(reports.contains(.device(path: "/dev/a", isPresent: false)))
    #expect(
      reports.last == .state(.noFix(reason: .waitingForReport)))
    _ = bench.hear(Lines.tpv(second: 2, device: "/dev/b"), at: 1)
    #expect(bench.wait(until: 2).compactMap(\.second) == [2])
    #expect(
      bench.hear(Lines.gone("/dev/b"), at: 3).last
        == .state(.noDevice(reason: .devicesSilent(["/dev/a", "/dev/b"]))))
  }

  /// Plays a receiver that loses its fix at second 5 and goes on reporting, and another one that
  /// has fixes from second 8 on; returns the seconds that were taken, and the states.
  private func loss(_ bench: inout Bench, again: Int = .max) -> (fixes: [Double], [ReceiverState]) {
    var reports: [GPSDReport] = []
    for second in 1...30 {
      let (at, hasFix) = (Double(second), second < 5 || second >= again)
      reports += bench.hear(
        Lines.tpv(second: second, device: "/dev/a", mode: hasFix ? 3 : 1), at: at)
      reports += bench.hear(
        Lines.tpv(second: second, device: "/dev/b", mode: second < 8 ? 1 : 3), at: at + 0.3)
    }
    reports += bench.wait(until: 32)
    return (reports.compactMap(\.second), reports.compactMap(\.state))
  }

  @Test func `another device counts once the first has had no fix for ten seconds (case P9)`() {
    var bench = Bench()
    let (fixes, states) = loss(&bench)
    #expect(fixes == [1, 2, 3, 4] + (14...30).map(Double.init))
    #expect(states.last == .ok && states.filter { $0 == .ok }.count == 2)
    var returning = Bench()
    #expect(loss(&returning, again: 20).fixes == fixes, "the other one keeps its turn")
  }

  @Test func `a device that was asked for is the only one, with or without a fix`() {
    var bench = Bench(device: "/dev/a")
    let (fixes, states) = loss(&bench)
    #expect(fixes == [1, 2, 3, 4])
    #expect(states.last == .noFix(reason: .positionLost(seconds: 10)))
  }

  @Test func `a device that falls silent is given up`() {
    var bench = Bench()
    _ = bench.hear(Lines.tpv(second: 1, device: "/dev/a"), at: 0)
    _ = bench.wait(until: 10)
    _ = bench.hear(Lines.tpv(second: 11, device: "/dev/b"), at: 11)
    #expect(bench.wait(until: 12).compactMap(\.second) == [11])
  }

  @Test func `a device that was asked for is waited for`() {
    var bench = Bench(device: "/dev/b")
    #expect(
      bench.hear(Lines.devices(["/dev/a"]), at: 0).compactMap(\.state)
        == [.noDevice(reason: .deviceUnknown("/dev/b", others: ["/dev/a"]))])
    #expect(bench.hear(Lines.tpv(second: 1, device: "/dev/a"), at: 1).isEmpty)
    _ = bench.hear(Lines.tpv(second: 2, device: "/dev/b"), at: 2)
    #expect(bench.wait(until: 3).compactMap(\.second) == [2])
    #expect(
      bench.hear(Lines.gone("/dev/b"), at: 4).last
        == .state(.noDevice(reason: .devicesSilent(["/dev/b"]))))
    #expect(bench.hear(Lines.tpv(second: 5, device: "/dev/a"), at: 5).isEmpty)
    #expect(bench.wait(until: 60).isEmpty)
  }

  @Test(arguments: [
    (Lines.devices([]), ReceiverState.noDevice(reason: .noDevices)),
    (
      Lines.devices(["/dev/a"]), .noFix(reason: .waitingForReport)
    ),
    (
      #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/a"}]}"#,
      .noDevice(reason: .devicesSilent(["/dev/a"]))
    ),
    (
      #"{"class":"ERROR","message":"no\u0007"}"#, .noDevice(reason: .gpsdError("no\u{FFFD}"))
    ),
  ])
  func `the five states are told apart by what gpsd lists`(line: String, state: ReceiverState) {
    var bench = Bench()
    #expect(bench.hear(line, at: 0).compactMap(\.state) == [state])
  }
}
