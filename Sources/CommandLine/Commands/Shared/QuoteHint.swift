import Localization
import Text

/// Advice for a name of several words without quotes: `passby add Cat medicine`.
enum QuoteHint {
  /// Returns an error message of ArgumentParser with the advice behind its first line, where an
  /// argument was too many.
  static func added(to message: String) -> String {
    guard let match = message.firstMatch(of: /^Error: Unexpected argument '(.+)'\n/) else {
      return message
    }
    let hint = CommandPhrase.quoteWords(String(match.1).quoted).text
    return String(match.0) + hint + "\n" + message[match.range.upperBound...]
  }
}
