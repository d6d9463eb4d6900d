import Foundation

/// The last look of a phone at all tasks and places, which may be many.
struct StoreLook {
  private var last: (version: Int?, time: Date)?

  /// The least time between two looks at the same version of the store, in seconds.
  private static let pause = 60.0

  /// Notes a look; returns false if the last one was just now.
  mutating func isDue(at version: Int?, _ now: Date) -> Bool {
    if let last, last.version == version,
      (0..<Self.pause).contains(now.timeIntervalSince(last.time))
    {
      return false
    }
    last = (version, now)
    return true
  }
}
