extension Duration {
  /// For poll(2): never below zero, never rounded down, so that a deadline has passed when the wait is over.
  var roundedUpMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(seconds * 1000 + fraction)
  }

  /// The duration for a reader: `10 s`, `0.25 s`.
  var words: String {
    let (seconds, attoseconds) = components
    guard attoseconds != 0 else { return "\(seconds) s" }
    return "\(Double(seconds) + Double(attoseconds / 1_000_000_000_000_000) / 1000) s"
  }
}
