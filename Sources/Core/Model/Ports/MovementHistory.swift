package import Foundation
package import Geo
package import Regions

/// Movement data of a device, besides its track, for P3 (who leads) and P12 (sparse reports).
package struct MovementHistory: Sendable, Hashable, Codable {
  /// Where the device was when it last moved, or at its first position (P3).
  package private(set) var anchor: Fix?
  /// When it last moved; `nil` while it has not.
  package private(set) var moved: Date?
  /// The latest intervals between its positions, in seconds, oldest first.
  package private(set) var intervals: [Double] = []
  /// The places whose exit two positions have confirmed and a third one has not yet (P12).
  package var doubtfulExits: [DoubtfulExit] = []
  /// The last position was far from the anchor.
  private var isFar = false

  private enum CodingKeys: String, CodingKey {
    case anchor, moved
    case intervals = "pauses"
    case doubtfulExits, isFar
  }

  /// The number of intervals whose median is taken.
  private static let mostIntervals = 9
  /// The distance beyond both accuracies at which a device has moved, in metres.
  private static let movedMeters = 100.0
  /// The longest pause after which a return continues a visit, in seconds, however rare positions
  /// are (N2).
  private static let longestPauseSeconds = 3600.0
  /// The interval from which positions are sparse, in seconds (P12).
  package static let sparseSeconds = 60.0

  /// Creates the history of a device without positions.
  package init() {}

  /// The median of the latest intervals, in seconds; 0 before the first.
  package var medianIntervalSeconds: Double {
    let sorted = intervals.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// How long after leaving a return continues a visit, in seconds: six of the latest intervals, at
  /// most an hour (N2).
  package var pauseSeconds: Double { min(6 * medianIntervalSeconds, Self.longestPauseSeconds) }

  /// Adds the next position; returns true if the device has moved.
  ///
  /// It has moved when two positions in a row are farther from the anchor than 100 m plus both
  /// accuracies.
  package mutating func record(_ fix: Fix) -> Bool {
    guard let anchor else {
      self.anchor = fix
      return false
    }
    let reach = Self.movedMeters + fix.accuracyMeters + anchor.accuracyMeters
    let wasFar = isFar
    isFar =
      !fix.coordinate.isCertainly(withinMeters: reach, of: anchor.coordinate)
      && anchor.coordinate.distanceMeters(to: fix.coordinate) > reach
    guard isFar, wasFar else { return false }
    self.anchor = fix
    moved = fix.time
    isFar = false
    return true
  }

  /// Adds the interval between the last position and the next, in seconds.
  package mutating func record(intervalSeconds seconds: Double) {
    if intervals.count == Self.mostIntervals { intervals.removeFirst() }
    intervals.append(seconds)
  }
}

/// A transition, with the person and the device that it is of.
package struct DeviceTransition: Sendable, Hashable {
  package let transition: Transition
  /// The device that came or went.
  package let device: Device.ID
  /// Whose device it is.
  package let person: Person.ID
  /// True if it became known late (P10).
  package let isLate: Bool

  /// Adds a device to a transition, the user's receiver unless another is given.
  package init(
    _ transition: Transition, device: Device.ID = .receiver, person: Person.ID = .me,
    isLate: Bool = false
  ) {
    self.transition = transition
    self.device = device
    self.person = person
    self.isLate = isLate
  }
}

/// An exit that two positions have confirmed, of which nothing is said before it is certain (P12).
package struct DoubtfulExit: Sendable, Hashable, Codable {
  /// The place.
  package let region: Region.ID
  /// The position that confirmed it, which makes it certain by itself in time; `nil` if another one
  /// has come since that leaves it open, and in records of earlier versions.
  package var fix: Fix?

  /// Creates an exit with the position that confirmed it.
  package init(region: Region.ID, fix: Fix) {
    self.region = region
    self.fix = fix
  }

  /// Decodes an exit; earlier versions stored the number of the place alone.
  package init(from decoder: any Decoder) throws {
    if let region = try? decoder.singleValueContainer().decode(Region.ID.self) {
      self.region = region
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    region = try container.decode(Region.ID.self, forKey: .region)
    fix = try container.decodeIfPresent(Fix.self, forKey: .fix)
  }
}
