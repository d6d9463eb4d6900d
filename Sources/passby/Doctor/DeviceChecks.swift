import Application
import Control
import Daemon
import Foundation
import Localization
import Reminders
import Runtime
import SQLiteStore

/// The checks of devices; none where there are none.
struct DeviceChecks {
  let session: Session

  /// Returns lines about the broker, if it cannot be reached or has messages of nobody.
  private func brokerChecks(_ status: DaemonStatus?) -> [DoctorCheck] {
    guard let broker = status?.broker else { return [] }
    var checks: [DoctorCheck] = []
    if broker.state != "connected" {
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

  /// Returns a line for each device that needs something.
  func all() -> [DoctorCheck] {
    guard let store = try? session.openForReading(),
      let views = try? session.deviceViews(store)
    else { return [] }
    let status = RunningDaemon(of: session.databasePath).status
    guard !views.isEmpty else { return brokerChecks(status) }
    let secrets = DeviceSecrets(database: session.databasePath).all
    let exposed = Set((status?.phones ?? []).filter { $0.exposed != nil }.map(\.device))
    return brokerChecks(status)
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
              .nameDevice, .doubtful, text: SenderPhrase.exposed(device: "\"\(name)\"").text))
        }
        if let heard = view.health?.heard, session.now.timeIntervalSince(heard) >= 86_400 {
          let age = Wording.length(seconds: session.now.timeIntervalSince(heard).rounded())
          checks.append(
            DoctorCheck(
              .nameDevice, .doubtful, .deviceSilent("\"\(name)\"", age: age),
              remedy: "passby device show \"\(name)\""))
        }
        return checks
      }
  }
}
