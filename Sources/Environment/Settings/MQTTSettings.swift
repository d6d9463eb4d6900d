/// The MQTT broker that phones send their positions to (P18).
package struct MQTTSettings: Sendable, Hashable {
  /// A host name or an IP address; `nil` for no broker.
  package internal(set) var host: String?
  /// The port as it was set, 1 to 65535.
  package internal(set) var givenPort: Int?
  /// True to encrypt the connection.
  package internal(set) var usesTLS = false
  /// The file with the certificate of the authority that vouches for the broker; `nil` for those
  /// of the system.
  package internal(set) var caFile: String?
  package internal(set) var user: String?
  /// The password of the login; never printed.
  package internal(set) var password: String?
  /// The first word of the topics.
  package internal(set) var topic = "owntracks"
  /// True if a device that is not known is added when it sends something.
  package internal(set) var addsNewDevices = false

  /// The port: as it was set, or else the usual one, with and without TLS.
  package var port: Int { givenPort ?? (usesTLS ? 8883 : 1883) }
}
