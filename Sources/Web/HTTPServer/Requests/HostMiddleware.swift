import HTTPTypes
import Hummingbird
import Localization

/// Refuses requests that name another host.
///
/// A page on the internet can let its own name point to this machine and then reach it from the
/// user's browser as one of its own (DNS rebinding). The browser still sends the name that it
/// knows.
struct HostMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
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
    context.authority = authority.lowercased()
    return try await next(request, context)
  }

  /// Returns the address by which this client reaches the site.
  private func ownAddress(_ context: WebContext) -> String {
    let isNamed = site.address.isEverywhere && !context.localAddress.isEmpty
    let address = isNamed ? WebAddress(host: context.localAddress, port: 0) : site.address
    return address.text(port: context.localPort ?? site.address.port) + "/"
  }

  private func isOurs(_ name: String, _ context: WebContext) -> Bool {
    name == "localhost" || WebAddress(host: name, port: 0).isLoopback
      || name == site.address.host
      // A listener on all addresses is reached by the address that the connection came in at.
      || site.address.isEverywhere && name == context.localAddress
      || site.ports.webSettings().hosts.contains(name)
  }
}

extension HTTPField.Name {
  fileprivate static let host = known("Host")
}
