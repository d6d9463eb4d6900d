import Localization
import Model

/// An unfinished task that has the name of one about to be added, so that the user is asked first.
public struct SameName: Error {
  /// The task that exists.
  public let view: TaskView

  /// Describes the task that exists.
  public init(view: TaskView) { self.view = view }

  /// The question of the page.
  public var text: String {
    TaskPhrase.sameNameQuestion(Wording.name(view.todo.name), when: view.whenText).text
  }
}
