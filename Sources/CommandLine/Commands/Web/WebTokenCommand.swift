import Application
import ArgumentParser
import CommandSupport
import Daemon
import HTTPServer
import Localization
import Model
import SQLiteStore
import Settings
import Text

struct WebTokenCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("token", WebPhrase.helpToken, discussion: WebPhrase.helpTokenDiscussion)
  }

  @Option(
    help: .phrase(WebPhrase.helpTokenPerson, valueName: "person"),
    completion: NameCompletion.ofPersons)
  var person: String?
  @Flag(help: .phrase(WebPhrase.helpNewToken)) var new = false
  @Flag(help: .phrase(WebPhrase.helpRemoveToken)) var remove = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    guard !new || !remove else {
      throw Refusal(.usage, CommandPhrase.excluded("--new", "--remove"))
    }
    let environment = try process.environment
    let file = TokenFile(database: environment.databasePath)
    if let person {
      let persons = try environment.openStore().withSnapshot { try $0.persons }
      let owner = try PersonNames(persons: persons).person(person)
      guard owner.id == .me else { return try change(owner, environment) }
    }
    if remove {
      guard PersonTokenFile(database: environment.databasePath).digests.isEmpty else {
        throw Refusal(.refused, WebPhrase.tokenOfMeStays)
      }
      return try takeAway(file, environment.output)
    }
    guard new || !file.exists else {
      throw Refusal(.refused, WebPhrase.tokenExists)
    }
    let token = AccessToken()
    try file.write(token.digest)
    try environment.output.render(
      .object([("token", .string(token.text)), ("file", .string(file.path))])
    ) {
      try environment.output.line(token.text)
      environment.output.message(
        WebPhrase.tokenShownOnce.text)
      guard ListenAddress(host: environment.settings.webListen, port: 0).isLoopback else { return }
      environment.output.message(
        WebPhrase.tokenLoopbackOnly.text)
    }
  }

  /// Makes, replaces or removes the token of another person.
  private func change(_ owner: Person, _ environment: CommandEnvironment) throws {
    let (output, name) = (environment.output, owner.name.quoted)
    let file = PersonTokenFile(database: environment.databasePath)
    do {
      if remove {
        let isGone = try file.remove(owner.uuid)
        return try output.render(
          .object([
            ("removed", .bool(isGone)), ("file", .string(file.path)),
            ("person", .string(owner.name)),
          ]),
          (isGone ? WebPhrase.personTokenRemoved(name) : .noPersonToken(name)).text)
      }
      guard new || !file.has(owner.uuid) else {
        throw Refusal(.refused, WebPhrase.personTokenExists(name))
      }
      let token = AccessToken()
      try file.write(token.digest, of: owner.uuid)
      try output.render(
        .object([
          ("token", .string(token.text)), ("file", .string(file.path)),
          ("person", .string(owner.name)),
        ])
      ) {
        try output.line(token.text)
        output.message(WebPhrase.personTokenShownOnce(name).text)
        guard !TokenFile(database: environment.databasePath).exists else { return }
        output.message(WebPhrase.tokenOfMeNeeded.text)
      }
    } catch let failure as PrivateFile.Failure {
      throw Refusal(
        .inputOutput, WebPhrase.tokenNotChanged(file.path.quoted, reason: failure.reason))
    }
  }

  private func takeAway(_ file: TokenFile, _ output: Output) throws {
    let isGone = try file.remove()
    try output.render(
      .object([("removed", .bool(isGone)), ("file", .string(file.path))]),
      (isGone ? WebPhrase.tokenRemoved : WebPhrase.noToken).text)
  }
}
