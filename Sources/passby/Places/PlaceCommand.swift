import ArgumentParser

struct PlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place", abstract: "Places: named circles where tasks can be done.",
    subcommands: [
      PlaceListCommand.self, PlaceAddCommand.self, PlaceShowCommand.self, PlaceEditCommand.self,
      PlaceRemoveCommand.self,
    ],
    defaultSubcommand: PlaceListCommand.self)
}
