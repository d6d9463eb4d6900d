import Reminders

/// What a desktop notification says about several reminders.
extension Wording {
  /// The title of a merged notification: `3 tasks at Pharmacy`, or `3 tasks` where they have no place in common.
  static func merged(taskCount: Int, place: String?) -> String {
    let tasks = count(taskCount, "task")
    return place.map { "\(tasks) at \($0)" } ?? tasks
  }

  /// The last line where not all fit: `and 5 more`.
  static func more(_ number: Int) -> String { "and \(number) more" }
}
