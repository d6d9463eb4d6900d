import Foundation
import Geo
import Testing

@testable import Regions

@Suite("A leg")
struct LegTests {
  /// Up to 64 reports after the first one of some, and the stretch that begins with that.
  private func reports(
    _ spot: OracleTests.Spot, seed: UInt64, from start: Int
  ) -> (stretch: PlainStretch, reports: [FixReport])? {
    let all =
      seed % 2 == 0
      ? Wander.reports(around: spot.center, count: 400, seed: seed)[start...]
      : Wander.plainReports(around: spot.center, count: 400, seed: seed)[start...]
    var gate = FixGate()
    guard let first = all.first, case .accepted(let fix, _) = gate.admit(first)
    else { return nil }
    return (
      PlainStretch(zone: .none, limits: .standard, after: fix),
      Array(all.dropFirst().prefix(Leg.capacity))
    )
  }

  @Test(
    "takes what goes on plainly, and nothing that the gate would not", arguments: OracleTests.spots)
  func takes(_ spot: OracleTests.Spot) {
    var leg = Leg()
    var lengths: [Int] = []
    for start in 0..<390 {
      guard let (stretch, reports) = reports(spot, seed: UInt64(start % 2), from: start) else {
        continue
      }
      let plains = Array(reports.map { PlainReport($0, within: .standard) }.prefix { $0 != nil })
      leg.begin(with: plains.compactMap { $0 }[...], after: stretch, within: 1e6)
      // By the letter: report by report, from where the one before has led.
      var after = stretch
      var count = 0
      for case let plain? in plains {
        guard after.glimpse(of: plain) != nil, (10...50).contains(plain.accuracy) else { break }
        after.follow(plain)
        count += 1
      }
      #expect(leg.count == count)
      lengths.append(count)
      for index in 0..<leg.count {
        #expect(plains[index]?.fix.map { TrackPoint($0) } == leg[index])
      }
    }
    #expect(lengths.contains { $0 > 20 } && lengths.contains { $0 < Leg.capacity })
  }

  @Test("ends where it leads too far from its beginning") func ends() {
    let ground = Ground()
    let reports = (0..<64).map { second in
      let spot = ground.coordinate(east: 10 * Double(second))
      return FixReport(
        time: Ground.start + Double(second), mode: 3, latitude: spot.latitude,
        longitude: spot.longitude, eph: 12)
    }
    let plains = reports.compactMap { PlainReport($0, within: .standard) }
    let fix = plains[0].fix
    let stretch = PlainStretch(zone: .none, limits: .standard, after: fix)
    var leg = Leg()
    leg.begin(with: plains[1...], after: stretch, within: 205)
    #expect(leg.count == 21)
    #expect(abs(leg.longestStep - 10) < 0.01)
    leg.begin(with: plains[1...], after: stretch, within: 9)
    #expect(leg.isEmpty)
  }

  @Test(
    "takes a step that both accuracies allow, and no longer one",
    arguments: [(151.5, nil, true), (152.5, nil, false), (86.5, 20, true), (87.5, 20, false)]
      as [(Double, Double?, Bool)])
  func reach(meters: Double, speed: Double?, isTaken: Bool) throws {
    let ground = Ground()
    func plain(_ second: Double, _ east: Double, _ accuracy: Double) throws -> PlainReport {
      let spot = ground.coordinate(east: east)
      let report = FixReport(
        time: Ground.start + second, mode: 3, latitude: spot.latitude, longitude: spot.longitude,
        eph: accuracy, speedMetersPerSecond: speed)
      return try #require(PlainReport(report, within: .standard))
    }
    let stretch = PlainStretch(zone: .none, limits: .standard, after: try plain(0, 0, 40).fix)
    var leg = Leg()
    // Without a speed 100 m/s, else 15 m/s more; and 40 m and 12 m.
    leg.begin(with: [try plain(1, meters, 12)], after: stretch, within: 1e6)
    #expect(leg.isEmpty == !isTaken)
  }

  @Test("finds the fixes that are near, far, late, or poor", arguments: OracleTests.spots)
  func finds(_ spot: OracleTests.Spot) throws {
    var leg = Leg()
    for start in 0..<300 where leg.count < 20 {
      guard let (stretch, reports) = reports(spot, seed: 3, from: start) else { continue }
      let plains = reports.map { PlainReport($0, within: .standard) }.prefix { $0 != nil }
      leg.begin(with: plains.compactMap { $0 }[...], after: stretch, within: 1e6)
    }
    try #require(leg.count >= 20)
    var random = SplitMix64(seed: 8)
    // Single precision, on both sides of every limit.
    let doubt = 4.0
    for _ in 0..<500 {
      let center = UnitVector(
        spot.center.moved(east: random.uniform(-300...300), north: random.uniform(-300...300)))
      let (entry, angle) = (PackedTree.Entry(center), random.uniform(5...400))
      let index = Int.random(in: 0..<leg.count, using: &random)
      let distances = (0..<leg.count).map { center.distanceMeters(to: leg[$0].vector) }
      let within = leg.first(from: index, within: Float(angle / Earth.radiusMeters), of: entry)
      let sure = (index..<leg.count).first { distances[$0] < angle }
      #expect(within ?? leg.count <= sure ?? leg.count, "none is left out")
      if let within { #expect(distances[within] < angle + doubt) }
      let ring = Ring(kind: .calm, low: angle, high: angle + 100)
      let leaving = leg.first(from: index, leaving: ring, around: entry)
      let out = (index..<leg.count).first { ring.way(from: distances[$0]) <= 0 }
      #expect(leaving ?? leg.count <= out ?? leg.count, "none is left out")
      if let leaving { #expect(ring.way(from: distances[leaving]) < doubt) }
      let time = leg[index].time
      #expect(leg.first(from: 0, notBefore: time) == index)
      let worse = leg.first(from: index, worseThan: 20)
      #expect(worse == (index..<leg.count).first { leg[$0].accuracyMeters > 20 })
      let (middle, radius) = leg.ball
      let limit = Double(radius) * Earth.radiusMeters
      #expect((0..<leg.count).allSatisfy { middle.distanceMeters(to: leg[$0].vector) <= limit })
    }
  }
}
