import Application
import ArgumentParser
import CommandSupport
import DaemonControl
import Foundation
import GPSD
import Geo
import Localization
import Model
import Regions
import SQLiteStore
import Settings
import Text

struct PlaceCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "place", PlacePhrase.help,
      subcommands: [
        PlaceListCommand.self, PlaceAddCommand.self, PlaceShowCommand.self, PlaceEditCommand.self,
        PlaceRemoveCommand.self,
      ], defaultSubcommand: PlaceListCommand.self, aliases: ["places"])
  }
}

struct PlaceListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", PlacePhrase.helpList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let report = try PlaceReport(environment, store: try environment.openForReading())
    let overview = report.overview
    let views = overview.places.map(overview.view)
    let output = environment.output
    try output.render(list: views.lazy.map(\.json), none: PlacePhrase.noPlaces.text) {
      let nameWidth = min(
        max(12, output.width / 3), views.map { $0.place.name.oneLine.displayWidth }.max() ?? 0)
      let numberWidth = max(3, views.map { "\($0.place.id.rawValue)".count }.max() ?? 0)
      let radiusWidth = views.map(\.radius.displayWidth).max() ?? 0
      let positionWidth = views.map(\.position.displayWidth).max() ?? 0
      for view in views {
        let tags = view.place.tags.map { "#" + $0.oneLine }.joined(separator: " ")
        let tasks =
          view.tasks.isEmpty ? PlacePhrase.noTasks.text : Formatted.count(view.tasks.count, .task)
        let here = view.state == .inside ? report.hereWords : ""
        let words = [
          view.radius.leftPadded(to: radiusWidth), view.position.padded(to: positionWidth), tasks,
          tags, here, view.closedWords ?? "",
        ].filter { !$0.isEmpty }
        let line = words.joined(separator: "  ")
          .fitted(to: max(10, output.width - numberWidth - nameWidth - 3))
        let number = String(view.place.id.rawValue).leftPadded(to: numberWidth)
        let name = output.paint(view.place.name.oneLine.padded(to: nameWidth), .bold)
        try output.line("\(number) \(name)  \(line)")
      }
    }
  }
}

struct PlaceShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", PlacePhrase.helpShow)
  }

  @Argument(
    help: .phrase(PlacePhrase.helpReference, valueName: "place"),
    completion: NameCompletion.ofPlaces)
  var place: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let report = try PlaceReport(environment, store: try environment.openForReading())
    let overview = report.overview
    let view = overview.view(try PlaceNames(places: overview.places).place(place))
    let output = environment.output
    try output.render(view.json) {
      let rows: [(PlacePhrase, String)] = [
        (.rowPlace, "\(view.place.id.rawValue) \(view.place.name.oneLine)"),
        (.rowPosition, view.position), (.rowRadius, view.radius),
        (.rowTags, view.place.tags.map { "#" + $0.oneLine }.joined(separator: " ")),
        (.rowHours, view.hoursWords),
        (.rowState, state(view.state, here: report.hereWords)),
        (.rowTasks, view.tasks.map(\.label).joined(separator: ", ")),
      ]
      try output.table(rows.map { ($0.0.text, $0.1) }, titleWidth: 11)
    }
  }

  private func state(_ state: RegionState, here: String) -> String {
    switch state {
    case .inside: here
    case .outside: PlacePhrase.outside.text
    case .unknown: PlacePhrase.unknown.text
    }
  }
}

struct PlaceAddCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("add", PlacePhrase.helpAdd, discussion: PlacePhrase.helpAddDiscussion)
  }

  @Argument(help: .phrase(PlacePhrase.helpName)) var name: String?
  @Argument(help: .phrase(PlacePhrase.helpPosition)) var position: String?
  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpRadius)) var radius: String?
  @Option(help: .phrase(PlacePhrase.helpTag)) var tag: [String] = []
  @Option(help: .phrase(PlacePhrase.helpHours)) var hours: String?
  @Option(help: .phrase(PlacePhrase.helpGpsdForHere, valueName: "address")) var gpsd: String?
  @Option(
    help: .phrase(DevicePhrase.helpPlaceFrom, valueName: "device"),
    completion: NameCompletion.ofDevices
  )
  var from: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func validate() throws {
    guard from == nil else {
      guard position == nil, gpsd == nil, hours == nil else {
        let other = position != nil ? "POSITION" : gpsd != nil ? "--gpsd" : "--hours"
        throw ValidationError(CommandPhrase.excluded("--from", other).text)
      }
      return
    }
    guard position != nil || name?.lowercased().hasPrefix("geo:") == true else {
      throw ValidationError(DevicePhrase.placeNeedsBoth.text)
    }
  }

  func run(in process: CommandProcess) async throws {
    let environment = try process.environment
    if let from {
      return try PlacesOfPhone(environment, phone: from).add(name, radius: radius, tag)
    }
    // What an app shares, alone, brings the name with it.
    guard let name, let text = position ?? self.name else { return }
    let isHere = text == "here"
    let shared = isHere ? nil : try PositionText(copied: text)
    guard let name = position == nil ? shared?.label : name else {
      throw ValidationError(DevicePhrase.placeNeedsBoth.text)
    }
    let center: Coordinate
    if let shared {
      center = shared.coordinate
    } else {
      center = try await PresentPosition(environment, gpsd: gpsd).coordinate()
    }
    let store = try environment.openStore()
    let builder = try environment.builder()
    let wish = EditBuilder.PlaceInput(
      name: name, radius: radius, tags: tag, hours: hours, isHere: isHere)
    let outcome = try store.edit { try builder.addPlace(wish, at: center, in: $0) }.outcome
    let added = outcome.place
    try PlaceReport(environment, store: store).show(added) {
      PlacePhrase.added(added.name.quoted, radius: $0.radius, position: $0.position).text
    }
    if outcome.isHere { environment.noteSilence(at: added.name) }
  }
}

