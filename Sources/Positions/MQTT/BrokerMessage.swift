/// A message that a broker has passed on.
public struct BrokerMessage: Sendable {
  /// The topic.
  public let topic: String
  /// The content; empty if it was too large.
  public let payload: [UInt8]
  /// True if the broker had kept it: it may be days old.
  public let isRetained: Bool
  /// True if it was larger than `longest`, and was dropped.
  public let isTooLarge: Bool
  /// When it came.
  public let arrival: ContinuousClock.Instant

  /// The largest payload, in bytes: 256 kB.
  public static let longest = 256 * 1024

  /// Creates a message.
  public init(
    topic: String, payload: [UInt8], isRetained: Bool = false, isTooLarge: Bool = false
  ) {
    self.topic = topic
    self.payload = payload
    self.isRetained = isRetained
    self.isTooLarge = isTooLarge
    arrival = .now
  }
}
