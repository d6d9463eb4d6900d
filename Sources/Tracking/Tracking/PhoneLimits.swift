/// How old and how new the positions of phones may be.
public struct PhoneLimits: Sendable, Hashable {
  /// A position older than this at its arrival, in seconds, counts as late (P10): 10 min.
  public let staleAfterSeconds: Double
  /// A position older than this, in seconds, is refused (P8): 31 d.
  public let oldestSeconds: Double

  /// Creates limits.
  public init(staleAfterSeconds: Double = 600, oldestSeconds: Double = 31 * 86_400) {
    self.staleAfterSeconds = staleAfterSeconds
    self.oldestSeconds = oldestSeconds
  }
}
