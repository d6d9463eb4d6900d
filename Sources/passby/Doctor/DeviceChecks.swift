import Application
import Foundation
import Localization
import Reminders
import Runtime
import SQLiteStore

/// The checks of devices; none where there are none.
struct DeviceChecks {
  let session: Session

  /// Returns a line for each device that needs something.
  func all() -> [DoctorCheck] {
    guard let store = try? session.openForReading(),
      let views = try? session.deviceViews(store), !views.isEmpty
    else { return [] }
    let secrets = DeviceSecrets(database: session.databasePath).all
    return views.flatMap { view in
      let name = view.device.name.oneLine
      var checks: [DoctorCheck] = []
      if view.device.isEncrypted, secrets[view.device.uuid] == nil {
        checks.append(
          DoctorCheck(
            .nameDevice, .wrong, .deviceNeedsSecret("\"\(name)\""),
            remedy: "passby device edit \"\(name)\" --secret-file FILE"))
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
