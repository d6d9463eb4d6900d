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

  @Test(arguments: OracleTests.spots)
  func `takes what goes on plainly, and nothing that the gate would not`(_ spot: OracleTests.Spot) {
    var leg = Leg()
    var lengths: [Int] = []
    for start in 0..<390 {
      guard let (stretch, reports) = reports(spot, seed: UInt64(start % 2), from: start) else {
        continue
      }
      let plains = Array(reports.map { PlainReport($0, within: .standard) }.prefix { $0 != nil })
      leg.begin(with: plains.compactMap { $0 }, after: stretch, within: 1e6)
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

  @Test func `ends where it leads too far from its beginning`() {
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
    leg.begin(with: Array(plains[1...]), after: stretch, within: 205)
    #expect(leg.count == 21)
    #expect(abs(leg.longestStep - 10) < 0.01)
    leg.begin(with: Array(plains[1...]), after: stretch, within: 9)
    #expect(leg.isEmpty)
  }

  @Test(
    arguments: [(151.5, nil, true), (152.5, nil, false), (86.5, 20, true), (87.5, 20, false)]
      as [(Double, Double?, Bool)])
  func `takes a step that both accuracies allow, and no longer one`(
    meters: Double, speed: Double?, isTaken: Bool
  ) throws {
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

  /// A leg of some length around a spot.
  private func leg(_ spot: OracleTests.Spot, seed: UInt64) throws -> Leg {
    var leg = Leg()
    for start in 0..<300 where leg.count < 20 {
      guard let (stretch, reports) = reports(spot, seed: seed, from: start) else { continue }
      let plains = reports.map { PlainReport($0, within: .standard) }.prefix { $0 != nil }
      leg.begin(with: plains.compactMap { $0 }, after: stretch, within: 1e6)
    }
    try #require(leg.count >= 20)
    return leg
  }

  @Test(arguments: OracleTests.spots)
  func `finds the fixes that are late, or poor`(_ spot: OracleTests.Spot) throws {
    let leg = try leg(spot, seed: 3)
    for index in 0..<leg.count {
      #expect(leg.first(from: 0, notBefore: leg[index].time) == index)
      let worse = leg.first(from: index, worseThan: 20)
      #expect(worse == (index..<leg.count).first { leg[$0].accuracyMeters > 20 })
      let angle = leg.middle.distanceMeters(to: leg[index].vector) / Earth.radiusMeters
      #expect(angle <= Double(leg.radius))
    }
  }

  @Test func `names the fix that confirms a change, by the letter of the rule`() throws {
    let ground = Ground()
    var random = SplitMix64(seed: 4)
    var found = 0
    for _ in 0..<200 {
      var second = 0.0
      let plains = try (0..<40).map { _ in
        second += [0.2, 1, 1, 1, 2, 4, 9, 11, 25].randomElement(using: &random) ?? 1
        let spot = ground.coordinate(east: 0)
        let report = FixReport(
          time: Ground.start + second, mode: 3, latitude: spot.latitude,
          longitude: spot.longitude, eph: 12)
        return try #require(PlainReport(report, within: .standard))
      }
      var leg = Leg()
      let stretch = PlainStretch(zone: .none, limits: .standard, after: plains[0].fix)
      leg.begin(with: Array(plains[1...]), after: stretch, within: 1e6)
      for (state, index) in [(RegionState.inside, 3), (.outside, 3), (.inside, 37), (.outside, 20)]
      {
        guard let last = leg.confirmation(of: state, from: index) else { continue }
        found += 1
        var pending = PendingChange(at: leg.time(index))
        for next in (index + 1)...last {
          let elapsed = Span(from: leg.time(next - 1), to: leg.time(next))
          #expect(!pending.hasFaded(at: leg.time(next)))
          pending.support(at: leg.time(next))
          let isSparse = elapsed.exceeds(PendingChange.sparseSeconds)
          #expect(pending.suffices(for: state, isSparse: isSparse) == (next == last))
        }
      }
    }
    #expect(found > 300)
  }

  @Test(arguments: OracleTests.spots)
  func `tells a circle which fixes matter to it`(_ spot: OracleTests.Spot) throws {
    let leg = try leg(spot, seed: 3)
    var random = SplitMix64(seed: 8)
    var (vain, sure, unsure) = (0, 0, 0)
    for round in 0..<150 {
      // Small ones around, and now and then a large one whose border comes by.
      let isLarge = round % 5 == 0
      let radius = isLarge ? random.uniform(2000...100_000) : random.uniform(20...400)
      let (way, course) = (
        isLarge ? radius + random.uniform(-400...400) : random.uniform(0...400),
        random.uniform(0...(2 * .pi))
      )
      let center = UnitVector(
        spot.center.moved(east: way * cos(course), north: way * sin(course)))
      let circle = Circle(center: center, radiusMeters: radius)
      let view = leg.view(from: center)
      let distances = (-1..<leg.count).map { center.distanceMeters(to: leg[$0].vector) }
      let inner = circle.innerLimit(accuracyMeters: 10)
      let ring = Ring(kind: .calm, low: circle.radiusMeters, high: circle.radiusMeters + 50)
      let low = max(inner, circle.radiusMeters * 0.8)
      let grazing = Ring(kind: .grazing, low: low, high: circle.radiusMeters)
      let (coming, leaving) = (leg.coming(within: inner, view), leg.leaving(circle, view))
      let (inside, outside) = (leg.inside(circle, view), leg.outside(circle, view))
      let (beyond, grazed) = (leg.leaving(ring, view), leg.leaving(grazing, view))
      for index in 0..<leg.count {
        let (point, distance) = (leg[index], distances[index + 1])
        let verdict = circle.verdict(
          distanceMeters: distance, accuracyMeters: point.accuracyMeters)
        let nearest = center.distanceMeters(
          toTrackFrom: leg[index - 1].vector, to: point.vector)
        if nearest <= inner { #expect(coming.has(index), "none is left out") }
        if verdict == .outside { #expect(leaving.has(index), "none is left out") }
        if inside.has(index) { #expect(verdict == .inside) }
        if outside.has(index) { #expect(verdict == .outside) }
        if ring.way(from: distance) <= 0 { #expect(beyond.has(index), "none is left out") }
        if nearest <= grazing.low || distance >= grazing.high {
          #expect(grazed.has(index), "none is left out")
        }
        vain += coming.has(index) && nearest > inner ? 1 : 0
        vain += beyond.has(index) && ring.way(from: distance) > 0 ? 1 : 0
        vain += leaving.has(index) && verdict != .outside ? 1 : 0
        unsure += verdict == .inside && !inside.has(index) ? 1 : 0
        unsure += verdict == .outside && !outside.has(index) ? 1 : 0
        sure += inside.has(index) || outside.has(index) ? 1 : 0
      }
      // At rest it would not be had the fix before the leg been within it.
      guard distances[0] >= circle.radiusMeters else { continue }
      let isMet = coming.first(from: 0) != nil || distances[leg.count] < circle.radiusMeters
      let concerns = leg.concerns(PackedTree.Entry(circle))
      if isMet { #expect(concerns, "none is left out") }
      vain += concerns && !isMet ? 1 : 0
    }
    #expect(vain < sure / 20, "\(vain) of \(sure)")
    #expect(unsure < sure / 200, "\(unsure) of \(sure)")
  }
}

extension Leg {
  /// Takes as many of some reports as it may.
  fileprivate mutating func begin(
    with reports: [PlainReport], after stretch: PlainStretch, within meters: Double
  ) {
    var rest = reports[...]
    let count = read { rest.popFirst() }
    begin(ofFirst: count, after: stretch, within: meters)
  }
}

extension FixSet {
  /// Whether one fix is among them.
  fileprivate func has(_ index: Int) -> Bool { holds(index, through: index) }
}
