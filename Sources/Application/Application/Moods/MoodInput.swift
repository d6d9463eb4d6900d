/// A mood as a user gives it; texts are as typed.
package struct MoodInput: Sendable, Hashable {
  /// The feeling: a number from 0 to 4, or a name.
  package var emotion: String
  /// A few words about it.
  package var note: String?
  /// The task that it belongs to; otherwise the one that was just done.
  package var task: String?
  /// When it was felt, unless now.
  package var at: String?

  package init(emotion: String, note: String? = nil, task: String? = nil, at: String? = nil) {
    self.emotion = emotion
    self.note = note
    self.task = task
    self.at = at
  }
}
