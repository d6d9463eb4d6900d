import DaemonControl
import Foundation
import Localization
import Logging
import MQTT
import Text

/// The part of the daemon's status about a broker.
struct BrokerStatus: Sendable {
  private let status: LiveStatus

  /// Creates the status of a connection that begins now.
  init(address: String, status: LiveStatus) {
    self.status = status
    status.update { $0.broker = BrokerFigures(address: address, since: Date()) }
  }

  /// Records how the connection stands; a change is logged.
  func record(_ state: BrokerState, logger: Logger) {
    let (standing, reason): (BrokerStanding, String?) =
      switch state {
      case .connecting: (.connecting, nil)
      case .connected: (.connected, nil)
      case .lost(let reason): (.lost, reason)
      case .noCertificate(let file, let reason):
        (.lost, DevicePhrase.fileTrouble("mqtt.ca_file \(file.quoted)", reason: reason).text)
      case .refused(let reason): (.refused, reason)
      }
    var isNew = false
    status.update { status in
      guard status.broker?.state != standing || status.broker?.reason != reason else { return }
      // While it is tried again, the reason of the last failure stays visible.
      if case .connecting = state, status.broker?.reason != nil { return }
      isNew = true
      status.broker?.state = standing
      status.broker?.reason = reason
      status.broker?.since = Date()
    }
    guard isNew else { return }
    switch state {
    case .connecting: logger.debug("connecting to the broker")
    case .connected: logger.notice("connected to the broker")
    case .lost, .noCertificate, .refused:
      logger.warning("no broker", metadata: ["because": "\(reason ?? "")"])
    }
  }

  /// Counts a message that was used.
  func recordMessage() { status.update { $0.broker?.messages += 1 } }

  /// Counts a message that was too large.
  func recordDropped() { status.update { $0.broker?.dropped += 1 } }

  /// Counts a message that belongs to no device.
  func recordUnknown(_ topic: String) {
    status.update { status in
      guard var unknown = status.broker?.unknown else { return }
      let name = topic.cleanLine(cutAfter: 200)
      guard unknown[name] != nil || unknown.count < BrokerFigures.mostUnknown else {
        status.broker?.dropped += 1
        return
      }
      unknown[name, default: 0] += 1
      status.broker?.unknown = unknown
    }
  }
}
