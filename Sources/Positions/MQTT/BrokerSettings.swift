/// The address, credentials and TLS settings of a broker.
package struct BrokerSettings: Sendable, Hashable {
  /// A name or an IP address.
  package var host: String
  /// Usually 1883, or 8883 with TLS.
  package var port: Int
  /// The user; `nil` for none.
  package var user: String?
  /// The password; `nil` for none.
  package var password: String?
  /// True to connect with TLS and to verify the broker's certificate.
  package var usesTLS: Bool
  /// The path of a PEM file of CA certificates to trust instead of the system's.
  package var caFile: String?

  package init(
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
