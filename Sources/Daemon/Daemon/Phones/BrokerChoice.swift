import MQTT

/// A broker to follow, and what is read of it.
struct BrokerChoice: Sendable, Hashable {
  /// Where it is, and how to log in.
  let broker: BrokerSettings
  /// The first word of the usual topics.
  let base: String
  /// The topics of devices; `nil` if they could not be read, so that those of before stay.
  let ownTopics: [String]?
}
