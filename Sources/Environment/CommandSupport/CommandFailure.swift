package import Localization

/// A message for the user, and the exit code that goes with it.
package struct CommandFailure: Error, CustomStringConvertible {
  private enum Content: Sendable {
    case text(String)
    case phrase(any Phrase)
  }

  package let code: ExitStatus
  private let content: Content

  /// The text: the problem, the value in quotes, and advice.
  ///
  /// A phrase is in the language in force when it is read, so that the daemon can log it in English
  /// and show it in the user's language.
  package var message: String {
    switch content {
    case .text(let text): text
    case .phrase(let phrase): phrase.text
    }
  }

  /// Creates a failure with a text in the language of the user.
  package init(_ code: ExitStatus, _ message: String) {
    self.code = code
    content = .text(message)
  }

  /// Creates a failure whose text is a phrase.
  package init(_ code: ExitStatus, phrase: any Phrase) {
    self.code = code
    content = .phrase(phrase)
  }

  package var description: String { message }
}
