import Foundation
import HTTPTypes
package import Hummingbird
import Localization

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
    let came = ListenAddress(host: context.localAddress, port: 0)
    let isNamed = !came.host.isEmpty && (address.isEverywhere || !came.isLoopback)
    let reached = isNamed ? ListenAddress(host: context.localAddress, port: 0) : address
    return reached.text(port: context.localPort ?? address.port) + "/"
  }

  private func isOurs(_ name: String, _ context: WebContext) -> Bool {
    name == "localhost" || ListenAddress(host: name, port: 0).isLoopback
      || name == address.host
      // A listener on all addresses is reached by the address that the connection came in at.
      || name == context.localAddress
      || furtherNames().contains(name)
  }
}

extension HTTPField.Name {
  fileprivate static let host = known("Host")
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
