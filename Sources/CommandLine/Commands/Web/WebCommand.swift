import ArgumentParser
import Localization

struct WebCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "web", abstract: WebPhrase.help.text,
      discussion: WebPhrase.helpDiscussion.text,
      subcommands: [
        WebTokenCommand.self, WebKeyCommand.self, WebFeedCommand.self, WebAddressCommand.self,
        WebPushCommand.self,
      ])
  }
}
