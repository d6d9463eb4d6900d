import MQTT

/// A broker to follow, and what is read of it.
struct BrokerChoice: Sendable, Hashable {
  /// Where it is, and how to log in.
  let address: BrokerAddress
  /// The first word of the usual topics.
  let base: String
  /// The topics of devices that do not follow the usual form.
  let ownTopics: [String]
}
