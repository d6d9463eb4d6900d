/// How much evidence a change of state needs, for the next fix.
///
/// A receiver reports every second. A phone may be silent for minutes: it has one chance to say
/// that it arrived, and what it began to say must last until it speaks again.
public struct ChangeTerms: Sendable, Hashable {
  /// Without support for longer than this, in seconds, a pending change is dropped: 60 s or more.
  public var patienceSeconds: Double
  /// True if one fix whose whole circle of error is inside suffices for an enter.
  public var entersAtOnce: Bool
  /// True if the way from the last fix to this one counts as passed (G8); false for phones that
  /// report rarely, of which one wrong position beyond the place would be a pass.
  public var followsPasses: Bool

  /// Creates terms.
  public init(patienceSeconds: Double, entersAtOnce: Bool, followsPasses: Bool) {
    self.patienceSeconds = patienceSeconds
    self.entersAtOnce = entersAtOnce
    self.followsPasses = followsPasses
  }

  /// Those of a receiver (G5).
  public static let standard = ChangeTerms(
    patienceSeconds: PendingChange.patienceSeconds, entersAtOnce: false, followsPasses: true)
}
