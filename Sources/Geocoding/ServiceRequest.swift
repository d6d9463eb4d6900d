import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// One question to a service over HTTP.
struct ServiceRequest: Sendable {
  /// What of the service's address errors name.
  let host: String
  /// Who asks.
  let userAgent: String
  /// How long an answer may take.
  let timeLimit: Duration

  /// One thread, which starts with the first question.
  private static let eventLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private static let largestAnswerBytes = 262_144

  /// The body of the answer.
  ///
  /// - Throws: `GeocodingError`, or `CancellationError`.
  func bytes(of url: String, languages: String?) async throws -> Data {
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "User-Agent", value: userAgent)
    request.headers.add(name: "Accept", value: "application/json")
    if let languages { request.headers.add(name: "Accept-Language", value: languages) }
    do {
      // A client for each question: they are rare, and nothing is held open between them.
      return try await HTTPClient.withHTTPClient(
        eventLoopGroup: Self.eventLoop, configuration: configuration
      ) { [request] client in
        let response = try await client.execute(
          request, deadline: .now() + TimeAmount(timeLimit))
        guard response.status == .ok else {
          throw GeocodingError.answered(host: host, status: Int(response.status.code))
        }
        let body = try await response.body.collect(upTo: Self.largestAnswerBytes)
        return Data(body.readableBytesView)
      }
    } catch let error as GeocodingError {
      throw error
    } catch is NIOTooManyBytesError {
      throw GeocodingError.notUnderstood(host: host)
    } catch {
      try Task.checkCancellation()
      throw Self.isTimeout(error)
        ? GeocodingError.noAnswer(host: host, seconds: timeLimit / .seconds(1))
        : .unreachable(host: host, reason: Self.reason(error))
    }
  }

  private var configuration: HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: .init(connect: TimeAmount(timeLimit)))
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }

  private static func isTimeout(_ error: any Error) -> Bool {
    switch error {
    case let error as HTTPClientError:
      [.connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded].contains(error)
    case let error as NIOConnectionError:
      error.connectionErrors.contains { isTimeout($0.error) }
    case ChannelError.connectTimeout: true
    default: false
    }
  }

  private static func reason(_ error: any Error) -> String {
    let text =
      switch error {
      case let error as HTTPClientError: error.shortDescription
      case let error as NIOConnectionError:
        error.connectionErrors.first.map { reason($0.error) } ?? "its name is not known"
      case let error as IOError: String(cString: strerror(error.errnoCode))
      case is SocketAddressError: "its name is not known"
      default: String(describing: error)
      }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
