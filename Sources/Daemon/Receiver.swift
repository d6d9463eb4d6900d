import Application
import Engine
import GPSD
import Runtime
import Settings

/// The receiver that is followed: which gpsd, and which of its devices.
struct Receiver: Sendable, Hashable {
  let address: GPSDAddress
  let device: String?

  /// The receiver that options name, or else the settings.
  init(_ session: Session, gpsd: String?, device: String?) throws {
    address = try session.gpsdAddress(gpsd)
    self.device = device ?? session.settings.gpsdDevice.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// In words, as the status shows it.
  var words: String { "gpsd at \(address)" + (device.map { ", \($0)" } ?? "") }

  /// What it reports, for ever.
  var items: AsyncMapSequence<GPSDSession, SourceItem> {
    GPSDSession(address: address, device: device).map { report in
      switch report {
      case .fix(let fix): .report(fix)
      case .state(let state): .state(SourceState(name: state.name, words: state.words))
      default: .state(SourceState(name: nil, words: report.words))
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
