import Foundation

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

/// IP addresses as text.
package enum IPAddress {
  /// Returns the IPv4 address in `::ffff:192.0.2.1`; any other text as it is.
  ///
  /// A socket that listens on `::` reports IPv4 clients in this form. Source: RFC 4291, 2.5.5.2.
  package static func unmapped(_ text: String) -> String {
    let prefix = "::ffff:"
    guard text.lowercased().hasPrefix(prefix), text.contains(".") else { return text }
    return String(text.dropFirst(prefix.count))
  }

  /// Returns true for an address of the internet: none of this machine, of a home network, of a
  /// carrier's or private overlay (RFC 1918, 3927, 4193, 4291, 6598), and not an empty one.
  package static func isPublic(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: ":")) else {
      var address = in_addr()
      guard inet_pton(AF_INET, text, &address) == 1 else { return false }
      let number = UInt32(bigEndian: address.s_addr)
      return switch (number >> 24, number >> 16 & 0xFF) {
      case (0, _), (10, _), (127, _), (169, 254), (172, 16...31), (192, 168), (100, 64...127):
        false
      default: true
      }
    }
    let head = text.lowercased().prefix { $0 != ":" }
    guard let first = UInt16(head.isEmpty ? "0" : head, radix: 16) else { return false }
    return first & 0xE000 == 0x2000
  }
}
