import Foundation
import Geo
import TestSupport
import Testing

@testable import Regions

struct PackedTreeTests {
  private static func circle(_ random: inout SplitMix64) -> PackedTree.Entry {
    // Half of them crowd around a pole, the others stand anywhere.
    let isAnywhere = random.next() % 2 == 0
    let z = isAnywhere ? random.uniform(-1...1) : random.uniform(0.999...1)
    let turn = random.uniform(-Double.pi...Double.pi)
    let flat = (1 - z * z).squareRoot()
    return PackedTree.Entry(
      Circle(
        center: UnitVector(x: flat * cos(turn), y: flat * sin(turn), z: z),
        radiusMeters: random.uniform(20...100_000)))
  }

  @Test(arguments: [0, 1, 15, 16, 17, 300])
  func `finds every circle within reach, and none that is far`(count: Int) {
    var random = SplitMix64(seed: UInt64(count) + 1)
    let circles = (0..<count).map { (entry: Self.circle(&random), slot: UInt32($0)) }
    let tree = PackedTree(circles)
    #expect(tree.count == count)
    for _ in 0..<200 {
      let point = Self.circle(&random)
      let distance = Float(random.uniform(0...0.05))
      var found: Set<UInt32> = []
      var names: [PackedTree.Found] = []
      tree.search(around: point, within: distance, into: &names)
      for (entry, slot) in names {
        #expect(entry == circles[Int(slot)].entry)
        #expect(found.insert(slot).inserted, "named once")
      }
      for (entry, slot) in circles {
        let border = PackedTree.border(of: entry, from: point)
        if border <= distance { #expect(found.contains(slot)) }
        if border > distance + 3 * PackedTree.slop { #expect(!found.contains(slot)) }
      }
    }
  }

  @Test func `gives back what was packed`() {
    var random = SplitMix64(seed: 9)
    let circles = (0..<100).map { (entry: Self.circle(&random), slot: UInt32($0)) }
    let back = PackedTree(circles).circles.sorted { $0.slot < $1.slot }
    #expect(back.map(\.entry) == circles.map(\.entry))
  }
}
