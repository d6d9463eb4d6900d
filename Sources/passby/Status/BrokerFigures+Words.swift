import Control
import Localization

extension BrokerFigures {
  /// The most topics of strangers that are named.
  private static let mostNamed = 5

  /// The address, how the daemon stands with it, and why it cannot be reached.
  var words: String {
    SenderPhrase.broker(
      address: address, BrokerStanding(rawValue: state) ?? .connecting, reason: reason
    ).text
  }

  /// The messages of topics that belong to no device, the most frequent first; `nil` without any.
  var strangers: String? {
    guard !unknown.isEmpty else { return nil }
    let sorted = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = sorted.prefix(Self.mostNamed).map { "\($0.key) (\($0.value))" }
    let rest = sorted.count > Self.mostNamed ? ", …" : ""
    return SenderPhrase.strangers(
      sorted.reduce(0) { $0 + $1.value }, topics: named.joined(separator: ", ") + rest
    ).text
  }
}
