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
