import Foundation
import Testing

@testable import Geo
@testable import Regions

struct ReceiverPathTests {
  static let limits = [
    AccuracyLimits(), AccuracyLimits(assumedMeters: 60, bestMeters: 2, worstMeters: 45),
    AccuracyLimits(bestMeters: 60),
  ]

  @Test(arguments: OracleTests.spots, limits)
  func `gate and monitor decide as if every rule were applied to every report and every region`(
    _ spot: OracleTests.Spot, _ limits: AccuracyLimits
  ) {
    var (admitted, transitions) = (0, 0)
    for seed in 31...35 as ClosedRange<UInt64> {
      let count = [40, 1, 3, 12, 0][Int(seed) - 31]
      let regions = Array(OracleTests.regions(around: spot.center, seed: seed).prefix(count))
      var gate = FixGate()
      var monitor = RegionMonitor(regions: regions)
      var plain = PlainMonitor(regions: regions)
      for report in Wander.reports(around: spot.center, count: 1200, seed: seed) {
        guard case .accepted(let fix, let startsTrack) = gate.admit(report, within: limits) else {
          continue
        }
        let seen = monitor.update(with: fix, startsTrack: startsTrack)
        let expected = plain.update(with: fix, startsTrack: startsTrack)
        admitted += 1
        transitions += expected.transitions.count
        guard seen == expected else {
          Issue.record("seed \(seed), \(report): \(seen) instead of \(expected)")
          return
        }
      }
    }
    #expect(admitted > 3000 && transitions > 30, "the walk must be worth the comparison")
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `gate and monitor decide so at a border that the receiver keeps crossing`(seed: UInt64)
    throws
  {
    let ground = Ground()
    let radius = [20.0, 35, 100, 150][Int(seed % 4)]
    let others = (1...60).map { Region.at(east: 600 + 5 * Double($0), id: Int64($0) + 1) }
    let regions =
      [
        try Region(
          id: .init(rawValue: 1), center: ground.coordinate(east: 0), radiusMeters: radius,
          dwells: [30])
      ] + others
    var (gate, monitor) = (FixGate(), RegionMonitor(regions: regions))
    var plain = PlainMonitor(regions: regions)
    var kinds: Set<String> = []
    for report in Wander.borderReports(on: ground, radius: radius, count: 1500, seed: seed) {
      guard case .accepted(let fix, let startsTrack) = gate.admit(report) else { continue }
      let seen = monitor.update(with: fix, startsTrack: startsTrack)
      let expected = plain.update(with: fix, startsTrack: startsTrack)
      kinds.formUnion(expected.transitions.map { "\($0.kind)" })
      guard seen == expected else {
        Issue.record("seed \(seed), \(report): \(seen) instead of \(expected)")
        return
      }
    }
    let wanted = radius == 35 ? ["enter", "exit", "cross"] : ["enter", "exit"]
    #expect(kinds.isSuperset(of: wanted), "the walk must be worth the comparison: \(kinds)")
  }
}
