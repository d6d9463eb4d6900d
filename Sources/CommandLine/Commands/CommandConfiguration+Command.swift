import ArgumentParser
import Localization

extension CommandConfiguration {
  /// Returns the configuration of a command of `passby`.
  ///
  /// With a command above it, ArgumentParser does not look for a request of completions first,
  /// which would parse the arguments two more times.
  static func command(
    _ name: String, _ abstract: any Phrase, discussion: (any Phrase)? = nil,
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil, aliases: [String] = []
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "passby", abstract: abstract.text,
      discussion: discussion?.text ?? "", subcommands: subcommands,
      defaultSubcommand: defaultSubcommand, aliases: aliases)
  }
}
