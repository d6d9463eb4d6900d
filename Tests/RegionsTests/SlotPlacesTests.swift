import Testing

@testable import Regions

@Suite struct SlotPlacesTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `knows what a dictionary knows`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var places = SlotPlaces()
    var known: [Int: Int] = [:]
    for step in 0..<20_000 {
      // Slots crowd together, as those of neighbours do, so that they drive each other on.
      let slot = Int(random.next() % 300) * Int(1 + random.next() % 3)
      if random.next() % 5 < 2 {
        places[slot] = nil
        known[slot] = nil
      } else {
        places[slot] = step
        known[slot] = step
      }
      let asked = Int(random.next() % 900)
      #expect(places[asked] == known[asked])
      #expect(places.count == known.count)
    }
    for slot in 0..<900 { #expect(places[slot] == known[slot]) }
  }
}
