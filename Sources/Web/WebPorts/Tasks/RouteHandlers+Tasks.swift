import Application
package import HTTPServer
import Hummingbird
import Localization
package import Model

extension RouteHandlers {
  /// Returns the number in an address such as `/tasks/3`.
  package func todoID(_ context: WebContext) throws -> Todo.ID {
    guard let number = context.parameters.get("id").flatMap({ Int64($0) }) else {
      throw HTTPError(.notFound)
    }
    return Todo.ID(rawValue: number)
  }

  /// Returns the problem that a task does not exist.
  package func missing(_ id: Todo.ID) -> Problem {
    Problem(.notFound, TaskInputPhrase.taskGone)
  }
}
