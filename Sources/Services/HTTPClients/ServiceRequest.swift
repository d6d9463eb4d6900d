import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// A request to a service over HTTP.
struct ServiceRequest: Sendable {
  /// The address of the service, which the user named.
  let service: WebAddress
  /// The header `User-Agent`.
  let userAgent: String
  /// The time limit of an answer.
  let timeLimit: Duration

  private static let largestAnswerBytes = 262_144

  /// Sends a request and returns the body of the answer.
  ///
  /// - Throws: `GeocodingError`, or `CancellationError`.
  func bytes(of url: String, languages: String?) async throws -> Data {
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "User-Agent", value: userAgent)
    request.headers.add(name: "Accept", value: "application/json")
    if let languages { request.headers.add(name: "Accept-Language", value: languages) }
    let host = service.origin
    do {
      return try await SingleRequest.send(
        request, through: OutgoingGuard(named: [service]), within: timeLimit
      ) { response in
        guard response.status == .ok else {
          throw GeocodingError.httpStatus(host: host, status: Int(response.status.code))
        }
        let body = try await response.body.collect(upTo: Self.largestAnswerBytes)
        return Data(body.readableBytesView)
      }
    } catch let error as GeocodingError {
      throw error
    } catch is NIOTooManyBytesError {
      throw GeocodingError.invalidResponse(host: host)
    } catch {
      try Task.checkCancellation()
      throw HTTPFailure.isTimeout(error)
        ? GeocodingError.noAnswer(host: host, seconds: timeLimit / .seconds(1))
        : .unreachable(host: host, reason: HTTPFailure.reason(error))
    }
  }
}
