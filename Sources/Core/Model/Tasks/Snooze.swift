package import Foundation

/// A silence that the user asked for; it never moves due (R16).
package struct Snooze: Sendable, Hashable, Codable {
  /// When the silence ends.
  package enum End: Sendable, Hashable, Codable {
    /// At an instant; a task that is due then reminds again.
    case at(Date)
    /// With the next visit to one of the task's places.
    case nextVisit
    /// When the user leaves the place; the exit reminds.
    case leaving
  }

  /// When the user asked.
  package let since: Date
  /// When it ends.
  package let end: End

  package init(since: Date, end: End) {
    self.since = since
    self.end = end
  }
}
