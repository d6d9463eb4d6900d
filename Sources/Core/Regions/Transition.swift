public import Foundation

/// An event at one region.
public struct Transition: Sendable, Hashable {
  /// The kinds of events.
  public enum Kind: Sendable, Hashable {
    /// The receiver came in and stayed long enough to be sure (G5).
    case enter
    /// The receiver left and stayed away long enough to be sure (G5).
    case exit
    /// The receiver came by too fast for an enter (G8); the state stays outside.
    case cross
    /// The receiver has been inside for this time, one of `Region.dwells` (G6).
    case dwell(seconds: Double)
  }

  /// The region's id.
  public let region: Region.ID
  /// The kind of event.
  public let kind: Kind
  /// The time of the fix that completed the event.
  public let time: Date
  /// The distance to the centre in metres; for a cross the smallest one of the whole pass.
  public let distanceMeters: Double
  /// The accuracy of that fix in metres, 95 %.
  public let accuracyMeters: Double
  /// True for the enter of a first definite state, by `Region.firesInitially`.
  public let isInitial: Bool

  /// Creates a transition.
  public init(
    region: Region.ID, kind: Kind, time: Date, distanceMeters: Double, accuracyMeters: Double,
    isInitial: Bool = false
  ) {
    self.region = region
    self.kind = kind
    self.time = time
    self.distanceMeters = distanceMeters
    self.accuracyMeters = accuracyMeters
    self.isInitial = isInitial
  }
}

extension Transition {
  /// Its place among the events of one fix (G9): exits, enters, crosses, then dwells; by region id,
  /// then by length.
  var order: (Int, Region.ID, seconds: Double) {
    switch kind {
    case .exit: (0, region, 0)
    case .enter: (1, region, 0)
    case .cross: (2, region, 0)
    case .dwell(let seconds): (3, region, seconds)
    }
  }
}
