package import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Sends rare single requests, each with a client of its own, so that no connection and no memory
/// remains between them.
package enum SingleRequest {
  /// One thread for all requests, started by the first.
  private static let eventLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Runs requests within a time limit for all of them.
  ///
  /// The limit includes bodies, to which the client's own deadlines do not apply.
  ///
  /// - Throws: What the function throws, or `HTTPClientError.deadlineExceeded`.
  package static func within<Value: Sendable>(
    _ limit: Duration, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await body() }
      group.addTask {
        // The limit itself; an answer that comes before cancels it.
        try await Task.sleep(for: limit)
        throw HTTPClientError.deadlineExceeded
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }

  /// Sends a request through a guard, and returns what `read` makes of the answer.
  ///
  /// Up to `redirects` redirects to the same scheme are followed, each through the guard; beyond
  /// them `read` gets the redirect itself. Nothing is sent twice: another address of the host is
  /// tried only if there is no connection to the one before.
  ///
  /// - Throws: What the guard, the client or `read` throws; `WebhookProblem` for no address.
  package static func send<Value: Sendable>(
    _ request: HTTPClientRequest, through outgoing: OutgoingGuard, within limit: Duration,
    redirects: Int = 0, read: @escaping @Sendable (HTTPClientResponse) async throws -> Value
  ) async throws -> Value {
    try await within(limit) {
      var request = request
      for left in (0...redirects).reversed() {
        let address = try WebAddress(request.url)
        let step: Step<Value> = try await connected(
          to: address, outgoing.addresses(for: address), within: limit
        ) { [request] client in
          let response = try await client.execute(request, deadline: .distantFuture)
          if left > 0, let next = target(of: response, from: address) { return .redirect(next) }
          return .value(try await read(response))
        }
        switch step {
        case .value(let value): return value
        case .redirect(let next): request.url = next
        }
      }
      throw HTTPClientError.redirectLimitReached
    }
  }

  /// The outcome of one request.
  private enum Step<Value: Sendable>: Sendable {
    case value(Value)
    case redirect(String)
  }

  /// Returns the address to which an answer redirects, if it does so to the same scheme.
  private static func target(of response: HTTPClientResponse, from address: WebAddress) -> String? {
    guard (300..<400).contains(response.status.code),
      let location = response.headers.first(name: "Location"),
      let next = URL(string: location, relativeTo: URL(string: address.url)),
      next.scheme?.lowercased() == address.scheme
    else { return nil }
    return next.absoluteString
  }

  /// Calls a function with a client that connects to one of the addresses of a host, if they are
  /// given, the first that can be reached; TLS checks the name.
  ///
  /// The client follows no redirects, so that credentials go to no other host, and does not retry.
  private static func connected<Value: Sendable>(
    to host: WebAddress, _ addresses: [String]?, within limit: Duration,
    _ body: @escaping @Sendable (HTTPClient) async throws -> Value
  ) async throws -> Value {
    var rest = addresses?.prefix(mostAddresses) ?? []
    let wait = limit / max(rest.count, 1)
    while true {
      let address = rest.popFirst()
      var configuration = HTTPClient.Configuration(
        redirectConfiguration: .disallow, timeout: .init(connect: TimeAmount(wait)))
      configuration.httpVersion = .http1Only
      configuration.connectionPool.retryConnectionEstablishment = false
      configuration.http1_1ConnectionDebugInitializer = StatusCheck.add
      if let address, let key = host.components.host { configuration.dnsOverride = [key: address] }
      do {
        return try await HTTPClient.withHTTPClient(
          eventLoopGroup: eventLoop, configuration: configuration, body)
      } catch  where !rest.isEmpty && HTTPFailure.isNoConnection(error) {
        continue
      }
    }
  }

  /// How many addresses of a host are tried.
  private static let mostAddresses = 4
}
