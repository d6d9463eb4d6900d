public import Geo

/// The state of a store at one moment, read inside a transaction.
///
/// Each property and method reads only what it returns, at the time of the call.
public protocol StoreSnapshot {
  /// All tasks, by number; reads every row. For one task, ask for that one.
  var todos: [Todo] { get throws }
  /// All places, by number.
  var places: [Place] { get throws }
  /// All categories, by number.
  var categories: [Category] { get throws }
  /// The latest visit of each place.
  var visits: [Visit] { get throws }
  /// The pause that was asked for last, unless it was taken back.
  var pause: Pause? { get throws }
  /// The settings that were chosen on the page, by key.
  var preferences: [Preference] { get throws }
  /// The last committed position, if any.
  var lastFix: Fix? { get throws }
  /// Returns a task; `nil` if there is none with this number.
  func todo(_ id: Todo.ID) throws -> Todo?
  /// Returns a place; `nil` if there is none with this number.
  func place(_ id: Place.ID) throws -> Place?
}
