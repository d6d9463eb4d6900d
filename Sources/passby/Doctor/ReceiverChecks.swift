import Foundation
import GPSD
import Reminders
import Runtime

/// Looks for gpsd and its receiver.
struct ReceiverChecks {
  let session: Session
  let address: GPSDAddress

  /// All checks.
  func all() async -> [DoctorCheck] {
    let probe = await GPSDProbe.run(address: address, timeout: .seconds(5))
    let library = DoctorCheck("libgps", .right, "API \(probe.libraryVersion)")
    guard probe.isReachable else { return [library, missing(probe)] }
    let release = probe.version.map { "\($0)" } ?? "no greeting yet"
    return [library, DoctorCheck("gpsd", .right, "\(release) at \(address)"), receiver(probe)]
  }

  private func missing(_ probe: GPSDProbe) -> DoctorCheck {
    let reason = probe.state?.reason ?? "it does not answer"
    let isInstalled = SystemTool.answer("which", "gpsd", environment: searching) != nil
    let mend =
      !isLocal
      ? "gpspipe -w -n 3 \(address)"
      : isInstalled
        ? "sudo systemctl enable --now gpsd.socket"
        : "sudo apt-get install gpsd gpsd-clients && sudo systemctl enable --now gpsd.socket"
    return DoctorCheck("gpsd", .wrong, "nothing usable at \(address): \(reason)", mend: mend)
  }

  private func receiver(_ probe: GPSDProbe) -> DoctorCheck {
    let paths = probe.devices.filter(\.isActive).map(\.path).joined(separator: ", ")
    switch probe.state {
    case .ok: return DoctorCheck("receiver", .right, "\(paths): positions are coming")
    case .noFix, .stale:
      return DoctorCheck(
        "receiver", .doubtful, "\(paths): \(probe.state?.reason ?? "no fix")",
        mend: "give it a view of the sky; a cold start takes some minutes: cgps")
    case .noDevice, .noDaemon, nil:
      let reason = probe.state?.reason ?? "gpsd has no receiver"
      guard isLocal else {
        return DoctorCheck("receiver", .wrong, reason, mend: "gpspipe -w -n 3 \(address)")
      }
      guard let port = serialPorts.first else {
        return DoctorCheck(
          "receiver", .wrong, "\(reason); no serial port is there either: is it plugged in?",
          mend: "lsusb; sudo dmesg | tail")
      }
      return DoctorCheck(
        "receiver", .wrong, "\(reason); \(serialPorts.joined(separator: ", ")) is there",
        mend: "sudo gpsdctl add \(port)")
    }
  }

  /// Programs of the system's own folders may not be in a user's path.
  private var searching: [String: String] {
    let path = session.environment["PATH"] ?? "/usr/bin:/bin"
    return session.environment.merging(["PATH": path + ":/usr/sbin:/sbin"]) { $1 }
  }

  private var isLocal: Bool {
    ["localhost", "127.0.0.1", "::1"].contains(address.host)
  }

  /// Where a receiver may be plugged in.
  private var serialPorts: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev")) ?? []
    return names.filter { $0.hasPrefix("ttyUSB") || $0.hasPrefix("ttyACM") || $0 == "serial0" }
      .sorted().map { "/dev/" + $0 }
  }
}
