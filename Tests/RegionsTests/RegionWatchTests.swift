import Foundation
import Testing

@testable import Geo
@testable import Regions

@Suite("The watch, which passes reports over,")
struct RegionWatchTests {
  /// What came of a report, by the letter: every report before the gate, every fix before every region.
  private struct Letter {
    var gate = FixGate()
    var plain: PlainMonitor
    var monitor: RegionMonitor
    let limits: AccuracyLimits

    init(regions: [Region], limits: AccuracyLimits) {
      plain = PlainMonitor(regions: regions)
      monitor = RegionMonitor(regions: regions)
      self.limits = limits
    }

    mutating func take(_ report: FixReport) -> (fix: Fix?, observation: Observation) {
      guard case .accepted(let fix, let startsTrack) = gate.judge(report, within: limits) else {
        return (nil, Observation())
      }
      _ = monitor.update(with: fix, startsTrack: startsTrack)
      return (fix, plain.update(with: fix, startsTrack: startsTrack))
    }
  }

  static let limits = [
    AccuracyLimits(), AccuracyLimits(assumedMeters: 60, bestMeters: 2, worstMeters: 45),
  ]

  @Test(
    arguments: OracleTests.spots,
    limits)
  func `says what gate and monitor say of every report, to the letter`(
    _ spot: OracleTests.Spot, _ limits: AccuracyLimits
  ) {
    var (passedOver, transitions) = (0, 0)
    for seed in 31...35 as ClosedRange<UInt64> {
      let count = [40, 1, 3, 12, 0][Int(seed) - 31]
      let regions = Array(OracleTests.regions(around: spot.center, seed: seed).prefix(count))
      var watch = RegionWatch(
        gate: FixGate(), monitor: RegionMonitor(regions: regions), limits: limits)
      var letter = Letter(regions: regions, limits: limits)
      for report in Wander.reports(around: spot.center, count: 1200, seed: seed) {
        let expected = letter.take(report)
        transitions += expected.observation.transitions.count
        let isSame =
          switch watch.take(report) {
          case .refused: expected.fix == nil
          case .seen(let fix, let seen): fix == expected.fix && seen == expected.observation
          case .passedOver:
            watch.last == expected.fix && expected.observation == Observation()
          }
        passedOver += watch.stretch.count > 0 ? 1 : 0
        guard isSame, watch.last == letter.gate.last, watch.newest == letter.gate.newest else {
          Issue.record("seed \(seed), \(report): not as the letter says: \(expected)")
          return
        }
      }
    }
    #expect(passedOver > 500 && transitions > 40, "the walk must be worth the comparison")
  }

  @Test(arguments: OracleTests.spots)
  func `knows at any time what gate and monitor would know`(_ spot: OracleTests.Spot) {
    let regions = OracleTests.regions(around: spot.center, seed: 41)
    var watch = RegionWatch(gate: FixGate(), monitor: RegionMonitor(regions: regions))
    var letter = Letter(regions: regions, limits: .standard)
    for (number, report) in Wander.reports(around: spot.center, count: 1200, seed: 41).enumerated()
    {
      _ = watch.take(report)
      _ = letter.take(report)
      if number % 7 == 0 {
        #expect(watch.gate == letter.gate)
        #expect(watch.monitor.snapshot == letter.monitor.snapshot, "report \(number)")
      }
      if number % 100 == 50, let id = regions.randomElement()?.id {
        watch.monitor.setDwells([33], for: id)
        letter.monitor.setDwells([33], for: id)
      }
      if number % 300 == 299 {
        let stored = watch.monitor.snapshot
        watch.monitor.restore(stored)
      }
    }
  }

  /// What there is to tell of a report.
  private static func words(_ report: FixReport, _ sighting: RegionWatch.Sighting) -> String? {
    switch sighting {
    case .passedOver: nil
    case .seen(_, let observation) where observation == Observation(): nil
    case .seen, .refused: "\(report) \(sighting)"
    }
  }

