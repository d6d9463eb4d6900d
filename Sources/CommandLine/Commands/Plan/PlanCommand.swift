import ArgumentParser
import Localization

struct PlanCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "plan", abstract: PlanPhrase.help.text,
      discussion: PlanPhrase.helpDiscussion.text,
      subcommands: [PlanShowCommand.self, PlanPinCommand.self, PlanUnpinCommand.self],
      defaultSubcommand: PlanShowCommand.self)
  }
}
