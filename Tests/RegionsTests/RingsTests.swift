import Foundation
import Geo
import Testing

@testable import Regions

@Suite("Rings, looked at sixteen at a time,")
struct RingsTests {
  private struct Known {
    let center: UnitVector
    let low: Double
    let high: Double

    func way(from point: UnitVector) -> Double {
      let distance = center.distanceMeters(to: point)
      return min(distance - low, high - distance)
    }
  }

  private static let spot = Coordinate.at(66, 179.99)

  private static func place(_ random: inout SplitMix64) -> UnitVector {
    UnitVector(
      spot.moved(east: random.uniform(-2000...2000), north: random.uniform(-2000...2000)))
  }

  private static func ring(_ random: inout SplitMix64) -> Known {
    let low = random.uniform(20...3000)
    return Known(
      center: place(&random), low: random.next() % 4 == 0 ? -.infinity : low,
      high: random.next() % 4 == 0 ? .infinity : low + random.uniform(10...3000))
  }

  private static func entry(_ known: Known) -> Rings.Entry {
    Rings.Entry(Ring(kind: .calm, low: known.low, high: known.high), around: known.center)
  }

  /// Rings come, change and go.
  private static func change(
    _ rings: inout Rings, _ known: inout [Known], _ random: inout SplitMix64
  ) {
    let new = ring(&random)
    let index = Int.random(in: 0..<max(known.count, 1), using: &random)
    switch Int.random(in: 0...(known.isEmpty ? 0 : known.count < 50 ? 4 : 9), using: &random) {
    case 1:
      rings.set(entry(new), at: index)
      known[index] = new
    case 3, 5...9:
      rings.removeBySwap(index)
      known.swapAt(index, known.count - 1)
      known.removeLast()
    default:
      rings.append(entry(new))
      known.append(new)
    }
  }

  @Test func `never promise more way than there is, and hardly less`() {
    var random = SplitMix64(seed: 3)
    var rings = Rings()
    var known: [Known] = []
    for _ in 0..<3000 {
      Self.change(&rings, &known, &random)
      #expect(rings.count == known.count)
      let point = Self.place(&random)
      let entry = PackedTree.Entry(point)
      let ways = known.map { $0.way(from: point) }
      let ball = PackedBall(entry, 0)
      let way = Double(rings.way(from: ball)) * Earth.radiusMeters
      let least = ways.min() ?? .infinity
      #expect(way <= least)
      #expect(way >= least - 4)

      let limit = random.uniform(0...50)
      var near: [Int] = []
      let rest = Double(
        rings.way(from: ball, limit: Float(limit / Earth.radiusMeters), near: &near))
      for (index, way) in ways.enumerated() {
        if way <= limit { #expect(near.contains(index)) }
        if way > limit + 4 { #expect(!near.contains(index)) }
        if !near.contains(index) { #expect(rest * Earth.radiusMeters <= way) }
      }
    }
  }

  @Test func `tell of each one what they tell of all`() {
    var random = SplitMix64(seed: 4)
    var rings = Rings()
    for _ in 0..<40 { rings.append(Self.entry(Self.ring(&random))) }
    for _ in 0..<100 {
      let point = PackedTree.Entry(Self.place(&random))
      let each = (0..<40).map { rings.way(from: point, at: $0) }
      #expect(abs((each.min() ?? 0) - rings.way(from: PackedBall(point, 0))) < PackedTree.slop)
    }
  }

  @Test(arguments: [1, 15, 16, 17, 50])
  func `are the same whether taken in one by one or together`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let circles = (0..<count).map { number in
      (entry: PackedTree.Entry(0.6, 0.8, Float(random.uniform(0...1)), 0.1), slot: UInt32(number))
    }
    var (single, together) = (Rings(), Rings())
    for _ in 0..<7 { together.append(Rings.Entry(outside: circles[0].entry)) }
    together.replaceAll(outside: circles)
    for circle in circles { single.append(Rings.Entry(outside: circle.entry)) }
    #expect(together.count == count)
    for index in 0..<count { #expect(together.entry(at: index).circle == circles[index].entry) }
    for _ in 0..<50 {
      let point = PackedTree.Entry(0.6, 0.8, Float(random.uniform(-1...1)), 0)
      let ball = PackedBall(point, 0)
      #expect(single.way(from: ball) == together.way(from: ball))
    }
  }

  @Test func `are none at first, and again when all are taken out`() {
    var rings = Rings()
    let ball = PackedBall(PackedTree.Entry(UnitVector(x: 0, y: 0, z: 1)), 0)
    #expect(rings.way(from: ball) == .infinity)
    rings.append(Rings.Entry(outside: PackedTree.Entry(0, 0, 1, 0.01)))
    #expect(rings.way(from: ball) < 0)
    rings.replaceAll(outside: [])
    #expect(rings.count == 0)
    #expect(rings.way(from: ball) == .infinity)
  }
}
