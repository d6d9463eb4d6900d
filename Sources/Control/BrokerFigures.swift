public import Foundation

/// How a running daemon stands with its MQTT broker.
public struct BrokerFigures: Sendable, Hashable, Codable {
  /// Its address, without user and password.
  public var address: String
  /// `connecting`, `connected`, `lost` or `refused`.
  public var state: String
  /// Why it cannot be reached, in the words of the library.
  public var reason: String?
  /// Since when it is so.
  public var since: Date
  /// How many messages came.
  public var messages = 0
  /// How many messages were dropped: too large, or of a topic of another form.
  public var dropped = 0
  /// The topics that belong to no device, with how many messages came; at most 100.
  public var unknown: [String: Int] = [:]

  /// The most unknown topics that are listed.
  public static let mostUnknown = 100

  /// Creates the figures of a connection that begins now.
  public init(address: String, since: Date) {
    self.address = address
    self.since = since
    state = "connecting"
  }
}
