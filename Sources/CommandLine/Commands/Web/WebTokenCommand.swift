import Application
import ArgumentParser
import CommandSupport
import Daemon
import Localization
import Settings
import WebApp

struct WebTokenCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "token", abstract: HelpPhrase.webToken.text,
      discussion: HelpPhrase.webTokenDiscussion.text)
  }

  @Flag(help: .phrase(.newToken)) var new = false
  @Flag(help: .phrase(.removeToken)) var remove = false
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

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
        ConfigPhrase.tokenExists.text
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
      ConfigPhrase.tokenShownOnce.text)
    guard WebAddress(host: session.settings.webListen, port: 0).isLoopback else { return }
    session.output.note(
      ConfigPhrase.loopbackOnly.text)
  }

  private func takeAway(_ file: TokenFile, _ output: Output) throws {
    let isGone = try file.remove()
    guard !output.json else {
      try output.line(.object([("removed", .bool(isGone)), ("file", .string(file.path))]))
      return
    }
    try output.line((isGone ? ConfigPhrase.tokenRemoved : .noToken).text)
  }
}
