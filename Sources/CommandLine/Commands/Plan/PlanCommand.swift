import ArgumentParser
import Localization

struct PlanCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "plan", PlanPhrase.help, discussion: PlanPhrase.helpDiscussion,
      subcommands: [PlanShowCommand.self, PlanPinCommand.self, PlanUnpinCommand.self],
      defaultSubcommand: PlanShowCommand.self)
  }
}
