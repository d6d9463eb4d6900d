import Application
import CommandSupport
import GPSD
import Localization
import Settings
import Tracking

/// The receiver to follow: the address of gpsd, and one of its devices.
struct Receiver: Sendable, Hashable {
  let address: GPSDAddress
  let device: String?

  /// Creates the receiver that the options name, or else the settings.
  init(_ environment: CommandEnvironment, gpsd: String?, device: String?) throws {
    address = try environment.gpsdAddress(gpsd)
    self.device = device ?? environment.settings.gpsdDevice.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The receiver as texts name it.
  var phrase: DaemonPhrase { .receiver(address: "\(address)", device: device) }

  /// The reports of the receiver, without end.
  var items: AsyncMapSequence<GPSDSession, SourceItem> {
    GPSDSession(address: address, device: device).map { report in
      switch report {
      case .fix(let fix): .report(fix)
      case .state(let state): .state(SourceState(name: state.name, phrase: state.phrase))
      default: .state(SourceState(name: nil, phrase: report.phrase))
      }
    }
  }
}

extension ReceiverState {
  /// The state's name in JSON.
  var name: String {
    switch self {
    case .ok: "ok"
    case .stale: "stale"
    case .noFix: "no fix"
    case .noDevice: "no device"
    case .noDaemon: "no daemon"
    }
  }
}
