import Foundation

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
