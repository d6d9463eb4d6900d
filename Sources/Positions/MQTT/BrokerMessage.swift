package struct BrokerMessage: Sendable {
  package let topic: String
  /// The content; empty if it was too large.
  package let payload: [UInt8]
  /// True for a retained message, which may be days old.
  package let isRetained: Bool
  /// True if it was larger than `longest`, and was dropped.
  package let isTooLarge: Bool

  /// The maximum size of a payload, in bytes: 256 KiB.
  package static let maximumPayloadBytes = 256 * 1024

  package init(
    topic: String, payload: [UInt8], isRetained: Bool = false, isTooLarge: Bool = false
  ) {
    self.topic = topic
    self.payload = payload
    self.isRetained = isRetained
    self.isTooLarge = isTooLarge
  }
}
