import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import GPSD
import Geo
import Localization
import Model
import Regions
import SQLiteStore
import Settings

struct NearCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("near", PlacePhrase.helpNear, discussion: PlacePhrase.helpNearDiscussion)
  }

  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpNearWithin, valueName: "distance"))
  var within: String?
  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpNearCount, valueName: "number"))
  var count = NearPlaces.usualCount
  @Option(help: .phrase(PlacePhrase.helpNearGPSD, valueName: "address")) var gpsd: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    try GlobalOptions.check(count, of: "--count", in: 1...1000)
    let meters = try PlaceFields.radius(within, of: .within) ?? NearPlaces.usualMeters
    let environment = try process.environment
    let request = try LastPosition(environment, gpsd: gpsd)
    let store = try environment.openForReading()
    let position = try await request.position(stored: store)
    let overview = try Overview(store, actionContext: try environment.actionContext())
    let near = NearPlaces(
      overview, visits: try store.withSnapshot { try $0.visits }, position: position,
      withinMeters: meters, count: count)
    let output = environment.output
    try output.render(near.json) {
      try output.line(output.paint(near.positionWords.text, .dim))
      guard !near.items.isEmpty else {
        try output.line(
          PlacePhrase.nothingNear(distance: Localizer.current.length(meters: meters)).text)
        return
      }
      try show(near, on: output, in: environment.zone)
    }
  }

  private func show(
    _ near: NearPlaces, on output: Output, in zone: TimeZone
  ) throws {
    let items = near.items
    let nameWidth = min(
      max(12, output.width / 3), items.map { $0.view.place.name.oneLine.displayWidth }.max() ?? 0)
    let numberWidth = max(3, items.map { "\($0.view.place.id.rawValue)".count }.max() ?? 0)
    let distanceWidth = items.map(\.distance.displayWidth).max() ?? 0
    let directionWidth = items.map(\.direction.displayWidth).max() ?? 0
    for item in items {
      let here =
        item.view.state == .inside
        ? PlacePhrase.here(age: near.ageWords).text
        : item.lastSeen.map { PlacePhrase.lastHere(time: Formatted.clock($0, in: zone)).text } ?? ""
      let names = item.tasks.map { task in
        task.todo.name.oneLine + (task.todo.items.leftWords.map { " (\($0))" } ?? "")
      }.joined(separator: ", ")
      let words = [
        item.distance.leftPadded(to: distanceWidth), item.direction.padded(to: directionWidth),
        here, item.view.closedWords ?? "", names,
      ].filter { !$0.isEmpty }
      let line = words.joined(separator: "  ")
        .fitted(to: max(10, output.width - numberWidth - nameWidth - 3))
      let number = String(item.view.place.id.rawValue).leftPadded(to: numberWidth)
      let name = output.paint(item.view.place.name.oneLine.padded(to: nameWidth), .bold)
      try output.line("\(number) \(name)  \(line)")
    }
  }
}

/// The user's position for `here`: that of the running daemon, or by gpsd.
struct PresentPosition {
  /// How old a daemon's position may be, in seconds; that of a recording may have any age.
  private static let longestAge = 120.0

  private let address: GPSDAddress
  private let device: String?
  private let database: String?
  private let now: Date

  /// Creates the request; an address given as an option counts before the settings, and before the
  /// daemon.
  init(_ environment: CommandEnvironment, gpsd: String?) throws {
    address = try environment.gpsdAddress(gpsd)
    device = environment.settings.gpsdDevice.flatMap { $0.isEmpty ? nil : $0 }
    database = gpsd == nil ? environment.databasePath : nil
    now = environment.process.now
  }

