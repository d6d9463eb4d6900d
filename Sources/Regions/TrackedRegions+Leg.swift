/// Which regions a leg concerns, and how they are after it.
extension TrackedRegions {
  /// Finds the places of the regions that may have to see a fix of a leg, all of which are in a ball.
  mutating func find(concernedBy leg: Leg, in ball: PackedBall, _ found: inout [Int]) {
    find(leftBy: ball, &found)
    let end = leg.last.time
    if end >= nextEnd || leg.worstAccuracy > worstAccuracy {
      for place in timed {
        let ring = regions[place].ring
        if ring.until <= end || ring.worstAccuracy < leg.worstAccuracy, !found.contains(place) {
          found.append(place)
        }
      }
    }
    if end >= nextDwell {
      for place in placesOfDwells(until: end)
      where regions[place].phase != .restless && !found.contains(place) {
        found.append(place)
      }
    }
    if isRestless {
      for place in active where regions[place].phase == .restless { found.append(place) }
    }
  }

  /// Lets a region rest or not after a leg, as it needs.
  mutating func settle(_ place: Int) {
    nextDwell = min(nextDwell, regions[place].nextDwell)
    if regions[place].need == .ring {
      setRing(of: place)
      enter(TrackedRegion.Phase(regions[place].ring.kind), place)
    } else {
      removeRing(of: place)
      enter(.restless, place)
    }
    if regions[place].isTimed || regions[place].ring.until < .infinity { noteEnd(of: place) }
  }
}
