import Application
import Daemon
import GPSD
import Geo
import Localization
import Runtime
import Settings

/// The user's position by gpsd, for `here`.
struct PresentPosition {
  private let address: GPSDAddress
  private let device: String?

  /// Creates the request; an address given as an option counts before the settings.
  init(_ session: Session, gpsd: String?) throws {
    address = try session.gpsdAddress(gpsd)
    device = session.settings.gpsdDevice.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the position of the first accepted fix within 15 seconds.
  ///
  /// - Throws: `CommandFailure` with `unavailable` if there is none.
  func coordinate() async throws -> Coordinate {
    let answer = await GPSDSession.firstFix(
      address: address, device: device, timeout: .seconds(15))
    switch answer {
    case .fix(let report):
      var gate = FixGate()
      if case .accepted(let fix, _) = gate.admit(report) { return fix.coordinate }
      throw unavailable(CommandPhrase.noUsablePosition.text)
    case .nothing(let reason): throw unavailable(reason.text)
    }
  }

  private func unavailable(_ reason: String) -> CommandFailure {
    CommandFailure(
      .unavailable,
      CommandPhrase.noPosition(address: "\"\(address)\"", reason: reason.oneLine).text
    )
  }
}
