import Foundation
import Geo
import Localization
import TestSupport
import Testing

struct FixGateTests {
  private static let start = Date(timeIntervalSince1970: 1_790_000_000)

  private static func good(at seconds: Double = 10) -> FixReport {
    FixReport(time: start + seconds, mode: 3, latitude: 52.5, longitude: 13.4, eph: 12)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edit: @Sendable (inout FixReport) -> Void
    let refusal: FixRefusal
    let words: String
  }

  @Test(arguments: [
    Row(
      testDescription: "mode 1", edit: { $0.mode = 1 }, refusal: .noFix(mode: 1),
      words: "no fix (mode 1)"),
    Row(
      testDescription: "mode 0", edit: { $0.mode = 0 }, refusal: .noFix(mode: 0),
      words: "no fix (mode 0)"),
    Row(
      testDescription: "no latitude", edit: { $0.latitude = nil }, refusal: .invalidPosition,
      words: "the position is missing or out of range"),
    Row(
      testDescription: "a longitude that is NaN", edit: { $0.longitude = .nan },
      refusal: .invalidPosition, words: "the position is missing or out of range"),
    Row(
      testDescription: "an infinite latitude", edit: { $0.latitude = .infinity },
      refusal: .invalidPosition, words: "the position is missing or out of range"),
    Row(
      testDescription: "out of range", edit: { $0.latitude = 90.5 }, refusal: .invalidPosition,
      words: "the position is missing or out of range"),
    Row(
      testDescription: "null island",
      edit: {
        $0.latitude = 0
        $0.longitude = -0.0
      }, refusal: .nullIsland, words: "the position is exactly 0, 0"),
    Row(
      testDescription: "no time", edit: { $0.time = nil }, refusal: .noTime,
      words: "the position has no time"),
    Row(
      testDescription: "a time that is NaN",
      edit: { $0.time = Date(timeIntervalSinceReferenceDate: .nan) }, refusal: .noTime,
      words: "the position has no time"),
    Row(
      testDescription: "the same time", edit: { $0.time = start },
      refusal: .notNewer(than: start), words: "not newer than the last fix"),
    Row(
      testDescription: "an earlier time", edit: { $0.time = start - 1 },
      refusal: .notNewer(than: start), words: "not newer than the last fix"),
  ])
  func `the gate refuses what is no fix, with a reason (G0)`(_ row: Row) {
    var gate = FixGate()
    _ = gate.admit(Self.good(at: 0))
    let before = gate
    var report = Self.good()
    row.edit(&report)
    #expect(gate.admit(report) == .refused(row.refusal))
    #expect(row.refusal.description == row.words)
    #expect(gate == before, "a refused report leaves no trace")
  }

  @Test
  func `the gate passes the rest, with accuracy and speed`() throws {
    var gate = FixGate()
    var report = Self.good()
    report.speedMetersPerSecond = 3
    let fix = Fix(
      time: Self.start + 10, coordinate: .at(52.5, 13.4), accuracyMeters: 12,
      speedMetersPerSecond: 3)
    #expect(gate.admit(report) == .accepted(fix, startsTrack: true))
    #expect(gate.last == fix)
    #expect(gate.newest == fix.time)
    guard case .accepted(_, let startsTrack) = gate.admit(Self.good(at: 11)) else {
      Issue.record("the second fix must pass")
      return
    }
    #expect(!startsTrack)
  }

  @Test(arguments: [(0, 9), (51, 0)])
  func `the gate passes points on the equator and the prime meridian`(
    _ latitude: Int, longitude: Int
  ) {
    var gate = FixGate()
    var report = Self.good()
    (report.latitude, report.longitude) = (Double(latitude), Double(longitude))
    guard case .accepted = gate.admit(report) else {
      Issue.record("one zero is not null island")
      return
    }
  }

  @Test(arguments: [-1, .nan, .infinity, 1000.001, 1e15] as [Double])
  func `the gate leaves out a speed that is none`(_ speed: Double) {
    var gate = FixGate()
    var report = Self.good()
    report.speedMetersPerSecond = speed
    _ = gate.admit(report)
    #expect(gate.last != nil)
    #expect(gate.last?.speedMetersPerSecond == nil)
  }

  @Test(arguments: ["eph", "epx", "epy"])
  func `a negative accuracy refuses the position, and its time does not count`(_ name: String) {
    let part = ["eph": \FixReport.eph, "epx": \.epx, "epy": \.epy][name] ?? \.eph
    var gate = FixGate()
    var report = Self.good()
    report[keyPath: part] = -1
    guard case .refused(let refusal) = gate.admit(report) else {
      Issue.record("\(gate)")
      return
    }
    #expect(refusal.description == "the receiver calls the position invalid: a negative accuracy")
    #expect(gate.newest == nil)
    report[keyPath: part] = .nan
    guard case .accepted = gate.admit(report) else {
      Issue.record("NaN is unknown")
      return
    }
  }

  @Test
  func `a gate that opens after a time refuses what is not newer`() {
    var gate = FixGate(newest: Self.start + 10)
    #expect(gate.admit(Self.good()) == .refused(.notNewer(than: Self.start + 10)))
    guard case .accepted(_, true) = gate.admit(Self.good(at: 11)) else {
      Issue.record("the first fix starts the track")
      return
    }
  }
}
