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

/// The state of a connection to a broker.
package enum BrokerState: Sendable, Hashable {
  /// The client connects.
  case connecting
  /// The client is connected, and messages arrive.
  case connected
  /// The connection failed, with the library's message; the client retries.
  case lost(reason: String)
  /// The file of CA certificates cannot be read, with the system's message; the client retries.
  case noCertificate(file: String, reason: String)
  /// The broker refuses user or password, with the reason as a text; the client retries.
  case refused(reason: String)
}
