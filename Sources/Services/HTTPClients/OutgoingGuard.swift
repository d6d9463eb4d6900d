import Dispatch
package import Foundation
package import Localization
import Text

/// Decides which hosts may be requested (SSRF).
///
/// A host that the user named is allowed wherever it is. Any other came from an answer or a browser
/// and is not trusted: it has to be a name of the internet, at the usual port of its
/// scheme, and each of its addresses has to be public. Then the connection goes to an address that
/// was checked, so that a name server that answers differently the next time leads nowhere else.
package struct OutgoingGuard: Sendable {
  /// The error for a host that the guard refuses.
  package struct Refusal: Error, Hashable {
    package init() {}
  }

  /// For push services, which a browser names.
  package static let pushServices = OutgoingGuard(isOnlyEncrypted: true)

  private let named: Set<String>
  private let isOnlyEncrypted: Bool
  private let lookup: @Sendable (String) async throws -> [String]
  private let isPublic: @Sendable (String) -> Bool
  private let isUsualPort: @Sendable (_ port: Int, _ scheme: String) -> Bool

  /// Creates a guard that lets the user's own addresses pass; all others are refused without TLS
  /// if `isOnlyEncrypted`.
  package init(named: [WebAddress] = [], isOnlyEncrypted: Bool = false) {
    self.init(named: named, isOnlyEncrypted: isOnlyEncrypted, lookup: HostLookup.system)
  }

  /// Creates a guard with its own name lookup and checks of address and port, for tests.
  package init(
    named: [WebAddress] = [], isOnlyEncrypted: Bool = false,
    lookup: @escaping @Sendable (String) async throws -> [String],
    isPublic: @escaping @Sendable (String) -> Bool = PublicAddress.includes,
    isUsualPort: @escaping @Sendable (_ port: Int, _ scheme: String) -> Bool = {
      $0 == WebAddress.usualPort($1)
    }
  ) {
    self.named = Set(named.map(\.normalizedOrigin))
    self.isOnlyEncrypted = isOnlyEncrypted
    self.lookup = lookup
    self.isPublic = isPublic
    self.isUsualPort = isUsualPort
  }

  /// Returns true if the guard permits a URL by its text; does not resolve its host.
  package func permits(_ address: WebAddress) -> Bool {
    if named.contains(address.normalizedOrigin) { return true }
    return (address.scheme == "https" || !isOnlyEncrypted) && address.hasName
      && isUsualPort(address.port, address.scheme)
  }

  /// Returns the addresses to connect to, in order; `nil` for a host that the user named.
  ///
  /// - Throws: `Refusal`, `HostUnknown` for a name without an address, or `CancellationError`.
  package func addresses(for address: WebAddress) async throws -> [String]? {
    guard permits(address) else { throw Refusal() }
    if named.contains(address.normalizedOrigin) { return nil }
    let found = try await lookup(address.name)
    guard !found.isEmpty else { throw HostUnknown() }
    guard found.allSatisfy(isPublic) else { throw Refusal() }
    return found
  }

  /// The error for a name that has no address, or none that can be found now.
  struct HostUnknown: Error {}
}

extension WebAddress {
  /// The scheme in small letters.
  var scheme: String { components.scheme?.lowercased() ?? "" }
  /// The host in small letters.
  package var name: String { components.host?.lowercased() ?? "" }
  /// The port, the usual one if none is given.
  var port: Int { components.port ?? Self.usualPort(scheme) }
  /// The scheme, host and port in small letters, by which hosts are compared.
  var normalizedOrigin: String { "\(scheme)://\(name):\(port)" }

  static func usualPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }

  /// True if the host is a name with a dot, in the one spelling that all parsers read alike.
  ///
  /// A name that ends with a number is an address to some readers (`127.1`, `0x7f.1`), and of
  /// characters beyond letters, digits and hyphens they may cut or convert some.
  ///
  /// Source: URL Standard (WHATWG), 3.5 Host parsing; RFC 1123, 2.1.
  var hasName: Bool {
    guard
      let match = url.wholeMatch(
        of: /(?i:https?):\/\/((?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]*)(:[0-9]+)?(\/.*)?/)
    else { return false }
    let labels = match.1.lowercased().split(separator: ".")
    return match.1.lowercased() == name && match.1.utf8.count <= 253 && labels.last != "localhost"
      && !labels.contains { $0.hasPrefix("-") || $0.hasSuffix("-") }
      && !url.contains { "\\#".contains($0) || $0.isWhitespace }
  }
}

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

