import ArgumentParser
import CommandSupport
import Localization
import Text

/// The errors of ArgumentParser about arguments, in the words of the product.
package enum ArgumentErrors {
  /// Returns a message in the language in force: what is wrong, what was expected, how the command
  /// is called, and what explains it; lines of another form stay as they are.
  package static func spoken(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, let phrase = phrase(of: first, in: message) else {
      return message
    }
    let rest = lines.dropFirst().compactMap { line -> String? in
      if let match = line.wholeMatch(of: /Help:\s+(-?.*?>(?: \.\.\.)?|\S+)\s+(\S.*)/) {
        return CommandPhrase.argumentHelp(String(match.1), text: String(match.2)).text
      }
      if let match = line.wholeMatch(of: /Usage: (.+)/) {
        return CommandPhrase.usage(String(match.1)).text
      }
      if let match = line.wholeMatch(of: /\s+See '(.+) --?help' for more information\./) {
        let call = match.1.split(separator: " ", maxSplits: 1)
        return CommandPhrase.explained(
          by: (call.prefix(1) + ["help"] + call.dropFirst()).joined(separator: " ")
        ).text
      }
      // The known shells, which the phrase names.
      if line.hasPrefix("Please use --generate-completion-script") || line == knownShells {
        return nil
      }
      return String(line)
    }
    return (["passby: " + phrase.text] + rest).joined(separator: "\n")
  }

  private static var knownShells: String {
    "    " + CompletionShell.allCases.map(\.rawValue).joined(separator: " ")
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
      return CommandPhrase.unknownOption(
        String(match.1), suggestion: match.2.map { String($0).quoted })
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
      of: /Error: The option '(.+)' does not take any value, but '(.*)' was specified\./)
    {
      return CommandPhrase.valueOfFlag(String(match.1), value: String(match.2))
    }
    if let match = line.wholeMatch(of: /Error: Can't generate completion scripts for '(.*)'\./) {
      let known = CompletionShell.allCases.map { $0.rawValue.quoted }
      return CommandPhrase.unknownShell(
        String(match.1), known: Localizer.current.alternatives(known))
    }
    if let match = line.wholeMatch(
      of: /Error: The value '(.*)' is invalid for '(.+?)'(?:\. Please provide one of (.+)\.)?/)
    {
      let isColor = match.2.hasPrefix("--color ") && message.contains("--colour ")
      return CommandPhrase.wrongValue(
        String(match.1), of: String(match.2), known: match.3.map(String.init),
        suggestion: isColor ? "--colour".quoted : nil)
    }
    return nil
  }
}
