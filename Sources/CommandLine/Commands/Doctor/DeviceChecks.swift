import Application
import CommandSupport
import DaemonControl
import Foundation
import Geo
import Localization
import Model
import SQLiteStore
import Sodium

/// The checks of devices; none where there are none.
struct DeviceChecks {
  let environment: CommandEnvironment

  /// Returns lines about the broker, if it is unreachable or sends messages of unknown devices.
  private func brokerChecks(_ status: DaemonStatus?) -> [DoctorCheck] {
    guard let broker = status?.broker else { return [] }
    var checks: [DoctorCheck] = []
    if broker.state != .connected {
      checks.append(DoctorCheck(.nameDevice, .doubtful, text: broker.words))
    }
    if let strangers = broker.strangers {
      checks.append(
        DoctorCheck(
          .nameDevice, .doubtful, text: strangers,
          remedy: "passby device add NAME --person PERSON --topic TOPIC"))
    }
    return checks
  }

  /// Returns a line if messages are encrypted and the library that reads them is missing.
  private func libraryChecks(_ views: [DeviceView]) -> [DoctorCheck] {
    guard views.contains(where: \.device.isEncrypted), let problem = SecretBox.problem else {
      return []
    }
    return [
      DoctorCheck(.nameDevice, .wrong, text: problem, remedy: "sudo apt-get install libsodium23")
    ]
  }

  /// Returns a line for each device that needs something.
  func all() -> [DoctorCheck] {
    guard let store = try? environment.openForReading(),
      let views = try? environment.deviceViews(store)
    else { return [] }
    let status = RunningDaemon(of: environment.databasePath).status
    guard !views.isEmpty else { return brokerChecks(status) }
    let secrets = DeviceSecrets(database: environment.databasePath).all
    let tracks = (try? store.lastTracks()) ?? [:]
    let exposed = Set((status?.phones ?? []).filter { $0.exposed != nil }.map(\.device))
    return brokerChecks(status) + libraryChecks(views)
      + views.flatMap { view in
        let name = view.device.name.oneLine
        var checks: [DoctorCheck] = []
        if view.device.isEncrypted, secrets[view.device.uuid] == nil {
          checks.append(
            DoctorCheck(
              .nameDevice, .wrong, .deviceNeedsSecret("\"\(name)\""),
              remedy: "passby device edit \"\(name)\" --secret-file FILE"))
        }
        if exposed.contains(view.device.id.rawValue) {
          checks.append(
            DoctorCheck(
              .nameDevice, .doubtful, text: DevicePhrase.exposed(device: "\"\(name)\"").text))
        }
        let lastFix = tracks[view.device.id]?.gate.last?.time
        if let seconds = silence(of: view, status: status, lastFix: lastFix) {
          let age = DeviceRows.length(seconds)
          checks.append(
            DoctorCheck(
              .nameDevice, .doubtful, .deviceSilent("\"\(name)\"", age: age),
              remedy: "passby device show \"\(name)\""))
        }
        if let delay = view.health.flatMap(DeviceAdvice.delay) {
          checks.append(
            DoctorCheck(
              .nameDevice, .doubtful,
              .deviceLate("\"\(name)\"", length: DeviceRows.length(delay)),
              remedy: "passby device show \"\(name)\""))
        }
        if let last = DeviceRows(view, hasSecret: true).unusable {
          checks.append(
            DoctorCheck(
              .nameDevice, .doubtful, .deviceUnusable("\"\(name)\"", last: last),
              remedy: "passby device show \"\(name)\""))
        }
        return checks
      }
  }

  /// Returns the seconds since the last message of a device if they are a day or more; `nil` for a
  /// browser, which reports only while a page is open.
  ///
  /// Counts from its last stored position without a daemon, and before a message since its start.
  private func silence(of view: DeviceView, status: DaemonStatus?, lastFix: Date?) -> Double? {
    guard view.device.id != .receiver, view.kind != .browser,
      let since = view.health?.heard ?? lastFix
        ?? status.map({ max($0.started, view.device.created) })
    else { return nil }
    let seconds = environment.now.timeIntervalSince(since)
    return seconds >= DeviceAdvice.silenceSeconds ? seconds : nil
  }
}
