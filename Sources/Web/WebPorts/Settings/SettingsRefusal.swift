package import Application
package import HTTPServer
import HTTPTypes

/// Choices that were refused; nothing was stored.
package struct SettingsRefusal: Error {
  /// The field that answers the question about a service on this computer with yes.
  package static let answer = "this_computer"

  /// True if nothing is wrong but that a question is open.
  package var isQuestion: Bool { problems.values.allSatisfy(\.isQuestion) }

  /// The problems, by name of the setting or the field.
  package let problems: [String: SettingProblem]

  package init(problems: [String: SettingProblem]) { self.problems = problems }

  /// The problem for a program: the first by name, 409 if each value is possible by itself.
  package var problem: Problem {
    guard let (key, first) = problems.min(by: { $0.key < $1.key }) else {
      return Problem(.conflict, "")
    }
    let worst = problems.filter { !$0.value.isConflict }.min { $0.key < $1.key }
    guard let worst else {
      let code = first.isQuestion ? SettingsRefusal.answer : "refused"
      return Problem(.conflict, first.text, code: code, field: key)
    }
    return Problem(.unprocessableContent, worst.value.text, code: "usage", field: worst.key)
  }
}
