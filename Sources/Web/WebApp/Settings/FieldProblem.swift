import Application
import HTTPServer
import Localization

/// A field of a form that cannot be read.
struct FieldProblem: Error {
  /// The name of the field.
  let field: String
  /// The message beside it.
  let problem: SettingProblem

  init(_ field: String, _ phrase: SettingsPagePhrase) {
    self.field = field
    problem = SettingProblem(phrase)
  }
}

extension FormFields {
  /// Returns the value of a field without blanks around it.
  ///
  /// - Throws: `FieldProblem` if nothing is left.
  func required(_ name: String) throws -> String {
    guard let text = text(name) else { throw FieldProblem(name, .somethingExpected) }
    return text
  }
}
