/// How much evidence a change of state needs, for the next fix.
///
/// A receiver reports every second. A phone may be silent for minutes: it has one chance to say
/// that it arrived, and what it began to say must last until it speaks again.
public struct ChangeTerms: Sendable, Hashable {
  /// Without support for longer than this, in seconds, a pending change is dropped: 60 s or more.
  public var patienceSeconds: Double
  /// True if one fix whose whole circle of error is inside suffices for an enter.
  public var entersAtOnce: Bool

  /// Creates terms.
  public init(patienceSeconds: Double, entersAtOnce: Bool) {
    self.patienceSeconds = patienceSeconds
    self.entersAtOnce = entersAtOnce
  }

  /// Those of a receiver (G5).
  public static let standard = ChangeTerms(
    patienceSeconds: PendingChange.patienceSeconds, entersAtOnce: false)
}
