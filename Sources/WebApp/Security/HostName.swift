/// The host in a `Host` header, without its port.
struct HostName {
  /// The name in lowercase; an IPv6 address without brackets.
  let text: String

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
  }
}

/// IP addresses as text.
enum IPAddress {
  /// Returns the IPv4 address in `::ffff:192.0.2.1`; any other text as it is.
  ///
  /// A socket that listens on `::` reports IPv4 clients in this form. Source: RFC 4291, 2.5.5.2.
  static func unmapped(_ text: String) -> String {
    let prefix = "::ffff:"
    guard text.lowercased().hasPrefix(prefix), text.contains(".") else { return text }
    return String(text.dropFirst(prefix.count))
  }
}
