import Application
import ArgumentParser
import CommandSupport
import Daemon
import HTTPServer
import Localization
import Settings
import Text

struct WebTokenCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "token", abstract: WebPhrase.helpToken.text,
      discussion: WebPhrase.helpTokenDiscussion.text)
  }

  @Flag(help: .phrase(WebPhrase.helpNewToken)) var new = false
  @Flag(help: .phrase(WebPhrase.helpRemoveToken)) var remove = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    guard !new || !remove else {
      throw CommandFailure(.usage, CommandPhrase.excluded("--new", "--remove").text)
    }
    let environment = try process.environment
    let file = TokenFile(database: environment.databasePath)
    if remove { return try takeAway(file, environment.output) }
    guard new || !file.exists else {
      throw CommandFailure(
        .refused,
        WebPhrase.tokenExists.text
      )
    }
    let token = AccessToken()
    try file.write(token.digest)
    guard !environment.output.json else {
      try environment.output.line(
        .object([("token", .string(token.text)), ("file", .string(file.path))]))
      return
    }
    try environment.output.line(token.text)
    environment.output.note(
      WebPhrase.tokenShownOnce.text)
    guard ListenAddress(host: environment.settings.webListen, port: 0).isLoopback else { return }
    environment.output.note(
      WebPhrase.tokenLoopbackOnly.text)
  }

  private func takeAway(_ file: TokenFile, _ output: Output) throws {
    let isGone = try file.remove()
    guard !output.json else {
      try output.line(.object([("removed", .bool(isGone)), ("file", .string(file.path))]))
      return
    }
    try output.line((isGone ? WebPhrase.tokenRemoved : WebPhrase.noToken).text)
  }
}
