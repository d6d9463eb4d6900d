/// The MQTT broker that phones send their positions to (P18).
public struct MQTTSettings: Sendable, Hashable {
  /// A host name or an IP address; `nil` for no broker.
  public internal(set) var host: String?
  /// The port as it was set, 1 to 65535.
  public internal(set) var givenPort: Int?
  /// True to encrypt the connection.
  public internal(set) var usesTLS = false
  /// The file with the certificate of the authority that vouches for the broker; `nil` for those
  /// of the system.
  public internal(set) var caFile: String?
  /// The user of the login.
  public internal(set) var user: String?
  /// The password of the login; never printed.
  public internal(set) var password: String?
  /// The first word of the topics.
  public internal(set) var topic = "owntracks"
  /// True if a device that is not known is added when it sends something.
  public internal(set) var addsNewDevices = false

  /// The port: as it was set, or else the usual one, with and without TLS.
  public var port: Int { givenPort ?? (usesTLS ? 8883 : 1883) }
}
