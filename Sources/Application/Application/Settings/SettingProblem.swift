public import Localization

/// Why a setting cannot have a value.
public struct SettingProblem: Sendable, Hashable, Error {
  /// The message beside the field.
  public let phrase: SettingsPagePhrase
  /// True if the value is possible, but not as things stand: it is fixed elsewhere, does not go
  /// with another value, or names a file that is not there.
  public let isConflict: Bool
  /// True for a question: sent once more with a yes (`this_computer`), the value is taken.
  public let isQuestion: Bool

  /// Creates a problem.
  public init(_ phrase: SettingsPagePhrase, isConflict: Bool = false, isQuestion: Bool = false) {
    self.phrase = phrase
    self.isConflict = isConflict
    self.isQuestion = isQuestion
  }

  /// The message with a capital at its beginning, in the language in force.
  public var text: String {
    let text = phrase.text
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
