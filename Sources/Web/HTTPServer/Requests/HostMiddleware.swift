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
