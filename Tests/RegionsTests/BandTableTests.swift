import Foundation
import Geo
import TestSupport
import Testing

@testable import Regions

struct BandTableTests {
  private struct Known {
    let center: UnitVector
    let low: Double
    let high: Double
    let owner: Int

    func slack(at point: UnitVector) -> Double {
      let distance = center.distanceMeters(to: point)
      return min(distance - low, high - distance)
    }
  }

  private static let spot = Coordinate.at(66, 179.99)

  private static func place(_ random: inout SplitMix64) -> UnitVector {
    UnitVector(
      spot.moved(east: random.uniform(-2000...2000), north: random.uniform(-2000...2000)))
  }

  private static func band(owner: Int, _ random: inout SplitMix64) -> Known {
    let low = random.uniform(20...3000)
    return Known(
      center: place(&random), low: random.next() % 4 == 0 ? -.infinity : low,
      high: random.next() % 4 == 0 ? .infinity : low + random.uniform(10...3000), owner: owner)
  }

  /// Appends or removes a row; its owner tells it from the others.
  private static func change(
    _ table: inout BandTable, _ known: inout [Known], owner: Int, _ random: inout SplitMix64
  ) {
    let index = Int.random(in: 0..<max(known.count, 1), using: &random)
    if known.isEmpty || random.next() % 8 < (known.count < 50 ? 5 : 3) {
      let new = band(owner: owner, &random)
      table.append(
        PackedTree.Entry(new.center), low: Float(new.low / Earth.radiusMeters),
        high: Float(new.high / Earth.radiusMeters), owner: owner)
      known.append(new)
    } else {
      table.remove(at: index)
      known.swapAt(index, known.count - 1)
      known.removeLast()
    }
  }

  @Test func `a band table never promises more slack than there is, and hardly less`() {
    var random = SplitMix64(seed: 3)
    var table = BandTable()
    var known: [Known] = []
    for step in 0..<3000 {
      Self.change(&table, &known, owner: step, &random)
      #expect(table.count == known.count)
      #expect(table.owners == known.map(\.owner))
      let point = Self.place(&random)
      let ball = PackedBall(PackedTree.Entry(point), 0)
      let slacks = known.map { $0.slack(at: point) }
      let slack = Double(table.slack(from: ball)) * Earth.radiusMeters
      let least = slacks.min() ?? .infinity
      #expect(slack <= least)
      #expect(slack >= least - 4)

      let limit = random.uniform(0...50)
      let rest = Double(table.slack(from: ball, limit: Float(limit / Earth.radiusMeters)))
      let near = table.near
      #expect(near == near.sorted())
      for (row, slack) in slacks.enumerated() {
        if slack <= limit { #expect(near.contains(row)) }
        if slack > limit + 4 { #expect(!near.contains(row)) }
        if !near.contains(row) { #expect(rest * Earth.radiusMeters <= slack) }
      }
    }
  }

  @Test func `a band table limits nothing while it is empty`() {
    var table = BandTable()
    let ball = PackedBall(PackedTree.Entry(UnitVector(x: 0, y: 0, z: 1)), 0)
    #expect(table.slack(from: ball) == .infinity)
    table.append(PackedTree.Entry(0, 0, 1, 0), low: 0.01, high: .infinity, owner: 7)
    #expect(table.slack(from: ball) < 0)
    table.removeAll()
    #expect(table.count == 0)
    #expect(table.slack(from: ball) == .infinity)
  }
}
