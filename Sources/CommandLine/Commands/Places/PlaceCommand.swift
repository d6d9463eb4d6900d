import ArgumentParser
import Localization

struct PlaceCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "place", PlacePhrase.help,
      subcommands: [
        PlaceListCommand.self, PlaceAddCommand.self, PlaceShowCommand.self, PlaceEditCommand.self,
        PlaceRemoveCommand.self,
      ], defaultSubcommand: PlaceListCommand.self, aliases: ["places"])
  }
}
