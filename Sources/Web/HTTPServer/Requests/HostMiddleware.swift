import Foundation
import HTTPTypes
package import Hummingbird
import Localization
import Text

/// Refuses requests that name another host.
///
/// A page on the internet can let its own name point to this machine and then reach it from the
/// user's browser as one of its own (DNS rebinding). The browser still sends that name as `Host`.
package struct HostMiddleware: RouterMiddleware {
  private let address: ListenAddress
  private let furtherNames: @Sendable () -> [String]

  /// Creates the middleware of a server's address; `furtherNames` returns its other names, in
  /// lowercase.
  package init(address: ListenAddress, furtherNames: @escaping @Sendable () -> [String]) {
    (self.address, self.furtherNames) = (address, furtherNames)
  }

  @concurrent package func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    // The first Host field is the authority; a second one is left among the other fields.
    guard !request.headers.contains(.host) else {
      throw Problem(.badRequest, WebPhrase.twoHosts.text)
    }
    let authority = request.head.authority ?? ""
    guard let name = HostName(authority), isOurs(name.text, context) else {
      var problem = Problem(.misdirectedRequest, WebPhrase.unknownHost.text)
      problem.ownAddress = ownAddress(context)
      throw problem
    }
    var context = context
    context.host = name
    return try await next(request, context)
  }

  /// Returns the address by which this client reaches the site.
  private func ownAddress(_ context: WebContext) -> String {
    let isNamed = address.isEverywhere && !context.localAddress.isEmpty
    let reached = isNamed ? ListenAddress(host: context.localAddress, port: 0) : address
    return reached.text(port: context.localPort ?? address.port) + "/"
  }

  private func isOurs(_ name: String, _ context: WebContext) -> Bool {
    name == "localhost" || ListenAddress(host: name, port: 0).isLoopback
      || name == address.host
      // A listener on all addresses is reached by the address that the connection came in at.
      || address.isEverywhere && name == context.localAddress
      || furtherNames().contains(name)
  }
}

extension HTTPField.Name {
  fileprivate static let host = known("Host")
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

/// An address within this site to return to; any other address becomes the home page.
package struct LocalAddress: Sendable, Hashable {
  /// Path and query.
  package let text: String

  /// Reads the value of a form; `nil` is the home page.
  package init(_ text: String?) {
    let isLocal =
      text.map { text in
        text.hasPrefix("/") && !text.hasPrefix("//") && text.utf8.count <= 2000
          && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
      } ?? false
    self.text = isLocal ? (text ?? "/") : "/"
  }

  /// Creates the address of a request, without the message of the last action.
  package init(of request: Request) {
    let path = request.uri.path
    let query = request.uri.query.map { "?" + $0 } ?? ""
    self.init(path + query)
    guard text.contains("did=") else { return }
    self = LocalAddress(path).adding(nil, "", without: Self.passing, query: request.uri.query)
  }

  /// Returns the address with one more field in its query, and without those about an earlier
  /// action; the practice belongs to the action that was added before.
  package func adding(_ name: String, _ value: String) -> LocalAddress {
    let parts = text.split(separator: "?", maxSplits: 1)
    let path = parts.first.map(String.init) ?? "/"
    let query = parts.count > 1 ? String(parts[1]) : nil
    let gone = name == "practice" ? [] : Self.passing
    return LocalAddress(path).adding(name, value, without: gone, query: query)
  }

  /// The fields about the last action.
  private static let passing: Set = ["did", "undid", "practice"]

  private func adding(
    _ name: String?, _ value: String, without gone: Set<String>, query: String?
  ) -> LocalAddress {
    var fields = (query ?? "").split(separator: "&").filter { field in
      !gone.contains(String(field.prefix { $0 != "=" }))
    }.map(String.init)
    if let name { fields.append("\(name)=\(value.percentEncoded)") }
    return LocalAddress(fields.isEmpty ? text : text + "?" + fields.joined(separator: "&"))
  }
}

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
