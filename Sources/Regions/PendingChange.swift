/// Fixes that speak for the other state, not yet enough to believe it (G5).
struct PendingChange: Sendable, Hashable, Codable {
  /// Without support for longer than this, a pending change is dropped.
  static let patienceSeconds = 60.0
  /// Fixes farther apart than this come from a sparse source, for which two suffice.
  static let sparseSeconds = 10.0

  /// How long fixes must speak for an enter.
  static let enterSeconds = 2.0
  /// How long fixes must speak for an exit.
  static let exitSeconds = 20.0

  /// How long fixes must speak for a state.
  static func seconds(for state: RegionState) -> Double {
    state == .inside ? enterSeconds : exitSeconds
  }

  private(set) var first: Double
  private(set) var last: Double
  private(set) var count: Int

  /// Begins with one supporting fix.
  init(at time: Double) {
    first = time
    last = time
    count = 1
  }

  /// Counts more supporting fixes, of which the last was at that time.
  mutating func support(at time: Double, byFixes more: Int = 1) {
    last = time
    count += more
  }

  /// Tells whether support has been missing for too long.
  func hasFaded(at time: Double) -> Bool {
    Span(from: last, to: time).exceeds(Self.patienceSeconds)
  }

  /// It does not fade before this.
  var fading: Double { last + Self.patienceSeconds }

  /// No exit is confirmed before this.
  var earliestExit: Double { first + Self.exitSeconds - 2 * Span.tolerance }

  /// Tells whether the support is enough: 3 fixes over 2 s for an enter, over 20 s for an exit; from a sparse source 2 over 20 s.
  func suffices(for state: RegionState, isSparse: Bool) -> Bool {
    let span = Span(from: first, to: last)
    if count >= 3, span.isAtLeast(Self.seconds(for: state)) { return true }
    return isSparse && count >= 2 && span.isAtLeast(20)
  }
}
