import Foundation

/// From where a phone can reach an address.
package enum Reach: String, Sendable, Hashable {
  /// From this computer only.
  case local
  /// From the same network only, as a rule at home.
  case `private`
  /// From anywhere, if the network lets it through.
  case `public`

  /// Judges the host of a web address; one that cannot be read is private.
  ///
  /// An address of carriers (100.64.0.0/10) and a name in `ts.net` count as public, since Tailscale
  /// takes them along.
  package init(url: String) {
    self.init(host: URLComponents(string: url)?.host ?? "")
  }

  /// Judges a name or an IP address.
  ///
  /// Sources: RFC 1918, RFC 4193, RFC 3927, RFC 4291 2.5, RFC 6598, RFC 6762, RFC 8375.
  package init(host: String) {
    var name = host.lowercased().filter { !"[]".contains($0) }
    // The zone of a link-local address.
    if let zone = name.firstIndex(of: "%") { name = String(name[..<zone]) }
    if name.hasSuffix(".") { name.removeLast() }
    if let bytes = Self.bytes(name) {
      self = Self.of(bytes)
    } else {
      self = Self.ofName(name)
    }
  }

  /// Judges an address of an interface of this machine, which is reached from anywhere only if a
  /// private network such as Tailscale takes it along.
  package init(interface url: String) {
    let host = URLComponents(string: url)?.host ?? ""
    let bytes = Self.bytes(host)
    let isShared = bytes?.count == 4 && bytes?[0] == 100 && (64...127).contains(bytes?[1] ?? 0)
    let reach = Reach(host: host)
    self = reach == .public && !isShared ? .private : reach
  }

  private static func ofName(_ name: String) -> Reach {
    if name == "localhost" || name.hasSuffix(".localhost") { return .local }
    let home = [".local", ".lan", ".home.arpa"]
    return name.contains(".") && !home.contains(where: name.hasSuffix) ? .public : .private
  }

  private static func of(_ bytes: [UInt8]) -> Reach {
    guard bytes.count == 16 else {
      return switch (bytes[0], bytes[1]) {
      case (127, _): .local
      case (0, _), (10, _), (172, 16...31), (192, 168), (169, 254): .private
      default: .public
      }
    }
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    if bytes.starts(with: mapped) { return of(Array(bytes.suffix(4))) }
    if bytes.dropLast().allSatisfy({ $0 == 0 }) { return bytes[15] == 1 ? .local : .private }
    let isUnique = bytes[0] & 0xFE == 0xFC
    let isLinkLocal = bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
    return isUnique || isLinkLocal ? .private : .public
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let isFour = inet_pton(AF_INET, text, &bytes) == 1
    guard isFour || inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
    return isFour ? Array(bytes[..<4]) : bytes
  }
}
