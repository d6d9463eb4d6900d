import Foundation
import Geo

/// A fix as the monitor stores it.
///
/// The time is in seconds since the reference date, so that it is encoded exactly whatever the
/// encoder does with dates.
struct TrackPoint: Sendable, Hashable, Codable {
  let time: Double
  let coordinate: Coordinate
  let accuracyMeters: Double
  /// Computed from the coordinate; not encoded.
  let vector: UnitVector

  init(_ fix: Fix) {
    self.init(
      time: fix.time.timeIntervalSinceReferenceDate, coordinate: fix.coordinate,
      accuracyMeters: fix.accuracyMeters)
  }

  private init(time: Double, coordinate: Coordinate, accuracyMeters: Double) {
    self.time = time
    self.coordinate = coordinate
    self.accuracyMeters = accuracyMeters
    vector = UnitVector(coordinate)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      time: try container.decode(Double.self, forKey: .time),
      coordinate: try container.decode(Coordinate.self, forKey: .coordinate),
      accuracyMeters: min(
        try container.decode(Double.self, forKey: .accuracyMeters), AccuracyLimits.largestMeters))
    try decoder.check(
      Fix.isTime(time) && Fix.isAccuracy(accuracyMeters),
      expected: "a time of a fix and an accuracy above 0")
  }

  private enum CodingKeys: String, CodingKey {
    case time, coordinate, accuracyMeters
  }
}
