import Application
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import GPSD
import Geo
import Localization
import Model
import SQLiteStore
import Settings

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
  /// - Throws: `RequestFailure` with `unavailable` if there is no position; what the store throws.
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
      throw RequestFailure(
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
