/// The state that an edit is built from, read inside the edit's transaction, and numbers for what
/// it adds.
package protocol EditContext: StoreSnapshot, MoodNumbers, JournalNumbers, PhotoEditContext,
  DeviceNumbers
{
  /// Returns a number for a new task that no task ever had.
  func nextTodoID() throws -> Todo.ID
  func nextPlaceID() throws -> Place.ID
  func nextCategoryID() throws -> Category.ID
  /// Returns a number for a new countdown that no countdown ever had.
  func nextCountdownNumber() throws -> Int64
}
