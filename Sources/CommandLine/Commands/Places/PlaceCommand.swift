import ArgumentParser
import Localization

struct PlaceCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "place", abstract: PlacePhrase.help.text,
      subcommands: [
        PlaceListCommand.self, PlaceAddCommand.self, PlaceShowCommand.self, PlaceEditCommand.self,
        PlaceRemoveCommand.self,
      ],
      defaultSubcommand: PlaceListCommand.self, aliases: ["places"])
  }
}
