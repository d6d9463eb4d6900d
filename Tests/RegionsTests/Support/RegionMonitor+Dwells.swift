import Geo

@testable import Regions

extension Region {
  /// Returns the region with other dwells.
  func with(dwells: [Double]) throws(RegionError) -> Region {
    try Region(
      id: id, center: center, radiusMeters: radiusMeters, dwells: dwells,
      firesInitially: firesInitially)
  }
}

extension RegionMonitor {
  /// Replaces the dwells of a region; an unknown id changes nothing.
  mutating func setDwells(_ dwells: [Double], for id: Region.ID) throws(RegionError) {
    if let region = try region(id)?.with(dwells: dwells) { insert(region) }
  }
}
