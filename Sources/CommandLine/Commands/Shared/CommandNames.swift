import Application
import ArgumentParser
import CommandSupport
import Localization

/// Catches a mistyped command before the home screen takes it for an argument of its own.
enum CommandNames {
  /// Returns the command whose name or alias is the first word; `nil` if that is an option or
  /// `help`, or if there is none.
  ///
  /// - Throws: `CommandFailure` with the nearest name when the word is nothing of the kind.
  static func named(
    by arguments: [String], of commands: [any ParsableCommand.Type]
  ) throws -> (any ParsableCommand.Type)? {
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help" else { return nil }
    let named = commands.first {
      $0._commandName == word || $0.configuration.aliases.contains(word)
    }
    if let named { return named }
    let names = commands.map { $0._commandName } + ["help"]
    let hint = Suggestion.phrase(for: word, among: names)
    throw CommandFailure(
      .usage, CommandPhrase.notACommand("\"\(word.oneLine)\"", hint: hint).text)
  }
}
