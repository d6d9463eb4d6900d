package import Foundation
package import Localization

/// How a running daemon stands with its MQTT broker.
package struct BrokerFigures: Sendable, Hashable, Codable {
  /// Its address, without user and password.
  package var address: String
  /// How the daemon stands with it.
  package var state = BrokerStanding.connecting
  /// Why it cannot be reached, in the words of the library.
  package var reason: String?
  /// Since when it is so.
  package var since: Date
  /// How many messages of known devices came.
  package var messages = 0
  /// How many messages were dropped: too large, or of a topic of another form.
  package var dropped = 0
  /// The topics that belong to no device, with how many messages came; at most 100.
  package var unknown: [String: Int] = [:]

  /// The most unknown topics that are listed.
  package static let mostUnknown = 100

  /// The topics that belong to no device with their messages, the most frequent first.
  package var unknownByFrequency: [(topic: String, messages: Int)] {
    unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (topic: $0.key, messages: $0.value) }
  }

  /// Creates the figures of a connection that begins now.
  package init(address: String, since: Date) {
    self.address = address
    self.since = since
  }
}
