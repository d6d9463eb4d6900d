import Application
import HTTPTypes

/// Choices that were refused; nothing was stored.
struct SettingsRefusal: Error {
  /// The problems, by name of the setting or the field.
  let problems: [String: SettingProblem]

  /// The problem for a program: the first by name, 409 if each value is possible by itself.
  var problem: Problem {
    guard let (key, first) = problems.min(by: { $0.key < $1.key }) else {
      return Problem(.conflict, "")
    }
    let worst = problems.filter { !$0.value.isConflict }.min { $0.key < $1.key }
    guard let worst else {
      return Problem(.conflict, first.text, code: "refused", field: key)
    }
    return Problem(.unprocessableContent, worst.value.text, code: "usage", field: worst.key)
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