struct PlaceEditCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("edit", PlacePhrase.helpEdit)
  }

  @Argument(
    help: .phrase(PlacePhrase.helpReference, valueName: "place"),
    completion: NameCompletion.ofPlaces)
  var place: String
  @Option(help: .phrase(TaskHelpPhrase.newName)) var name: String?
  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpNewPosition))
  var position: String?
  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpNewRadius)) var radius: String?
  @Option(help: .phrase(PlacePhrase.helpNewTags, valueName: "tag"))
  var tag: [String] = []
  @Option(help: .phrase(PlacePhrase.helpNewHours)) var hours: String?
  @Option(help: .phrase(PlacePhrase.helpGpsdForHere, valueName: "address")) var gpsd: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    let environment = try process.environment
    let center =
      position == "here"
      ? try await PresentPosition(environment, gpsd: gpsd).coordinate()
      : try position.map { try PositionText(copied: $0).coordinate }
    let store = try environment.openStore()
    let builder = try environment.builder()
    let wish = EditBuilder.PlaceInput(
      name: name, center: center, radius: radius, tags: tag, hours: hours)
    let outcome = try store.edit { context in
      let old = try PlaceNames(places: try context.places).place(place)
      return try builder.changePlace(old, wish, in: context)
    }.outcome
    let new = outcome.place
    try PlaceReport(environment, store: store).show(new) { view in
      let name = new.name.quoted
      let phrase: any Phrase =
        outcome.before == new
        ? ActionPhrase.nothingToChange(name)
        : PlacePhrase.changed(name, radius: view.radius, position: view.position)
      return phrase.text
    }
    if outcome.isHere { environment.noteSilence(at: new.name) }
  }
}

struct PlaceRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", PlacePhrase.helpRemove, aliases: ["rm", "delete"])
  }

  @Argument(
    help: .phrase(PlacePhrase.helpReference, valueName: "place"),
    completion: NameCompletion.ofPlaces)
  var place: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openStore()
    let builder = try environment.builder()
    let outcome = try store.edit { context in
      let old = try PlaceNames(places: try context.places).place(place)
      return try builder.removePlace(old, in: context)
    }.outcome
    let removed = outcome.place
    try PlaceReport(environment, store: store).show(removed) { _ in
      PlacePhrase.removed(removed.name.quoted).text
    }
    if !outcome.untied.isEmpty {
      let labels = outcome.untied.map(\.label).joined(separator: ", ")
      environment.output.message(PlacePhrase.untied(labels).text)
    }
  }
}

/// Places with their tasks and states, and their output.
struct PlaceReport {
  private let output: Output
  /// The places in the database.
  let overview: PlaceOverview
  /// That the user is at a place, or was there when the position was last known (G11).
  let hereWords: String

  /// Reads the database.
  init(_ environment: CommandEnvironment, store: SQLiteStore) throws {
    output = environment.output
    let position = try LastPosition.known(environment, stored: store)
    hereWords =
      PlacePhrase.here(age: position?.age(in: environment.zone, now: environment.now)).text
    overview = try PlaceOverview(
      store, position: { _ in position }, actionContext: try environment.actionContext())
  }

  /// Prints a place as JSON, or a sentence about it.
  func show(_ place: Place, sentence: (PlaceView) -> String) throws {
    let view = overview.view(place)
    try output.render(view.json, sentence(view))
  }
}

/// Makes places of the regions that a phone offers (P13).
struct PlacesOfPhone {
  private let environment: CommandEnvironment
  private let phone: String

  /// Names the phone.
  init(_ environment: CommandEnvironment, phone: String) {
    self.environment = environment
    self.phone = phone
  }

  /// Adds all of them, or the one with a name, in one step.
  ///
  /// - Throws: `Refusal` without a daemon, since they are not stored.
  func add(_ name: String?, radius: String?, _ tags: [String]) throws {
    let store = try environment.openStore()
    let device = try store.withSnapshot { try DeviceNames(devices: $0.devices).device(phone) }
    guard let status = RunningDaemon(of: environment.databasePath).status else {
      throw Refusal(.unavailable, DevicePhrase.testNeedsDaemon)
    }
    let offers = status.health[device.id]?.offers ?? []
    let builder = try environment.builder()
    let outcome = try store.edit { context in
      try builder.makePlaces(
        offers, named: name.map { [$0] } ?? [], of: device, radius: radius, tags: tags, in: context)
    }.outcome
    environment.message(outcome.remarks)
    let report = try PlaceReport(environment, store: store)
    try environment.output.render(list: outcome.added.lazy.map { report.overview.view($0).json }) {
      for place in outcome.added {
        try report.show(place) {
          PlacePhrase.added(place.name.quoted, radius: $0.radius, position: $0.position).text
        }
      }
      if outcome.isHere, let place = outcome.added.first { environment.noteSilence(at: place.name) }
    }
  }
}
