import Foundation
import Geo
import PhoneMessages

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
  /// Limits how often the places to watch are looked for.
  var placesRefresh = RefreshInterval()
  /// Limits how often tasks that have opened are looked for.
  var questionRefresh = RefreshInterval()
}
