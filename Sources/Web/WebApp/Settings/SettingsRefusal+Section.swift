import Application
import HTTPServer
import Hummingbird
import Text
import WebPorts

extension SettingsRefusal {
  /// Returns the answer to a script: the error for programs, and the messages by field.
  func response(_ errors: [String: String]) -> Response {
    let problem = problem
    var members: [(String, JSON)] = [
      ("ok", .bool(false)), ("text", .string(problem.message)), ("step", .null),
      ("errors", .object(errors.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
    ]
    if case .object(let error) = problem.json { members += error }
    return Response(json: .object(members), status: problem.status)
  }

  /// Returns the messages by field of a section; what belongs to none of them goes to the first.
  func errors(in section: SettingsSection) -> [String: String] {
    var errors: [String: String] = [:]
    for (key, problem) in problems {
      let field =
        section.fields.first { $0.name == key } ?? section.fields.first { $0.keys.contains(key) }
      guard let name = (field ?? section.fields.first)?.name else { continue }
      errors[name] = problem.text
    }
    return errors
  }
}
