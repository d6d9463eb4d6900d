import Application
import ArgumentParser
import CommandSupport
import Daemon
import Foundation
import HTTPServer
import Localization
import Model
import SQLiteStore
import Text
import WebPorts

struct WebKeyCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "key", KeyPhrase.help, discussion: KeyPhrase.helpDiscussion,
      subcommands: [WebKeyAddCommand.self, WebKeyListCommand.self, WebKeyRemoveCommand.self],
      defaultSubcommand: WebKeyAddCommand.self)
  }
}

struct WebKeyAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", KeyPhrase.helpAdd)
  }

  @Option(help: .phrase(KeyPhrase.helpName, valueName: "name")) var name: String
  @Option(
    help: .phrase(KeyPhrase.helpMay, valueName: "right"),
    completion: .list(KeyRight.allCases.map(\.rawValue)))
  var may: String
  @Option(
    help: .phrase(KeyPhrase.helpPerson, valueName: "person"), completion: NameCompletion.ofPersons)
  var person: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    guard let right = KeyRight(rawValue: may.trimmed.lowercased()) else {
      throw Refusal(.usage, KeyPhrase.rightExpected(may.quoted))
    }
    let environment = try process.environment
    // The database, and its folder, exist from here on.
    let persons = try environment.openStore().withSnapshot { try $0.persons }
    let owner = try person.map { try PersonNames(persons: persons).person($0) }
    let (key, secret) = try KeyFile(database: environment.databasePath).reporting {
      try $0.add(name, right, person: owner?.uuid, now: environment.now)
    }
    let output = environment.output
    if DeviceName.changes(name) { output.message(DevicePhrase.stored(key.name.quoted).text) }
    try output.render(
      .object([
        ("name", .string(key.name)), ("may", .string(key.right.rawValue)),
        ("key", .string(secret.text)),
      ])
    ) {
      try output.line(secret.text)
      output.message(KeyPhrase.shownOnce.text)
      let base = try DeviceBase(environment, option: nil).url
      for (label, text) in PageKey.addresses(secret, right, base: base) {
        output.message("\(label.text): \(text)")
      }
    }
  }
}

struct WebKeyListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", KeyPhrase.helpList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let (output, zone) = (environment.output, environment.zone)
    let keys = KeyFile(database: environment.databasePath).all
    let persons =
      keys.contains { $0.person != nil }
      ? try environment.openForReading().withSnapshot { try $0.persons } : []
    try output.render(
      list: keys.lazy.map { $0.json(persons: persons, zone: zone) }, none: KeyPhrase.none.text
    ) {
      let width = keys.map { $0.name.oneLine.displayWidth }.max() ?? 0
      for key in keys {
        try output.line(
          output.paint(key.name.oneLine.padded(to: width), .bold) + "  "
            + key.words(persons: persons, zone: zone, now: environment.now))
      }
    }
  }
}

struct WebKeyRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", KeyPhrase.helpRemove)
  }

  @Argument(help: .phrase(KeyPhrase.helpKnownName), completion: NameCompletion.ofKeys) var name:
    String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let removed = try KeyFile(database: environment.databasePath).reporting {
      try $0.remove(name)
    }
    try environment.output.render(
      removed.json(
        persons: environment.openForReading().withSnapshot { try $0.persons },
        zone: environment.zone),
      KeyPhrase.removed(removed.name.quoted).text)
  }
}

extension KeyFile {
  /// Changes the keys; an error of the file system names the file.
  func reporting<Value>(_ change: (KeyFile) throws -> Value) throws -> Value {
    do {
      return try change(self)
    } catch let failure as PrivateFile.Failure {
      throw Refusal(.inputOutput, KeyPhrase.notChanged(path.quoted, reason: failure.reason))
    }
  }
}
