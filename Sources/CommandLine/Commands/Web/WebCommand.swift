import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import HTTPServer
import Localization
import Model
import QRCode
import SQLiteStore
import Settings
import Text
import WebPorts

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

struct WebAddressCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("address", WebPhrase.helpAddress, discussion: WebPhrase.helpAddressDiscussion)
  }

  static var opensStore: Bool { false }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let output = environment.output
    let status = RunningDaemon(of: environment.databasePath).status
    let own = environment.settings.webPublicURL
    let others = [own].compactMap(\.self) + (status?.webOthers ?? []).filter { $0 != own }
    try output.render(
      .object([
        ("page", status?.web.map { .string($0) } ?? .null),
        ("others", .array(others.map { .string($0) })), ("running", .bool(status != nil)),
      ])
    ) {
      if let page = status?.web {
        try output.line(DaemonPhrase.page(page).text)
      } else {
        try output.line(WebPhrase.pageNotRunning.text)
      }
      for other in others where other != status?.web {
        try output.line(DaemonPhrase.otherDevices(other).text)
      }
      if let other = others.first {
        try draw(other, output)
      } else {
        let listening = ListenAddress(host: environment.settings.webListen, port: 0)
        if listening.isLoopback {
          try output.line(WebPhrase.loopbackOnly.text)
        } else if status?.web != nil {
          try output.line(WebPhrase.noNetwork.text)
        }
      }
    }
  }

  /// Draws the QR code of an address, or prints why it cannot.
  private func draw(_ address: String, _ output: Output) throws {
    let code: QRCode
    do {
      code = try QRCode(address)
    } catch .noLibrary {
      return output.message(WebPhrase.noLibrary(package: QRCode.libraryPackage).text)
    } catch {
      return output.message(WebPhrase.notEncodable.text)
    }
    guard code.outerSize <= output.width else {
      return output.message(WebPhrase.tooNarrow(columns: code.outerSize).text)
    }
    try output.lines(code.lines.map(output.paint.whiteOnBlack))
    output.message(WebPhrase.scan.text)
  }
}

struct WebFeedCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("feed", KeyPhrase.helpFeed, discussion: KeyPhrase.helpFeedDiscussion)
  }

  @Flag(help: .phrase(KeyPhrase.helpFeedNew)) var new = false
  @Flag(help: .phrase(KeyPhrase.helpFeedRemove)) var remove = false
  @Option(
    help: .phrase(KeyPhrase.helpPerson, valueName: "person"), completion: NameCompletion.ofPersons)
  var person: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    guard !new || !remove else {
      throw Refusal(.usage, CommandPhrase.excluded("--new", "--remove"))
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
      let created = Formatted.day(known.created, in: environment.zone, now: environment.now)
      return try output.render(
        known.json(persons: persons, zone: environment.zone),
        KeyPhrase.hasFeed(known.name.quoted, created: created).text)
    }
    if let known { _ = try file.reporting { try $0.remove(known.name) } }
    guard new else {
      guard let known else { throw Refusal(.notFound, KeyPhrase.noFeed) }
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
      output.message(KeyPhrase.shownOnce.text)
      output.message("\(addresses[1].label.text): \(addresses[1].text)")
    }
  }
}
