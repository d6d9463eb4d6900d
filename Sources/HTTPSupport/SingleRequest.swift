public import AsyncHTTPClient
import NIOCore
import NIOPosix

/// Single requests, each over a client of its own: they are rare, and nothing stays open or in
/// memory between them.
public enum SingleRequest {
  /// One thread for all requests, started by the first.
  private static let eventLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Calls a function with a client for one request.
  ///
  /// The client follows no redirects, so that credentials go to no other host, and does not retry.
  public static func withClient<Value>(
    connectWithin limit: Duration, _ body: (HTTPClient) async throws -> Value
  ) async throws -> Value {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: .init(connect: TimeAmount(limit)))
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    return try await HTTPClient.withHTTPClient(
      eventLoopGroup: eventLoop, configuration: configuration, body)
  }
}
