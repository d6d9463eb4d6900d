public import Geo

/// The state that an edit is built from, read inside the edit's transaction.
///
/// Each property and method reads only what it returns, at the time of the call.
public protocol EditContext {
  /// All tasks, by number; reads every row. To change one task, ask for that one.
  var todos: [Todo] { get throws }
  /// All places, by number.
  var places: [Place] { get throws }
  /// The latest visit of each place.
  var visits: [Visit] { get throws }
  /// The last committed position, if any.
  var lastFix: Fix? { get throws }
  /// Returns a task; `nil` if there is none with this number.
  func todo(_ id: Todo.ID) throws -> Todo?
  /// Returns a place; `nil` if there is none with this number.
  func place(_ id: Place.ID) throws -> Place?
  /// Returns a number for a new task that no task ever had.
  func nextTodoID() throws -> Todo.ID
  /// Returns a number for a new place that no place ever had.
  func nextPlaceID() throws -> Place.ID
  /// Returns a number for a new countdown that no countdown ever had.
  func nextCountdownNumber() throws -> Int64
}
