import Foundation
import Geo
import Phones

/// The daemon's memory of one phone between its messages.
struct PhoneState {
  /// Counts the positions of the minute.
  var burst = BurstLimit()
  /// The last position that was used; kept in memory only (P6).
  var lastFix: Fix?
  /// The places that it was sent to watch; `nil` before they were read from the store.
  var pushed: PushedPlacesState?
  /// When it was last asked to report where it is.
  var lastQuestion: Date?
  private var lastLook: (version: Int?, time: Date)?

  /// The least time between two looks at the same version of the store, in seconds.
  private static let lookPause = 60.0

  /// Notes a look at all tasks and places; returns false if the last one was just now.
  mutating func look(at version: Int?, _ now: Date) -> Bool {
    if let lastLook, lastLook.version == version,
      (0..<Self.lookPause).contains(now.timeIntervalSince(lastLook.time))
    {
      return false
    }
    lastLook = (version, now)
    return true
  }
}