  /// Returns the last accepted position of the daemon; without one, that of the first accepted fix
  /// of gpsd within 15 seconds.
  ///
  /// - Throws: `Refusal` with `unavailable` if there is none.
  func coordinate() async throws -> Coordinate {
    if let known = database.flatMap(position(ofDaemonOf:)) { return known }
    let answer = await GPSDSession.firstFix(
      address: address, device: device, timeout: .seconds(15))
    switch answer {
    case .fix(let report):
      var gate = FixGate()
      if case .accepted(let fix, _) = gate.admit(report) { return fix.coordinate }
      throw unavailable(PlacePhrase.noUsablePosition.text)
    case .unavailable(let reason): throw unavailable(reason.text)
    }
  }

  /// Returns the last position of the daemon of a database, if it was accepted and is of now.
  private func position(ofDaemonOf database: String) -> Coordinate? {
    guard let status = RunningDaemon(of: database).status else { return nil }
    if let carried = status.carried {
      guard abs(now.timeIntervalSince(carried.time)) <= Self.longestAge else { return nil }
      return try? Coordinate(latitude: carried.latitude, longitude: carried.longitude)
    }
    guard let position = status.position,
      let accepted = status.lastFix, abs(accepted.timeIntervalSince(position.time)) < 1
    else { return nil }
    // A recording has no receiver, and its time is its own.
    let isOfNow =
      status.receiver == nil || abs(now.timeIntervalSince(position.time)) <= Self.longestAge
    guard isOfNow else { return nil }
    return try? Coordinate(latitude: position.latitude, longitude: position.longitude)
  }

  private func unavailable(_ reason: String) -> Refusal {
    Refusal(
      .unavailable,
      PlacePhrase.noPositionByReceiver(address: "\"\(address)\"", reason: reason.oneLine))
  }
}

/// The last known position: of the running daemon, gpsd, or the database.
struct LastPosition {
  private let databasePath: String
  private let address: GPSDAddress
  private let device: String?

  /// How long gpsd may take to give a position.
  private static let patience = Duration.seconds(5)

  /// Creates the request; an address given as an option counts before the settings.
  init(_ environment: CommandEnvironment, gpsd: String?) throws {
    databasePath = environment.databasePath
    address = try environment.gpsdAddress(gpsd)
    device = environment.settings.gpsdDevice.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Queries one source after the other.
  ///
  /// - Throws: `Refusal` with `unavailable` if there is no position; what the store throws.
  func position(stored store: SQLiteStore) async throws -> KnownPosition {
    if let position = Self.ofDaemon(databasePath) { return position }
    let reason: String
    switch await GPSDSession.firstFix(
      address: address, device: device, timeout: Self.patience)
    {
    case .fix(let report):
      var gate = FixGate()
      if case .accepted(let fix, _) = gate.admit(report) {
        return KnownPosition(
          fix.coordinate, time: fix.time, accuracyMeters: fix.accuracyMeters, source: .gpsd)
      }
      reason = PlacePhrase.noUsablePosition.text
    case .unavailable(let phrase): reason = phrase.text
    }
    let stored = KnownPosition(try store.withSnapshot { try $0.lastFix }, source: .stored)
    guard let stored else {
      throw Refusal(
        .unavailable, PlacePhrase.noPosition(address: "\"\(address)\"", reason: reason))
    }
    return stored
  }

  /// Returns the position of the daemon, or the one that was stored last, without asking gpsd.
  static func known(
    _ environment: CommandEnvironment, stored store: SQLiteStore
  ) throws -> KnownPosition? {
    try ofDaemon(environment.databasePath)
      ?? KnownPosition(store.withSnapshot { try $0.lastFix }, source: .stored)
  }

  /// Returns the position of the daemon, if it was accepted.
  private static func ofDaemon(_ databasePath: String) -> KnownPosition? {
    RunningDaemon(of: databasePath).status?.knownPosition
  }
}

extension DaemonStatus {
  /// The last accepted position of the device that the user carries.
  var knownPosition: KnownPosition? {
    guard let accepted,
      let coordinate = try? Coordinate(
        latitude: accepted.latitude, longitude: accepted.longitude)
    else { return nil }
    return KnownPosition(
      coordinate, time: accepted.time, accuracyMeters: accepted.accuracyM, source: .daemon)
  }
}
