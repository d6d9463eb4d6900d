/// How the daemon stands with an MQTT broker.
package enum BrokerStanding: String, Sendable, Hashable, Codable, CaseIterable {
  case connecting, connected, lost, refused
}
