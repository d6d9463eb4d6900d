import Foundation

/// Limits how often all tasks and places are read for one phone, since they may be many.
struct RefreshInterval {
  private var lastRefresh: (version: Int?, time: Date)?

  /// The least time between two readings of the same version of the store, in seconds.
  private static let seconds = 60.0

  /// Returns true if it is time to read a version of the store, and counts it as read.
  mutating func begin(at version: Int?, _ now: Date) -> Bool {
    if let lastRefresh, lastRefresh.version == version,
      (0..<Self.seconds).contains(now.timeIntervalSince(lastRefresh.time))
    {
      return false
    }
    lastRefresh = (version, now)
    return true
  }
}
