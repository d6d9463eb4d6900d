import HTTPClients
import HTTPServer
import HTTPTypes

/// The client of a request, by its connection and the headers of trusted proxies.
struct RequestOrigin: Hashable {
  /// The address of the client; that of the connection where no trusted proxy names another.
  let address: String
  /// True if the request came over the internet as plain HTTP.
  let isExposed: Bool

  /// Finds the client of a request that came over a connection from `peer`.
  ///
  /// Each proxy appends its own client to `X-Forwarded-For`, so the client is the last address
  /// there that is no trusted proxy; those before it may be forged.
  init(_ headers: HTTPFields, peer: String, proxies: @autoclosure () -> [String]) {
    let isPublic = IPAddress.isPublic(peer)
    let isForwarded = headers.contains {
      $0.name == .forwardedFor || $0.name == .forwardedProtocol
    }
    let networks = isForwarded ? proxies().compactMap { IPNetwork($0) } : []
    func isTrusted(_ address: String) -> Bool { networks.contains { $0.contains(address) } }
    guard isTrusted(peer) else {
      (address, isExposed) = (peer, isPublic)
      return
    }
    let named = headers.list(.forwardedFor).map(IPAddress.unmapped)
    let client = (named.last { !isTrusted($0) } ?? named.first).flatMap {
      IPNetwork($0) == nil ? nil : $0
    }
    address = client ?? peer
    let scheme = headers.forwardedScheme
    isExposed =
      scheme != "https" && (client.map(IPAddress.isPublic) ?? (scheme != nil || isPublic))
  }
}
