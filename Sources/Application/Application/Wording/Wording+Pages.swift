import Localization
package import Model

extension Wording {
  /// Returns what a user has just done, and when the task is now.
  ///
  /// `Done: Cat medicine. From Mon 11 May, until Mon 8 Jun.`
  package static func did(_ verb: EditAction.TaskVerb, _ task: String, when: String?) -> String {
    ActionPhrase.did(verb, task: task.oneLine, when: when).text
  }

  /// Returns what the bar of a task shows, for screen readers:
  /// `Waiting, 43 % of the time has passed`.
  package static func bar(_ status: TaskStatus, progress: Double?) -> String {
    guard let progress, status == .waiting || status == .open else {
      return TaskPhrase.status(status).text
    }
    return TaskPhrase.progress(status, progress).text
  }
}