/// A range of IP addresses, such as `10.0.0.0/8`, or a single one.
package struct IPNetwork: Sendable {
  private let bytes: [UInt8]
  private let length: Int

  /// Reads an address with or without the length of a prefix; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let address = parts.first, parts.count <= 2, let bytes = Self.bytes(String(address))
    else { return nil }
    let length = parts.count == 2 ? Int(parts[1]) : bytes.count * 8
    guard let length, (0...bytes.count * 8).contains(length) else { return nil }
    self.bytes = bytes
    self.length = length
  }

  /// Returns true if an address lies in the range.
  package func contains(_ address: String) -> Bool {
    guard let other = Self.bytes(address), other.count == bytes.count else { return false }
    let (whole, rest) = (length / 8, length % 8)
    guard bytes[..<whole] == other[..<whole] else { return false }
    guard rest > 0 else { return true }
    return (bytes[whole] ^ other[whole]) >> UInt8(8 - rest) == 0
  }

  static func bytes(_ text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let isFour = inet_pton(AF_INET, text, &bytes) == 1
    guard isFour || inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
    return isFour ? Array(bytes[..<4]) : bytes
  }
}

/// The look-up of the addresses of a name.
enum HostLookup {
  /// Resolves a name; ends early if the task is cancelled, though the system's look-up continues.
  ///
  /// - Throws: `CancellationError`.
  static func system(_ name: String) async throws -> [String] {
    let (answers, continuation) = AsyncStream<[String]>.makeStream()
    // The call blocks, for as long as the name servers do.
    DispatchQueue.global().async {
      continuation.yield(addresses(of: name))
      continuation.finish()
    }
    for await answer in answers { return answer }
    throw CancellationError()
  }

  /// Returns the addresses of a name, the one to try first in front; none if it has none.
  private static func addresses(of name: String) -> [String] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_ADDRCONFIG
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    return sequence(first: first, next: { $0?.pointee.ai_next }).compactMap { entry in
      guard let entry = entry?.pointee else { return nil }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(
          entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
          == 0
      else { return nil }
      return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

/// An `http` or `https` URL with a host and without user or password.
package struct WebAddress: Sendable, Hashable {
  /// The whole address; its path and query often hold a secret.
  package let url: String
  /// The part without secrets: scheme, host and, if given, port, such as `https://ntfy.sh`.
  package let origin: String
  /// The parts of the address.
  package let components: URLComponents

  /// Reads an address.
  ///
  /// - Throws: `WebhookProblem`, as the rest of a sentence that begins with the address.
  package init(_ text: String) throws(WebhookProblem) {
    guard URL(string: text) != nil else { throw .noAddress }
    do throws(WebAddressFault) { components = try URLComponents(webAddress: text) } catch {
      throw error.problem
    }
    url = text
    let (scheme, name) = (components.scheme?.lowercased() ?? "", components.host ?? "")
    origin = "\(scheme)://\(name)" + (components.port.map { ":\($0)" } ?? "")
  }

  /// Returns a text that should be an address up to its host, for an error message.
  package static func withoutSecrets(_ text: String) -> String {
    let scheme = text.range(of: "://")
    let rest = scheme.map { text[$0.upperBound...] } ?? text[...]
    let host = rest.prefix { !"/?#".contains($0) }
    let shown = host.split(separator: "@").last ?? ""
    let isCut = host.count < rest.count || shown.count < host.count
    return (scheme.map { String(text[..<$0.upperBound]) } ?? "") + shown + (isCut ? "\u{2026}" : "")
  }
}

extension WebAddressFault {
  /// The fault as the rest of a sentence that begins with the address.
  fileprivate var problem: WebhookProblem {
    switch self {
    case .noAddress: .noAddress
    case .otherScheme: .wrongScheme
    case .noHost: .noHost
    case .user: .password
    case .port: .wrongPort
    }
  }
}

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
