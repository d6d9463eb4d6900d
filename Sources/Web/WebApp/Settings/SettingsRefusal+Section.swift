import Application
import WebPorts

extension SettingsRefusal {
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
