import Application
import Daemon
import GPSD
import Geo
import Runtime
import Settings

/// Asks gpsd where the user is, for `here`.
struct PresentPosition {
  private let address: GPSDAddress
  private let device: String?

  /// Prepares the question; an address given on the command line counts before the settings.
  init(_ session: Session, gpsd: String?) throws {
    address = try session.gpsdAddress(gpsd)
    device = session.settings.gpsdDevice.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The position of the first good fix within 15 seconds.
  func coordinate() async throws -> Coordinate {
    let answer = await GPSDSession.firstFix(
      address: address, device: device, timeout: .seconds(15))
    switch answer {
    case .fix(let report):
      var gate = FixGate()
      if case .accepted(let fix, _) = gate.admit(report) { return fix.coordinate }
      throw unavailable("the receiver has no usable position yet")
    case .nothing(let reason): throw unavailable(reason)
    }
  }

  private func unavailable(_ reason: String) -> CommandFailure {
    CommandFailure(
      .unavailable,
      "gpsd at \"\(address)\" gave no position: \(reason.oneLine). Give LAT,LON instead, or see \"passby doctor\"."
    )
  }
}
