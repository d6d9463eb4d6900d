import Application
import Localization
import Reminders
import Text

/// A task that has the name of one about to be added, so that the user is asked first.
struct SameName: Error {
  /// The task that exists.
  let view: TaskView

  /// Returns the task of a name that is not finished, unless the form says that another is meant.
  ///
  /// - Throws: `SameName`.
  static func check(
    _ name: String, _ form: FormFields, in context: any EditContext, _ actionContext: ActionContext
  ) throws {
    guard form["again"] == nil, let found = try context.unfinishedTodo(named: name.trimmed) else {
      return
    }
    throw SameName(
      view: try Overview(of: found, in: context, actionContext: actionContext).view(found))
  }

  /// The question.
  var text: String {
    NoticePhrase.sameNameOnPage(Wording.name(view.todo.name), standing: view.brief).text
  }

  /// The values for the template.
  var content: [String: Any] {
    ["text": text, "href": "/tasks/\(view.todo.id.rawValue)"]
  }
}
