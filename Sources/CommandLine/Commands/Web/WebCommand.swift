import ArgumentParser
import Localization

struct WebCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "web", abstract: HelpPhrase.web.text,
      discussion: HelpPhrase.webDiscussion.text,
      subcommands: [WebTokenCommand.self, WebAddressCommand.self, WebPushCommand.self])
  }
}
