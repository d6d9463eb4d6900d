import Localization
import Model

/// An unfinished task that has the name of one about to be added, so that the user is asked first.
package struct SameName: Error {
  /// The task that exists.
  package let view: TaskView

  /// Describes the task that exists.
  package init(view: TaskView) { self.view = view }

  /// The question of the page.
  package var text: String {
    TaskPhrase.sameNameQuestion(view.todo.name.oneLine, when: view.whenText).text
  }
}
