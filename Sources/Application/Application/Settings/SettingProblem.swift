package import Localization

/// Why a setting cannot have a value.
package struct SettingProblem: Sendable, Hashable, Error {
  /// The message beside the field.
  package let phrase: SettingsPagePhrase
  /// True if the value is possible, but not as things stand: it is fixed elsewhere, does not go
  /// with another value, or names a file that is not there.
  package let isConflict: Bool
  /// True for a question: sent once more with a yes (`this_computer`), the value is taken.
  package let isQuestion: Bool

  package init(_ phrase: SettingsPagePhrase, isConflict: Bool = false, isQuestion: Bool = false) {
    self.phrase = phrase
    self.isConflict = isConflict
    self.isQuestion = isQuestion
  }

  /// The message with a capital at its beginning, in the language in force.
  package var text: String {
    let text = phrase.text
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
