/// How a connection to a broker stands.
public enum BrokerState: Sendable, Hashable {
  /// It is being made.
  case connecting
  /// Messages come.
  case connected
  /// It failed, in the words of the library; it is tried again.
  case lost(reason: String)
  /// The file of the authority's certificate cannot be read, in the words of the system; it is
  /// tried again.
  case noCertificate(file: String, reason: String)
  /// The broker refuses user or password; it is tried again.
  case refused(reason: String)
}
