import Application
package import HTTPServer
import Hummingbird
import Localization
package import Model

extension RouteHandlers {
  /// Returns the problem that a task does not exist.
  package func missing(_ id: Todo.ID) -> Problem {
    Problem(.notFound, TaskInputPhrase.taskGone)
  }
}
