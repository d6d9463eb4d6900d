import Application
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import GPSD
import Geo
import Localization
import Settings

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
  /// - Throws: `RequestFailure` with `unavailable` if there is none.
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

  private func unavailable(_ reason: String) -> RequestFailure {
    RequestFailure(
      .unavailable,
      PlacePhrase.noPositionByReceiver(address: "\"\(address)\"", reason: reason.oneLine))
  }
}
