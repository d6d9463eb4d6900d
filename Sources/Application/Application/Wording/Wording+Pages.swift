public import Localization
public import Model

extension Wording {
  /// Returns what a user has just done, and how the task stands now.
  ///
  /// `Done: Cat medicine. It opens in 10 weeks.`
  public static func did(_ verb: EditAction.TaskVerb, _ task: String, _ standing: TaskStanding?)
    -> String
  {
    ActionPhrase.did(verb, task: name(task), standing).text
  }

  /// Returns what the bar of a task shows, for screen readers:
  /// `Waiting, 43 % of the time has passed`.
  public static func bar(_ status: TaskStatus, progress: Double?) -> String {
    guard let progress, status == .waiting || status == .open else {
      return TaskPhrase.status(status).text
    }
    return TaskPhrase.progress(status, progress).text
  }
}
