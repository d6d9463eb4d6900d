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

struct WebFeedCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("feed", KeyPhrase.helpFeed, discussion: KeyPhrase.helpFeedDiscussion)
  }

  @Flag(help: .phrase(KeyPhrase.helpFeedNew)) var new = false
  @Flag(help: .phrase(KeyPhrase.helpFeedRemove)) var remove = false
  @Option(
    help: .phrase(KeyPhrase.helpPerson, valueName: "person"), completion: KnownNames.ofPersons)
  var person: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    guard !new || !remove else {
      throw RequestFailure(.usage, CommandPhrase.excluded("--new", "--remove"))
    }
    let environment = try process.environment
    let output = environment.output
    let persons =
      try person == nil ? [] : environment.openForReading().withSnapshot { try $0.persons }
    let owner = try person.map { try PersonNames(persons: persons).person($0) }
    let file = KeyFile(database: environment.databasePath)
    let known = file.all.first { $0.right == .feed && $0.person == owner?.uuid }
    guard new || remove else {
      guard let known else { return try output.line(KeyPhrase.noFeed.text) }
      let created = Wording.day(known.created, in: environment.zone, now: environment.now)
      return try output.render(
        known.json(persons: persons, zone: environment.zone),
        KeyPhrase.hasFeed(known.name.quoted, created: created).text)
    }
    if let known { _ = try file.reporting { try $0.remove(known.name) } }
    guard new else {
      guard let known else { throw RequestFailure(.notFound, KeyPhrase.noFeed) }
      return try output.line(KeyPhrase.removed(known.name.quoted).text)
    }
    // The database, and its folder, exist from here on.
    _ = try environment.openStore()
    let name = [KeyPhrase.feedName.text, owner?.name].compactMap(\.self).joined(separator: " ")
    let (_, secret) = try file.reporting {
      try $0.add(name, .feed, person: owner?.uuid, now: environment.now)
    }
    let addresses = PageKey.addresses(
      secret, .feed, base: try DeviceBase(environment, option: nil).url)
    try output.render(
      .object([
        ("name", .string(name)), ("webcal", .string(addresses[0].text)),
        ("url", .string(addresses[1].text)),
      ])
    ) {
      try output.line(addresses[0].text)
      output.note(KeyPhrase.shownOnce.text)
      output.note("\(addresses[1].label.text): \(addresses[1].text)")
    }
  }
}
