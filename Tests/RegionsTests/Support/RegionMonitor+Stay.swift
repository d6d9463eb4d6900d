import Foundation

@testable import Regions

extension RegionMonitor {
  /// Returns when the present stay began, at the confirmed enter or at a first definite state of
  /// inside; `nil` unless inside.
  func insideSince(of id: Region.ID) -> Date? {
    guard let slot = table.slot(of: id) else { return nil }
    let tracker = tracker(at: slot)
    guard tracker.state == .inside, let since = tracker.insideSince else { return nil }
    return Date(timeIntervalSinceReferenceDate: since)
  }
}
