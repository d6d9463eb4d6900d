import Geo

/// All that a `RegionMonitor` needs to go on exactly where it was.
///
/// Opaque; made by `RegionMonitor.snapshot` and taken in by `restore(_:)`. Regions that never mattered are not in it.
public struct MonitorSnapshot: Sendable, Hashable, Codable {
  /// A region with a state of its own.
  struct Record: Sendable, Hashable, Codable {
    let id: Region.ID
    let circle: UInt32
    let tracker: RegionTracker
  }

  let newest: Double?
  let heldUntil: Double?
  let tail: TrackTail
  /// The best accuracy there was, in metres: regions that could use it and have no record are outside.
  let bestAccuracy: Double?
  /// Regions with a higher id are new.
  let highestID: Region.ID?
  /// By id, ascending.
  let records: [Record]
}

extension MonitorSnapshot {
  /// Decodes a snapshot.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when no fixes bring such a state about.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      newest: try container.decodeIfPresent(Double.self, forKey: .newest),
      heldUntil: try container.decodeIfPresent(Double.self, forKey: .heldUntil),
      tail: try container.decode(TrackTail.self, forKey: .tail),
      bestAccuracy: try container.decodeIfPresent(Double.self, forKey: .bestAccuracy),
      highestID: try container.decodeIfPresent(Region.ID.self, forKey: .highestID),
      records: try container.decode([Record].self, forKey: .records))
    try decoder.check(Fix.isTime(newest ?? 0), expected: "a time of a fix as \"newest\"")
    let latest = newest ?? -.infinity
    let times = tail.points.map(\.time)
    try decoder.check(
      zip(times, times.dropFirst()).allSatisfy(<) && times.last ?? latest <= latest,
      expected: "ascending times in \"tail\", none after \"newest\"")
    try decoder.check(
      heldUntil ?? latest <= latest + RegionMonitor.holdSeconds,
      expected: "a \"heldUntil\" of at most 10 s after \"newest\"")
    try decoder.check(
      Fix.isAccuracy(bestAccuracy ?? 1), expected: "a \"bestAccuracy\" above 0")
  }
}

extension Region {
  /// Tells this circle from others without storing it; stable from run to run, unlike `hashValue`.
  ///
  /// Source: FNV-1a, 32 bits, over the bits of latitude, longitude and radius (IETF draft-eastlake-fnv).
  var circleFingerprint: UInt32 {
    var hash: UInt32 = 2_166_136_261
    // Adding zero makes 0 of -0, which is the same coordinate.
    for value in [center.latitude + 0, center.longitude + 0, radiusMeters] {
      var bits = value.bitPattern
      for _ in 0..<8 {
        hash = (hash ^ UInt32(truncatingIfNeeded: bits & 0xFF)) &* 16_777_619
        bits >>= 8
      }
    }
    return hash
  }
}
