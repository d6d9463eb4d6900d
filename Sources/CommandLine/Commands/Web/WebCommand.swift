import ArgumentParser
import Localization

struct WebCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "web", WebPhrase.help, discussion: WebPhrase.helpDiscussion,
      subcommands: [
        WebTokenCommand.self, WebKeyCommand.self, WebFeedCommand.self, WebAddressCommand.self,
        WebPushCommand.self,
      ])
  }
}
