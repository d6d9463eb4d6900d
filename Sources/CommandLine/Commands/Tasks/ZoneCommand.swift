import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore
import Text

struct ZoneCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "zone", ZonePhrase.help, discussion: ZonePhrase.helpDiscussion,
      subcommands: [ZoneShowCommand.self, ZoneMoveCommand.self, ZoneKeepCommand.self],
      defaultSubcommand: ZoneShowCommand.self)
  }
}

struct ZoneShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration { .command("show", ZonePhrase.helpShow) }

  @Option(help: .phrase(ZonePhrase.helpTo, valueName: "zone")) var to: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let here = try environment.builder().zone(named: to)
    let store = try environment.openForReading()
    let zones = try store.withSnapshot { snapshot in
      ForeignZones(
        of: try snapshot.todos, here: here, preferences: try snapshot.preferences,
        now: environment.now)
    }
    let output = environment.output
    try output.render(zones.json) {
      guard !zones.zones.isEmpty else {
        try output.line(ZonePhrase.nothingForeign(here.cityName).text)
        return
      }
      let time = Localizer.current.clock(LocalTime(environment.now, in: here))
      try output.line(ZonePhrase.here(here.cityName, time: time).text)
      for zone in zones.zones {
        try output.line(
          ZonePhrase.tasksIn(zone.zone.cityName, count: zone.tasks.count, isKept: zone.isKept).text)
      }
    }
  }
}

struct ZoneMoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration { .command("move", ZonePhrase.helpMove) }

  @Option(help: .phrase(ZonePhrase.helpFrom, valueName: "zone")) var from: String?
  @Option(help: .phrase(ZonePhrase.helpTo, valueName: "zone")) var to: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let builder = try environment.builder()
    let here = try builder.zone(named: to)
    let applied = try environment.openStore().edit {
      try builder.moveZones(from, to: here, in: $0)
    }
    let tasks = applied.outcome.value
    let output = environment.output
    try output.render(
      .object([
        ("zone", .string(here.identifier)),
        ("moved", .array(tasks.map { .integer(Int($0.rawValue)) })),
      ])
    ) {
      try output.line(
        tasks.isEmpty
          ? ZonePhrase.nothingForeign(here.cityName).text : applied.edit.takenText)
    }
  }
}

struct ZoneKeepCommand: RunnableCommand {
  static var configuration: CommandConfiguration { .command("keep", ZonePhrase.helpKeep) }

  @Option(help: .phrase(ZonePhrase.helpFrom, valueName: "zone")) var from: String?
  @Option(help: .phrase(ZonePhrase.helpTo, valueName: "zone")) var to: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let builder = try environment.builder()
    let here = try builder.zone(named: to)
    let store = try environment.openStore()
    let applied = try store.edit { try builder.keepZones(from, in: here, $0) }
    let zones = try store.withSnapshot { snapshot in
      ForeignZones(
        of: try snapshot.todos, here: here, preferences: try snapshot.preferences,
        now: environment.now)
    }
    let output = environment.output
    try output.render(zones.json) {
      try output.line(
        zones.zones.isEmpty
          ? ZonePhrase.nothingForeign(here.cityName).text
          : applied.step == nil ? ZonePhrase.keptAlready.text : applied.edit.takenText)
    }
  }
}
