import Application
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Model
import SQLiteStore
import Text

/// Prints a new key with all that is typed into an app, once (P20).
struct DeviceKeyReport {
  private let environment: CommandEnvironment
  private let base: DeviceBase

  /// Prepares the report.
  init(_ environment: CommandEnvironment, base: DeviceBase) {
    self.environment = environment
    self.base = base
  }

  /// Prints the key, and writes the configuration of OwnTracks if a file is given for it.
  func show(
    _ outcome: EditBuilder.KeyOutcome, file: NewFile?,
    sentence: (EditBuilder.KeyOutcome) -> DevicePhrase
  ) throws {
    let secret =
      outcome.device.isEncrypted
      ? DeviceSecrets(database: environment.databasePath).all[outcome.device.uuid] : nil
    let access = DeviceAccess(
      outcome.device, person: outcome.person, key: outcome.key, base: base.url, reach: base.reach,
      secret: secret)
    let output = environment.output
    try output.render(access.json) {
      try output.line(sentence(outcome).text)
      try output.line(DevicePhrase.forOwnTracks.text)
      try lines([
        (.rowURL, access.url), (.rowUser, access.user), (.rowPassword, outcome.key.text),
        (.rowLink, access.link),
      ])
      try output.line(DevicePhrase.forOthers.text)
      try lines(
        [(.rowKeyURL, access.keyURL)]
          + access.patterns.map { (.rowPattern(app: $0.app.brand ?? ""), $0.text) })
      try output.line(DevicePhrase.keyOnlyNow.text)
    }
    if let file {
      try file.write(access.configuration.text + "\n")
      output.message(DevicePhrase.fileWritten(file.path.quoted).text)
    }
    if base.isLoopback { output.message(DevicePhrase.loopback(access.url).text) }
    if base.reach == .private { noteWays() }
  }

  /// Says that the address is one of home, and how a phone reaches this computer from elsewhere.
  private func noteWays() {
    let output = environment.output
    output.message(ReachPhrase.homeOnly.text + " " + ReachPhrase.homeOnlyWhy.text)
    for recipe in ReachRecipe.allCases {
      output.message("\n" + ReachPhrase.title(recipe).text)
      for (number, line) in zip(1..., ReachPhrase.lines(recipe)) {
        output.message("  \(number). \(line)")
      }
    }
  }

  /// Prints values in lines of their own, never broken, so that they can be copied.
  private func lines(_ rows: [(DevicePhrase, String)]) throws {
    let width = rows.map(\.0.text.displayWidth).max() ?? 0
    for (title, text) in rows {
      try environment.output.line(
        "  " + environment.output.paint(title.text.padded(to: width), .dim) + "  " + text)
    }
  }
}

/// A file that a command writes for its owner, checked before anything else is changed.
struct NewFile {
  let path: String

  /// Checks that the folder can be written.
  ///
  /// - Throws: `Refusal` if it cannot.
  init(_ path: String) throws {
    self.path = path
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    guard access(folder, W_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw Refusal(.inputOutput, DevicePhrase.fileTrouble(path.quoted, reason: reason))
    }
  }

  /// Writes the file; an earlier one is replaced.
  func write(_ text: String) throws {
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(text, to: path, replacing: true)
    } catch {
      throw Refusal(.inputOutput, DevicePhrase.fileTrouble(path.quoted, reason: error.reason))
    }
  }
}

extension CommandEnvironment {
  /// Returns the views of all stored devices, with their reports from the daemon.
  func deviceViews(_ store: SQLiteStore) throws -> [DeviceView] {
    try views(store) { try $0.devices }
  }

  private func views(
    _ store: SQLiteStore, of devices: (any StoreSnapshot) throws -> [Device]
  ) throws -> [DeviceView] {
    let status = RunningDaemon(of: databasePath).status
    return try store.withSnapshot { snapshot in
      let known = try DeviceReports(
        snapshot, health: status?.health ?? [:], leading: status?.leaders ?? [])
      let (persons, places) = (try snapshot.persons, DeviceView.tightPlaces(try snapshot.places))
      return try devices(snapshot).map {
        DeviceView($0, persons: persons, known: known, places: places, now: now, zone: zone)
      }
    }
  }

  /// Names the devices whose secrets have to be given again.
  func noteMissingSecrets() throws {
    let devices = try openForReading().withSnapshot { try $0.devices }.filter(\.isEncrypted)
    guard !devices.isEmpty else { return }
    let secrets = DeviceSecrets(database: databasePath).all
    for device in devices where secrets[device.uuid] == nil {
      output.message(DoctorPhrase.deviceNeedsSecret(device.name.quoted).text)
    }
  }

  func deviceView(_ device: Device, _ store: SQLiteStore) throws -> DeviceView {
    try views(store) { _ in [device] }[0]
  }
}
