public import AsyncHTTPClient
import NIOCore
import NIOPosix

/// Single requests, each over a client of its own: they are rare, and nothing stays open or in
/// memory between them.
public enum SingleRequest {
  /// One thread for all requests, started by the first.
  private static let eventLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Calls a function with a client for one request, within a time limit for all of it.
  ///
  /// The client follows no redirects, so that credentials go to no other host, and does not retry.
  /// Its own deadlines end with the head of an answer: a body may come as slowly as it likes.
  ///
  /// - Throws: What the function throws, or `HTTPClientError.deadlineExceeded`.
  public static func withClient<Value: Sendable>(
    within limit: Duration, _ body: @escaping @Sendable (HTTPClient) async throws -> Value
  ) async throws -> Value {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: .init(connect: TimeAmount(limit)))
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    return try await withThrowingTaskGroup(of: Value.self) { [configuration] group in
      group.addTask {
        try await HTTPClient.withHTTPClient(
          eventLoopGroup: eventLoop, configuration: configuration, body)
      }
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
}
