/// The address, credentials and TLS settings of a broker.
public struct BrokerSettings: Sendable, Hashable {
  /// A name or an IP address.
  public var host: String
  /// Usually 1883, or 8883 with TLS.
  public var port: Int
  /// The user; `nil` for none.
  public var user: String?
  /// The password; `nil` for none.
  public var password: String?
  /// True to connect with TLS and to verify the broker's certificate.
  public var usesTLS: Bool
  /// The path of a PEM file of CA certificates to trust instead of the system's.
  public var caFile: String?

  /// Creates the settings of a broker.
  public init(
    host: String, port: Int, user: String? = nil, password: String? = nil, usesTLS: Bool = false,
    caFile: String? = nil
  ) {
    self.host = host
    self.port = port
    self.user = user
    self.password = password
    self.usesTLS = usesTLS
    self.caFile = caFile
  }
}
