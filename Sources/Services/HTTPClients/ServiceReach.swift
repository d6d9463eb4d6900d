import Foundation

/// Where the host of a service is, as far as it matters to whoever may choose its address (SSRF).
package enum ServiceReach: Sendable, Hashable {
  /// On this computer, or on its link only: loopback, link-local and own addresses.
  case thisComputer
  /// In a private network, at an address of it.
  case network(address: String)
  /// On the internet, or nowhere that can be found now.
  case internet

  /// Looks up the host of an address, for at most 3 s.
  package static func of(_ url: String) async -> ServiceReach {
    guard let address = try? WebAddress(url) else { return .internet }
    let name = address.name.trimmingCharacters(in: ["[", "]"])
    let labels = name.split(separator: ".")
    if labels.last == "localhost" { return .thisComputer }
    let found = try? await SingleRequest.within(.seconds(3)) { try await HostLookup.system(name) }
    return of(addresses: found ?? [])
  }

  /// Judges the addresses of a host; the nearest one counts.
  static func of(
    addresses: [String], isOwn: (String) -> Bool = ServiceReach.isOwn
  ) -> ServiceReach {
    let plain = addresses.map(unmapped)
    if plain.contains(where: { address in
      near.contains { $0.contains(address) } || isOwn(address)
    }) {
      return .thisComputer
    }
    return plain.first { !PublicAddress.includes($0) }.map { .network(address: $0) } ?? .internet
  }

  /// Unspecified, loopback, link-local.
  private static let near = [
    "0.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "::/127", "fe80::/10",
  ].compactMap { IPNetwork($0) }

  /// Returns an address without its zone, and the IPv4 address that one of IPv6 stands for.
  private static func unmapped(_ text: String) -> String {
    let address = String(text.prefix { $0 != "%" })
    guard let bytes = IPNetwork.bytes(address), bytes.count == 16,
      bytes.prefix(12).elementsEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
    else { return address }
    return bytes.suffix(4).map(String.init).joined(separator: ".")
  }

  /// Returns true for an address of this computer: no other one can be bound to.
  private static func isOwn(_ address: String) -> Bool {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_DGRAM.rawValue)
    hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, "0", &hints, &first) == 0, let entry = first?.pointee else {
      return false
    }
    defer { freeaddrinfo(first) }
    let descriptor = socket(entry.ai_family, entry.ai_socktype, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return bind(descriptor, entry.ai_addr, entry.ai_addrlen) == 0
  }
}
