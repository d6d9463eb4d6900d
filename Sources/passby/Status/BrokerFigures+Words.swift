import Control
import Localization

extension BrokerFigures {
  /// The address, how the daemon stands with it, and why it cannot be reached.
  var words: String {
    SenderPhrase.broker(
      address: address, BrokerStanding(rawValue: state) ?? .connecting, reason: reason
    ).text
  }
}
