public import Foundation

/// Something that happened between the receiver and one region.
public struct Transition: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// Came in, and stayed long enough to be sure (G5).
    case enter
    /// Left, and stayed away long enough to be sure (G5).
    case exit
    /// Came by at speed, too fast for an enter (G8); the state stays outside.
    case cross
    /// Has been inside for that long (G6).
    case dwell(seconds: Double)
  }

  /// The region it happened at.
  public let region: Region.ID
  /// What happened.
  public let kind: Kind
  /// The time of the fix that made it certain.
  public let time: Date
  /// The distance to the centre in metres; for a cross the smallest one of the whole pass.
  public let distanceMeters: Double
  /// The accuracy of that fix in metres.
  public let accuracyMeters: Double
  /// Whether it is an enter made of a first definite state, by `Region.firesInitially`.
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
  /// The order of the events of one fix (G9): exits, enters, crosses, then dwells; by region id, then by length.
  static func precedes(_ left: Transition, _ right: Transition) -> Bool {
    (left.rank, left.region, left.dwellSeconds) < (right.rank, right.region, right.dwellSeconds)
  }

  private var rank: Int {
    switch kind {
    case .exit: 0
    case .enter: 1
    case .cross: 2
    case .dwell: 3
    }
  }

  private var dwellSeconds: Double {
    if case .dwell(let seconds) = kind { seconds } else { 0 }
  }
}
