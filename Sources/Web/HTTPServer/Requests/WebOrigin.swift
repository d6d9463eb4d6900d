/// The scheme, the host and the port that a page comes from.
///
/// The usual port is the same whether it is written or left out, and so is a point at the end of
/// the host. Source: RFC 6454.
package struct WebOrigin: Sendable, Hashable {
  /// `http` or `https`.
  package let scheme: String
  /// The host in lowercase, as `HostName` has it.
  package let host: String
  /// The port; the usual one of the scheme where none is written.
  package let port: Int

  /// Reads the header `Origin`; `nil` for `null`, and for more than an origin.
  package init?(header: String) {
    self.init(header[...], followedByPath: false)
  }

  /// Reads the origin of an address, such as that in `Referer`; `nil` for anything else.
  package init?(address: String) {
    self.init(address[...], followedByPath: true)
  }

  private init?(_ text: Substring, followedByPath: Bool) {
    guard let mark = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<mark.lowerBound].lowercased()
    let rest = text[mark.upperBound...]
    let authority = followedByPath ? rest.prefix { !"/?#".contains($0) } : rest
    guard let usual = Self.usualPorts[scheme], let name = HostName(String(authority)) else {
      return nil
    }
    self.scheme = scheme
    host = name.withoutPoint
    port = name.port ?? usual
  }

  /// True if the port is the usual one of the scheme.
  package var hasUsualPort: Bool { port == Self.usualPorts[scheme] }

  /// Returns true if a request to a host comes from its own page: a host without a port is that of
  /// the scheme's usual one.
  package func isOrigin(of host: HostName) -> Bool {
    self.host == host.withoutPoint && port == host.port ?? Self.usualPorts[scheme]
  }

  private static let usualPorts = ["http": 80, "https": 443]
}
