import DaemonControl
import Localization

extension BrokerFigures {
  /// The most topics of strangers that are named.
  private static let mostNamed = 5

  /// The address, how the daemon stands with it, and why it cannot be reached.
  var words: String {
    DevicePhrase.broker(address: address, state, reason: reason).text
  }

  /// The messages of topics that belong to no device, the most frequent first; `nil` without any.
  var strangers: String? {
    guard !unknown.isEmpty else { return nil }
    let sorted = unknownByFrequency
    let named = sorted.prefix(Self.mostNamed).map { "\($0.topic) (\($0.messages))" }
    let rest = sorted.count > Self.mostNamed ? ", …" : ""
    return DevicePhrase.strangers(
      sorted.reduce(0) { $0 + $1.messages }, topics: named.joined(separator: ", ") + rest
    ).text
  }
}
