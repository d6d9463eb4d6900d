extension Duration {
  /// The duration for poll(2), in milliseconds: at least 0, and rounded up, so that a deadline has
  /// passed when the wait is over.
  var roundedUpMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(seconds * 1000 + fraction)
  }

  /// The duration in seconds.
  var seconds: Double { self / .seconds(1) }
}
