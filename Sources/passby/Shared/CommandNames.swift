import Application
import ArgumentParser
import Localization
import Runtime

/// Catches a mistyped command before the home screen takes it for an argument of its own.
enum CommandNames {
  /// Refuses a first word that is neither a command nor an alias, and suggests the nearest one.
  static func check(_ arguments: [String], knows configuration: CommandConfiguration) throws {
    guard let word = arguments.first, !word.hasPrefix("-") else { return }
    let commands =
      configuration.groupedSubcommands.flatMap(\.subcommands) + configuration.subcommands
    let names = commands.map { $0._commandName } + ["help"]
    guard !names.contains(word),
      !commands.contains(where: { $0.configuration.aliases.contains(word) })
    else { return }
    let hint = Suggestion.phrase(for: word, among: names)
    throw CommandFailure(
      .usage, CommandPhrase.notACommand("\"\(word.oneLine)\"", hint: hint).text)
  }
}
