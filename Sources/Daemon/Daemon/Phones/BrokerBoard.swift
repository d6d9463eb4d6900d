import DaemonControl
import Foundation
import Localization
import Logging
import MQTT
import Text

/// The figures of a broker in the daemon's status.
struct BrokerBoard: Sendable {
  private let status: LiveStatus

  /// Creates the figures of a connection that begins now.
  init(address: String, status: LiveStatus) {
    self.status = status
    status.update { $0.broker = BrokerFigures(address: address, since: Date()) }
  }

  /// Notes how the connection stands; a change is logged.
  func note(_ state: BrokerState, logger: Logger) {
    let (word, reason): (String, String?) =
      switch state {
      case .connecting: ("connecting", nil)
      case .connected: ("connected", nil)
      case .lost(let reason): ("lost", reason)
      case .noCertificate(let file, let reason):
        ("lost", DevicePhrase.fileTrouble("mqtt.ca_file \(file.quoted)", reason: reason).text)
      case .refused(let reason): ("refused", reason)
      }
    var isNew = false
    status.update { status in
      guard status.broker?.state != word || status.broker?.reason != reason else { return }
      // While it is tried again, the reason of the last failure stays visible.
      if case .connecting = state, status.broker?.reason != nil { return }
      isNew = true
      status.broker?.state = word
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
  func noteMessage() { status.update { $0.broker?.messages += 1 } }

  /// Counts messages that were too large.
  func noteDropped(_ count: Int) {
    if count > 0 { status.update { $0.broker?.dropped += count } }
  }

  /// Counts a message that belongs to no device.
  func noteUnknown(_ topic: String) {
    status.update { status in
      guard var unknown = status.broker?.unknown else { return }
      let name = topic.quietLine(cutAfter: 200)
      guard unknown[name] != nil || unknown.count < BrokerFigures.mostUnknown else {
        status.broker?.dropped += 1
        return
      }
      unknown[name, default: 0] += 1
      status.broker?.unknown = unknown
    }
  }
}
