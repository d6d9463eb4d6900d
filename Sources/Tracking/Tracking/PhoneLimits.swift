/// How old the positions of phones may be, and how long one of them counts.
package struct PhoneLimits: Sendable, Hashable {
  /// A position older than this at its arrival, in seconds, counts as late (P10): 10 min.
  package let staleAfterSeconds: Double
  /// A position older than this, in seconds, is refused (P8): 31 d.
  package let oldestSeconds: Double
  /// One sparse position outside ends a visit by itself after this time in seconds, of receivers
  /// too (P12): 10 min.
  package let leaveAfterSeconds: Double

  package init(
    staleAfterSeconds: Double = 600, oldestSeconds: Double = 31 * 86_400,
    leaveAfterSeconds: Double = 600
  ) {
    self.staleAfterSeconds = staleAfterSeconds
    self.oldestSeconds = oldestSeconds
    self.leaveAfterSeconds = leaveAfterSeconds
  }
}
