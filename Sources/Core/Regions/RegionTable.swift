/// The regions by slot and by id.
///
/// A slot is used once: an edited circle takes a new one, so that the index never has to change
/// what it has packed. Most regions are in the order of their ids and are found by bisection; the
/// others are in a dictionary.
struct RegionTable: Sendable {
  /// By slot, which keeps its circle; those in `gone` are no longer watched.
  var regions: [Region]
  /// The number of slots at the beginning that ascend by id.
  private var sortedCount: Int
  private var later: [Region.ID: Int] = [:]
  private var gone: Set<Int> = []
  /// The highest id ever watched.
  private(set) var highestID: Region.ID?

  /// Creates a table; of two regions with the same id the later one counts.
  init(_ regions: [Region]) {
    let isSorted = zip(regions, regions.dropFirst()).allSatisfy { $0.id < $1.id }
    self.regions =
      isSorted
      ? regions
      : Dictionary(regions.map { ($0.id, $0) }) { $1 }.values.sorted { $0.id < $1.id }
    sortedCount = self.regions.count
    highestID = self.regions.last?.id
  }

  /// The regions that are watched, by slot.
  var live: [Region] {
    gone.isEmpty ? regions : regions.indices.filter { !gone.contains($0) }.map { regions[$0] }
  }

  /// True if enough slots are out of order or empty for a new table to be worth its cost.
  var isWorn: Bool { later.count + gone.count > 1024 + sortedCount / 4 }

  /// Returns true if the region of a slot is still watched.
  @inline(__always)
  func isLive(_ slot: Int) -> Bool { gone.isEmpty || !gone.contains(slot) }

  /// Returns a region's slot; O(log regions).
  func slot(of id: Region.ID) -> Int? {
    if let slot = later[id] { return slot }
    var (low, high) = (0, sortedCount)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < sortedCount && regions[low].id == id && isLive(low) ? low : nil
  }

  /// Returns the slots of the regions with a higher id.
  func slots(above id: Region.ID) -> [Int] {
    guard let highestID, highestID > id else { return [] }
    return regions.indices.filter { regions[$0].id > id && isLive($0) }
  }

  /// Adds a region whose id has no slot, and returns its slot.
  mutating func append(_ region: Region) -> Int {
    let slot = regions.count
    regions.append(region)
    highestID = highestID.map { max($0, region.id) } ?? region.id
    if sortedCount == slot, slot == 0 || regions[slot - 1].id < region.id {
      sortedCount += 1
    } else {
      later[region.id] = slot
    }
    return slot
  }

  /// Empties a slot.
  mutating func remove(at slot: Int) {
    later[regions[slot].id] = nil
    gone.insert(slot)
  }
}
