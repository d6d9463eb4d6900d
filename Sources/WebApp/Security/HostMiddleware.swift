import Hummingbird

/// Refuses requests that name another host.
///
/// A page on the internet can let its own name point to this machine and then reach it from the user's browser as one of its own (DNS
/// rebinding). The browser still says the name that it knows.
struct HostMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let name = request.head.authority.flatMap(HostName.init)
    guard let name, isOurs(name.text, context) else {
      throw Problem(
        .misdirectedRequest,
        "Passby does not go by this name here: use the address that \"passby status\" shows, or list the name in the setting web.hosts."
      )
    }
    return try await next(request, context)
  }

  private func isOurs(_ name: String, _ context: WebContext) -> Bool {
    name == "localhost" || WebAddress(host: name, port: 0).isLoopback
      || name == site.address.host
      // Listening everywhere, it goes by the very address that the connection came in at.
      || site.address.isEverywhere && name == context.localAddress
      || site.ports.webSettings().hosts.contains(name)
  }
}

/// The name in a `Host` header, without its port.
struct HostName {
  /// The name in lowercase; an IPv6 address without brackets.
  let text: String

  /// Takes a header apart; `nil` for one that is none.
  init?(_ header: String) {
    let lower = header.lowercased()
    var rest = lower[...]
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      text = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    } else {
      let end = rest.firstIndex(of: ":") ?? rest.endIndex
      text = String(rest[..<end])
      rest = rest[end...]
    }
    let isPort =
      rest.first == ":" && rest.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard !text.isEmpty, rest.isEmpty || isPort else { return nil }
  }
}
