/// A broker, and how to log in at it.
public struct BrokerAddress: Sendable, Hashable {
  /// A name or an IP address.
  public var host: String
  /// Usually 1883, or 8883 with TLS.
  public var port: Int
  /// The user; `nil` for none.
  public var user: String?
  /// The password; `nil` for none.
  public var password: String?
  /// True to encrypt, and to check the broker's certificate.
  public var usesTLS: Bool
  /// A file of certificates to trust instead of the system's.
  public var caFile: String?

  /// Creates an address.
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
