import Foundation
import Geo
import Localization
import TestSupport
import Testing

struct JumpTests {
  /// A report on the meridian: seconds, metres north of the origin, and reported speed.
  struct Step: Sendable {
    var seconds: Double
    var north: Double
    var speed: Double?

    static func at(_ seconds: Double, _ north: Double, speed: Double? = nil) -> Self {
      Self(seconds: seconds, north: north, speed: speed)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    /// One letter for each step: `S` starts the track, `a` accepted, `-` refused.
    let expected: String
  }

  private static let start = Date(timeIntervalSince1970: 1_790_000_000)

  /// Every report has an accuracy of 10 m.
  private static func report(_ step: Step) -> FixReport {
    FixReport(
      time: start + step.seconds, mode: 3,
      latitude: 50 + step.north * 180 / (.pi * Earth.radiusMeters), longitude: 8, eph: 10,
      speedMetersPerSecond: step.speed)
  }

  private func verdicts(of steps: [Step], gate: inout FixGate) -> String {
    steps.map { step in
      switch gate.admit(Self.report(step)) {
      case .accepted(_, let startsTrack): startsTrack ? "S" : "a"
      case .refused: "-"
      }
    }.joined()
  }

  // Both accuracies are 10 m: a second allows 120 m without speeds, and v + 35 m with a speed v.
  private static let rows = [
    Row(
      testDescription: "none: as far as 100 m/s and both accuracies",
      steps: [.at(0, 0), .at(1, 119.9)], expected: "Sa"),
    Row(testDescription: "farther than that", steps: [.at(0, 0), .at(1, 120.1)], expected: "S-"),
    Row(
      testDescription: "more time, more way", steps: [.at(0, 0), .at(10, 1019.9)], expected: "Sa"),
    Row(
      testDescription: "a reported standstill allows 15 m/s",
      steps: [.at(0, 0, speed: 0), .at(1, 34.9, speed: 0)], expected: "Sa"),
    Row(
      testDescription: "a reported standstill, farther",
      steps: [.at(0, 0, speed: 0), .at(1, 35.1, speed: 0)], expected: "S-"),
    Row(
      testDescription: "the larger speed counts: the new one",
      steps: [.at(0, 0, speed: 0), .at(1, 54.9, speed: 20)], expected: "Sa"),
    Row(
      testDescription: "the larger speed counts: the old one",
      steps: [.at(0, 0, speed: 20), .at(1, 54.9, speed: 0)], expected: "Sa"),
    Row(
      testDescription: "one reported speed is enough",
      steps: [.at(0, 0), .at(1, 100, speed: 2)], expected: "S-"),
    Row(
      testDescription: "a spike of one fix", steps: [.at(0, 0), .at(1, 900), .at(2, 0), .at(3, 0)],
      expected: "S-aa"),
    Row(
      testDescription: "a spike of two fixes",
      steps: [.at(0, 0), .at(1, 900), .at(2, 900), .at(3, 0), .at(4, 0)], expected: "S--aa"),
    Row(
      testDescription: "three fixes that agree start the track anew",
      steps: [.at(0, 0), .at(1, 900), .at(2, 910), .at(3, 920), .at(4, 930)], expected: "S--Sa"),
    Row(
      testDescription: "three fixes that disagree do not",
      steps: [.at(0, 0), .at(1, 900), .at(2, -900), .at(3, 900), .at(4, 900), .at(5, 900)],
      expected: "S----S"),
    Row(
      testDescription: "the old track ends the suspicion",
      steps: [
        .at(0, 0), .at(1, 900), .at(2, 900), .at(3, 0), .at(4, 900), .at(5, 900), .at(6, 900),
      ],
      expected: "S--a--S"),
    Row(
      testDescription: "the third must agree with the second",
      steps: [.at(0, 0), .at(1, 900), .at(2, 900), .at(3, 2000), .at(4, 2000), .at(5, 2000)],
      expected: "S----S"),
  ]

  @Test(arguments: rows)
  func `a jump is held until three fixes in a row agree (G3)`(_ row: Row) {
    var gate = FixGate()
    #expect(verdicts(of: row.steps, gate: &gate) == row.expected)
  }

  @Test
  func `a jump says how far and how long`() {
    var gate = FixGate()
    _ = gate.admit(Self.report(.at(0, 0)))
    guard case .refused(let refusal) = gate.admit(Self.report(.at(2, 900))) else {
      Issue.record("900 m in 2 s is a jump")
      return
    }
    #expect(refusal.description == "a jump of 900 m in 2 s; held until 3 fixes agree")
  }

  @Test(arguments: rows)
  func `a jump is judged alike after the gate was stored and read again, wherever that is`(
    _ row: Row
  )
    throws
  {
    for cut in row.steps.indices {
      var gate = FixGate()
      let before = verdicts(of: Array(row.steps[..<cut]), gate: &gate)
      var copy = try JSONDecoder().decode(FixGate.self, from: JSONEncoder().encode(gate))
      #expect(copy == gate)
      let after = verdicts(of: Array(row.steps[cut...]), gate: &copy)
      #expect(before + after == row.expected)
    }
  }
}
