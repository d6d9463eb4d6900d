import Localization

/// The first line of an error of ArgumentParser: what is wrong with the arguments.
enum ArgumentTrouble {
  /// Returns a message with its first line in the language in force; a line that is not known, and
  /// the usage below it, stay English.
  static func localized(_ message: String) -> String {
    let line = message.prefix { $0 != "\n" }
    guard let phrase = phrase(of: line, in: message) else { return message }
    return phrase.text + message.dropFirst(line.count)
  }

  /// Returns the kind of trouble by the first line of a message.
  ///
  /// A command whose own option is `--colour`, as the usage below the line shows, is meant by a
  /// colour behind the common option `--color`.
  private static func phrase(of line: Substring, in message: String) -> CommandPhrase? {
    if let match = line.wholeMatch(of: /Error: Missing expected argument '(.+)'/) {
      return CommandPhrase.missingArgument(String(match.1))
    }
    if let match = line.wholeMatch(of: /Error: Missing value for '(.+)'/) {
      return CommandPhrase.missingValue(of: String(match.1))
    }
    if let match = line.wholeMatch(
      of: /Error: Unknown option '(.+?)'(?:\. Did you mean '(.+)'\?)?/)
    {
      return CommandPhrase.unknownOption(String(match.1), suggestion: match.2.map(String.init))
    }
    if let match = line.wholeMatch(of: /Error: Unexpected argument '(.+)'/) {
      return CommandPhrase.unexpectedArgument(String(match.1))
    }
    if let match = line.wholeMatch(of: /Error: (\d+) unexpected arguments: (.+)/),
      let number = Int(match.1)
    {
      return CommandPhrase.unexpectedArguments(number, String(match.2))
    }
    if let match = line.wholeMatch(
      of: /Error: The value '(.*)' is invalid for '(.+?)'(?:\. Please provide one of (.+)\.)?/)
    {
      let isColor = match.2.hasPrefix("--color ") && message.contains("--colour ")
      return CommandPhrase.wrongValue(
        String(match.1), of: String(match.2), known: match.3.map(String.init),
        suggestion: isColor ? "--colour" : nil)
    }
    return nil
  }
}
