/// The only thing that a key of the page may do.
package enum KeyRight: String, Sendable, Hashable, Codable, CaseIterable {
  /// Add tasks.
  case add
  /// Read the tasks of the present day.
  case today
  /// Read the coming dates of tasks as a calendar.
  case feed
}
