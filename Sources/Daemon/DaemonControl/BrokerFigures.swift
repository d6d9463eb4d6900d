public import Foundation
public import Localization

/// How a running daemon stands with its MQTT broker.
public struct BrokerFigures: Sendable, Hashable, Codable {
  /// Its address, without user and password.
  public var address: String
  /// How the daemon stands with it.
  public var state = BrokerStanding.connecting
  /// Why it cannot be reached, in the words of the library.
  public var reason: String?
  /// Since when it is so.
  public var since: Date
  /// How many messages of known devices came.
  public var messages = 0
  /// How many messages were dropped: too large, or of a topic of another form.
  public var dropped = 0
  /// The topics that belong to no device, with how many messages came; at most 100.
  public var unknown: [String: Int] = [:]

  /// The most unknown topics that are listed.
  public static let mostUnknown = 100

  /// The topics that belong to no device with their messages, the most frequent first.
  public var unknownByFrequency: [(topic: String, messages: Int)] {
    unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (topic: $0.key, messages: $0.value) }
  }

  /// Creates the figures of a connection that begins now.
  public init(address: String, since: Date) {
    self.address = address
    self.since = since
  }
}
