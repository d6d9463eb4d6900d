import Text

/// An address of gpsd that cannot be read.
public enum GPSDAddressError: Error, Hashable, CustomStringConvertible {
  /// The host is empty or holds characters that no host has.
  case host(String, in: String)
  /// The port is no number from 1 to 65535.
  case port(String, in: String)
  /// Colons without brackets, or brackets that do not enclose an IPv6 address.
  case brackets(String)

  /// Says what is wrong, with the text in quotes, and which forms are read.
  public var description: String {
    switch self {
    case .host(let host, let text):
      "gpsd address \(text.quoted): \(host.quoted) is not a host; \(Self.expected)"
    case .port(let port, let text):
      "gpsd address \(text.quoted): port \(port.quoted) is not a number from 1 to 65535; \(Self.expected)"
    case .brackets(let text):
      "gpsd address \(text.quoted): an IPv6 address belongs in brackets, as in [::1]:2947; \(Self.expected)"
    }
  }

  private static let expected = "expected HOST, HOST:PORT, :PORT or [ADDRESS]:PORT"
}
