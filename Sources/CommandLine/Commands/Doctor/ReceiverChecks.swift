import CommandSupport
import Foundation
import GPSD
import Localization
import Model
import SQLiteStore

/// The checks of gpsd and its receiver.
struct ReceiverChecks {
  let environment: CommandEnvironment
  let address: GPSDAddress

  /// Without gpsd or receiver nothing is wrong for who has phones.
  private var verdict: DoctorCheck.Verdict {
    let devices = try? environment.openForReading().withSnapshot { try $0.devices }
    return devices?.contains { $0.id != .receiver } == true ? .doubtful : .wrong
  }

  func all() async -> [DoctorCheck] {
    let probe = await GPSDProbe.run(address: address, timeout: .seconds(5))
    if let missing = probe.missingLibrary {
      return [
        DoctorCheck("libgps", verdict, .found(missing), remedy: "sudo apt-get install gpsd")
      ]
    }
    let library = DoctorCheck("libgps", .right, .found("API \(probe.libraryVersion)"))
    guard probe.isReachable else { return [library, missing(probe)] }
    let release = probe.version.map { "\($0)" } ?? DoctorPhrase.noGreeting.text
    let gpsd = DoctorCheck("gpsd", .right, .gpsdAt(release: release, address: "\(address)"))
    return [library, gpsd, receiver(probe)]
  }

  private func missing(_ probe: GPSDProbe) -> DoctorCheck {
    let reason = probe.state?.reason ?? DoctorPhrase.noAnswer.text
    let isInstalled = SystemTool.answer("which", "gpsd", environment: searching) != nil
    let remedy =
      !isLocal
      ? "gpspipe -w -n 3 \(address)"
      : isInstalled
        ? "sudo systemctl enable --now gpsd.socket"
        : "sudo apt-get install gpsd gpsd-clients && sudo systemctl enable --now gpsd.socket"
    return DoctorCheck("gpsd", verdict, .found(reason), remedy: remedy)
  }

  private func receiver(_ probe: GPSDProbe) -> DoctorCheck {
    let name = DoctorPhrase.nameReceiver
    let paths = probe.devices.filter(\.isActive).map(\.path).joined(separator: ", ")
    switch probe.state {
    case .ok: return DoctorCheck(name, .right, .positionsComing(devices: paths))
    case .noFix, .stale:
      let reason = probe.state?.reason ?? DoctorPhrase.noFix.text
      return DoctorCheck(
        name, .doubtful, .receiverState(devices: paths, reason: reason),
        remedy: DoctorPhrase.viewOfTheSky.text)
    case .noDevice, .noDaemon, nil:
      let reason = probe.state?.reason ?? DoctorPhrase.noReceiver.text
      guard isLocal else {
        return DoctorCheck(name, verdict, text: reason, remedy: "gpspipe -w -n 3 \(address)")
      }
      guard let port = serialPorts.first else {
        return DoctorCheck(
          name, verdict, .noSerialPort(reason), remedy: "lsusb; sudo dmesg | tail")
      }
      return DoctorCheck(
        name, verdict, .serialPorts(reason, ports: serialPorts.joined(separator: ", ")),
        remedy: "sudo gpsdctl add \(port)")
    }
  }

  /// The environment with the system's folders added to `PATH`.
  private var searching: [String: String] {
    let path = environment.variables["PATH"] ?? "/usr/bin:/bin"
    return environment.variables.merging(["PATH": path + ":/usr/sbin:/sbin"]) { $1 }
  }

  private var isLocal: Bool {
    ["localhost", "127.0.0.1", "::1"].contains(address.host)
  }

  /// The serial ports at which a receiver may be plugged in.
  private var serialPorts: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev")) ?? []
    return names.filter { $0.hasPrefix("ttyUSB") || $0.hasPrefix("ttyACM") || $0 == "serial0" }
      .sorted().map { "/dev/" + $0 }
  }
}