  /// Holds what is said of a recording that comes in pieces to what is said of its reports one by one; tells what was.
  private static func compare(
    _ reports: [FixReport], _ regions: [Region], _ limits: AccuracyLimits, seed: UInt64
  ) -> (legs: Int, words: [String]) {
    var single = RegionWatch(
      gate: FixGate(), monitor: RegionMonitor(regions: regions), limits: limits)
    var whole = single
    var random = SplitMix64(seed: seed)
    var all: [String] = []
    var rest = reports[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...700, using: &random))
      rest = rest.dropFirst(piece.count)
      let expected = piece.compactMap { Self.words($0, single.take($0)) }
      var words: [String] = []
      whole.take(piece) { index, sighting in
        if let said = Self.words(piece[index], sighting) { words.append(said) }
      }
      for (said, should) in zip(words, expected) where said != should {
        Issue.record("seed \(seed): \(said)\ninstead of \(should)")
        return (whole.legs, all)
      }
      #expect(words.count == expected.count, "seed \(seed)")
      #expect(whole.gate == single.gate, "seed \(seed)")
      #expect(whole.monitor.snapshot == single.monitor.snapshot, "seed \(seed)")
      #expect(whole.last == single.last, "seed \(seed)")
      all += expected
    }
    return (whole.legs, all)
  }

  @Test(arguments: OracleTests.spots, limits)
  func `hands on of a recording what it says of its reports one by one, in the same order`(
    _ spot: OracleTests.Spot, _ limits: AccuracyLimits
  ) {
    var (legs, dwells) = (0, 0)
    for seed in 61...66 as ClosedRange<UInt64> {
      let count = [40, 40, 160, 400, 400, 3][Int(seed) - 61]
      let regions = OracleTests.regions(around: spot.center, seed: seed, count: count)
      let reports =
        seed % 2 == 0
        ? Wander.reports(around: spot.center, count: 1500, seed: seed)
        : Wander.plainReports(around: spot.center, count: 1500, seed: seed)
      let said = Self.compare(reports, regions, limits, seed: seed)
      legs += said.legs
      dwells += said.words.count { $0.contains("dwell") }
    }
    #expect(legs > 100 && dwells > 5, "the walk must be worth the comparison: \(legs) \(dwells)")
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `hands on of a recording what it says one by one, where one comes and goes at a border`(
    seed: UInt64
  ) throws {
    let ground = Ground()
    let radius = [20.0, 35, 100, 150][Int(seed % 4)]
    // Beside there are many more, so that recordings are followed in legs.
    let others = (1...60).map { Region.at(east: 600 + 5 * Double($0), id: Int64($0) + 1) }
    let regions =
      [
        try Region(
          id: .init(rawValue: 1), center: ground.coordinate(east: 0), radiusMeters: radius,
          dwells: [30])
      ] + others
    let reports = Wander.borderReports(on: ground, radius: radius, count: 1500, seed: seed)
    let said = Self.compare(reports, regions, .standard, seed: seed)
    #expect(said.legs > 15, "the walk must be worth the comparison: \(said.legs)")
    for kind in radius == 35 ? ["enter", "exit", "cross"] : ["enter", "exit"] {
      let isSaid = said.words.contains { $0.contains("Transition.Kind.\(kind)") }
      #expect(isSaid, "there must be an \(kind)")
    }
  }

  @Test(arguments: [5, 6, 7] as [UInt64])
  func `does not mistake one report for another, nor one time for another, that it was asked about`(
    seed: UInt64
  ) {
    let center = Coordinate.at(52.5, 13.4)
    let regions = OracleTests.regions(around: center, seed: seed)
    let reports = Wander.reports(around: center, count: 1200, seed: seed)
    var random = SplitMix64(seed: seed)
    var asked = RegionWatch(gate: FixGate(), monitor: RegionMonitor(regions: regions))
    var plain = asked
    for number in reports.indices {
      // One is asked about that comes now, soon, or came before; now and then it comes again.
      let other = min(max(number + Int.random(in: -3...3, using: &random), 0), reports.count - 1)
      var trial = asked
      // What is not passed over is as if it had never been; what is, would be the last fix.
      if !trial.passesOver(reports[other]) { asked = trial }
      let isRepeat = random.next() % 4 == 0
      for report in isRepeat ? [reports[number], reports[other]] : [reports[number]] {
        #expect("\(asked.take(report))" == "\(plain.take(report))")
      }
    }
    #expect(asked.gate == plain.gate)
    #expect(asked.monitor.snapshot == plain.monitor.snapshot)
  }

  @Test
  func `passes over one who drives where nothing is, and who stands still`() {
    let ground = Ground()
    var watch = RegionWatch(
      gate: FixGate(), monitor: RegionMonitor(regions: [.at(east: 4000), .at(east: 1, id: 2)]))
    var seen = 0
    for second in 0..<600 {
      let east = second < 300 ? 0 : min(14 * Double(second - 300), 2000)
      let spot = ground.coordinate(east: east)
      let report = FixReport(
        time: Ground.start + Double(second), mode: 3, latitude: spot.latitude,
        longitude: spot.longitude, eph: 8)
      if case .passedOver = watch.take(report) { continue }
      seen += 1
    }
    #expect(seen < 20)
    #expect(watch.monitor.definiteState(of: .two) == .outside)
  }
}
