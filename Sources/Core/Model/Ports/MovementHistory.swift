public import Foundation
public import Geo
public import Regions

/// Movement data of a device, besides its track, for P3 (who leads) and P12 (sparse reports).
public struct MovementHistory: Sendable, Hashable, Codable {
  /// Where the device was when it last moved, or at its first position (P3).
  public private(set) var anchor: Fix?
  /// When it last moved; `nil` while it has not.
  public private(set) var moved: Date?
  /// The latest pauses between its positions, in seconds, oldest first.
  public private(set) var pauses: [Double] = []
  /// The places whose exit two positions have confirmed and a third one has not yet (P12).
  public var doubtfulExits: [Region.ID] = []
  /// The last position was far from the anchor.
  private var isFar = false

  /// The number of pauses whose median is taken.
  private static let mostPauses = 9
  /// A device that went this far, in metres, and both accuracies, has moved.
  private static let movedMeters = 100.0
  /// From this pause on, in seconds, positions are sparse (P12).
  public static let sparseSeconds = 60.0

  /// Creates the history of a device without positions.
  public init() {}

  /// The median of the latest pauses, in seconds; 0 before there is one.
  public var medianPause: Double {
    let sorted = pauses.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// Records the next position; returns true if the device has moved with it.
  ///
  /// It has when two positions in a row are more than 100 m and both accuracies from the anchor.
  public mutating func record(_ fix: Fix) -> Bool {
    guard let anchor else {
      self.anchor = fix
      return false
    }
    let reach = Self.movedMeters + fix.accuracyMeters + anchor.accuracyMeters
    let wasFar = isFar
    isFar =
      !fix.coordinate.isSurely(withinMeters: reach, of: anchor.coordinate)
      && anchor.coordinate.distanceMeters(to: fix.coordinate) > reach
    guard isFar, wasFar else { return false }
    self.anchor = fix
    moved = fix.time
    isFar = false
    return true
  }

  /// Records the pause between the last position and the next, in seconds.
  public mutating func record(pause seconds: Double) {
    if pauses.count == Self.mostPauses { pauses.removeFirst() }
    pauses.append(seconds)
  }
}
