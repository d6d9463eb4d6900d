public import Localization
public import Model
public import Recurrence

extension Wording {
  /// Returns what a user has just done, and how the task stands now.
  ///
  /// `Done: Cat medicine. It opens in 10 weeks.`
  public static func did(_ verb: EditAction.TaskVerb, _ task: String, _ standing: TaskStanding?)
    -> String
  {
    ActionPhrase.did(verb, task: name(task), standing).text
  }

  /// Returns a phase as a heading or a filter shows it.
  public static func phase(_ phase: Phase) -> String { TaskPhrase.status(phase.word).text }

  /// Returns what the bar of a task shows, for screen readers:
  /// `Waiting, 43 % of the time has passed`.
  public static func bar(_ phase: Phase, isOverdue: Bool, progress: Double?) -> String {
    let word = isOverdue ? .overdue : phase.word
    guard let progress, phase == .waiting || phase == .open else {
      return TaskPhrase.status(word).text
    }
    return TaskPhrase.progress(word, progress).text
  }
}

extension Phase {
  /// The phase for texts.
  fileprivate var word: TaskStatusWord {
    switch self {
    case .waiting: .waiting
    case .open: .open
    case .due: .due
    case .finished: .finished
    }
  }
}
