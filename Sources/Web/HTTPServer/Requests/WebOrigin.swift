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

/// The host in a `Host` header, and its port.
package struct HostName: Sendable, Hashable {
  /// The name in lowercase; an IPv6 address without brackets.
  package let text: String
  /// The port; `nil` where none is written.
  package let port: Int?

  /// The name without a point at its end, which names the same host.
  package var withoutPoint: String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  /// Parses a header; `nil` for an invalid one.
  init?(_ header: String) {
    let lower = header.lowercased()
    var rest = lower[...]
    let name: String
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      name = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    } else {
      let end = rest.firstIndex(of: ":") ?? rest.endIndex
      name = String(rest[..<end])
      rest = rest[end...]
    }
    let isPort =
      rest.first == ":" && rest.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard !name.isEmpty, rest.isEmpty || isPort else { return nil }
    text = IPAddress.unmapped(name)
    port = Int(rest.dropFirst())
  }
}
