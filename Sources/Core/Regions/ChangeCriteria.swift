/// How much evidence a change of state needs, for the next fix.
///
/// A receiver reports every second. A phone may be silent for minutes: one
/// position may be all evidence of an arrival or a departure, and a pending change must last until
/// the next.
public struct ChangeCriteria: Sendable, Hashable {
  /// The time without supporting fixes after which a pending change is dropped, at least 60 s.
  public var patienceSeconds = PendingChange.patienceSeconds
  /// True if one fix whose whole circle of error is inside suffices for an enter.
  public var entersAtOnce = false
  /// True if one fix that is certainly outside ends the stay once `endStays(leftUpTo:)` is called
  /// for its time, unless one inside or on the border comes before.
  public var leavesByOne = false
  /// True if the segment from the last fix to this one may make a pass (G8); false for phones that
  /// report rarely, for which one wrong position beyond a region would make one.
  public var followsPasses = true
  /// The time of the newest fix with `mayBeMoving` (G8).
  var lastMoving = Double.infinity

  /// Creates the criteria of a receiver (G5).
  public init() {}
}
