import Foundation

/// The addresses of the internet, without those that have a special purpose.
///
/// Source: IANA, IPv4 and IPv6 Special-Purpose Address Registries.
enum PublicAddress {
  /// Returns true for an address at which only the public internet can be.
  ///
  /// In networks without IPv4 a name server answers with addresses that hold one of IPv4 (NAT64,
  /// RFC 6052); these are judged by it.
  static func includes(_ address: String) -> Bool {
    guard let bytes = IPNetwork.bytes(address) else { return false }
    guard bytes.count == 16 else { return !special4.contains { $0.contains(address) } }
    if translated.contains(where: { $0.contains(address) }) {
      return includes(bytes.suffix(4).map(String.init).joined(separator: "."))
    }
    return unicast.contains { $0.contains(address) } && !special6.contains { $0.contains(address) }
  }

  private static let special4 = networks(
    // This host, private, shared by carriers, loopback, link-local.
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
    // Protocols, documentation, relays of 6to4, private, benchmarks.
    "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15",
    // Documentation, multicast, reserved and broadcast.
    "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4")

  /// Where addresses of the internet are; those that hold one of IPv4 (mapped, compatible) are not.
  private static let unicast = networks("2000::/3")

  /// Protocols with Teredo and benchmarks, documentation, 6to4.
  private static let special6 = networks("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")

  private static let translated = networks("64:ff9b::/96")

  private static func networks(_ texts: String...) -> [IPNetwork] {
    texts.compactMap { IPNetwork($0) }
  }
}
