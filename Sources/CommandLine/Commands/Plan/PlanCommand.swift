import ArgumentParser
import Localization

struct PlanCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "plan", abstract: HelpPhrase.plan.text,
      discussion: HelpPhrase.planDiscussion.text,
      subcommands: [PlanShowCommand.self, PlanPinCommand.self, PlanUnpinCommand.self],
      defaultSubcommand: PlanShowCommand.self)
  }
}
