import Application
import Model

extension SameName {
  /// The values for the template.
  var content: [String: Any] {
    ["text": text, "href": "/tasks/\(view.todo.id.rawValue)"]
  }
}
