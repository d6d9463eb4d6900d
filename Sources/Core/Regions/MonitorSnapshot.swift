import Geo

/// The state of a `RegionMonitor`, from which it continues exactly.
///
/// Opaque; made by `RegionMonitor.snapshot` and used by `restore(_:)`. Has no record of a region
/// at rest.
public struct MonitorSnapshot: Sendable, Hashable, Codable {
  /// A region with a tracker.
  struct Record: Sendable, Hashable, Codable {
    let id: Region.ID
    let circle: UInt32
    let tracker: RegionTracker
  }

  let newest: Double?
  let heldUntil: Double?
  let lastMoving: Double?
  let tail: TrackTail
  /// The best accuracy so far, in metres: regions that could use it and have no record are
  /// outside.
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
      lastMoving: try container.decodeIfPresent(Double.self, forKey: .lastMoving),
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
      heldUntil ?? latest <= latest + RegionMonitor.holdSeconds && lastMoving ?? latest <= latest,
      expected: "a \"heldUntil\" of at most 10 s after \"newest\", no \"lastMoving\" after it")
    try decoder.check(
      Fix.isAccuracy(bestAccuracy ?? 1) && records.allSatisfy(\.tracker.isPossible),
      expected: "a \"bestAccuracy\" above 0, and possible states in \"records\"")
  }
}

extension Region {
  /// A hash of the circle that is the same in every run; -0 and 0 are the same coordinate.
  var circleFingerprint: UInt32 {
    StableHash.hash(of: [center.latitude + 0, center.longitude + 0, radiusMeters])
  }
}
