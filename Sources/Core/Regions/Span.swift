/// A length of time between two fixes, compared at the resolution of fix times.
///
/// Times have milliseconds and are held as seconds in a `Double`; half a millisecond of tolerance
/// makes "spanning 2 s" exact at 10 Hz.
struct Span {
  static let tolerance = 0.0005

  let seconds: Double

  init(from start: Double, to end: Double) {
    seconds = end - start
  }

  func isAtLeast(_ limit: Double) -> Bool { seconds >= limit - Self.tolerance }
  func exceeds(_ limit: Double) -> Bool { seconds > limit + Self.tolerance }
}
