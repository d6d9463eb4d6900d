import Application
import ArgumentParser
import CommandSupport
import Daemon
import HTTPServer
import Localization
import Settings

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
    let session = try process.session
    let file = TokenFile(database: session.databasePath)
    if remove { return try takeAway(file, session.output) }
    guard new || !file.exists else {
      throw CommandFailure(
        .refused,
        WebPhrase.tokenExists.text
      )
    }
    let token = AccessToken()
    try file.write(token.digest)
    guard !session.output.json else {
      try session.output.line(
        .object([("token", .string(token.text)), ("file", .string(file.path))]))
      return
    }
    try session.output.line(token.text)
    session.output.note(
      WebPhrase.tokenShownOnce.text)
    guard ListenAddress(host: session.settings.webListen, port: 0).isLoopback else { return }
    session.output.note(
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
