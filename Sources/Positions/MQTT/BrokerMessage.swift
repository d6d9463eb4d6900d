/// A message from a broker.
public struct BrokerMessage: Sendable {
  /// The topic.
  public let topic: String
  /// The content; empty if it was too large.
  public let payload: [UInt8]
  /// True for a retained message, which may be days old.
  public let isRetained: Bool
  /// True if it was larger than `longest`, and was dropped.
  public let isTooLarge: Bool

  /// The maximum size of a payload, in bytes: 256 KiB.
  public static let maximumPayloadBytes = 256 * 1024

  /// Creates a message.
  public init(
    topic: String, payload: [UInt8], isRetained: Bool = false, isTooLarge: Bool = false
  ) {
    self.topic = topic
    self.payload = payload
    self.isRetained = isRetained
    self.isTooLarge = isTooLarge
  }
}
