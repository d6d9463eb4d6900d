import Foundation

/// A request to a service over HTTP.
struct ServiceRequest: Sendable {
  /// The address of the service, which the user named.
  let service: WebAddress
  /// The header `User-Agent`.
  let userAgent: String
  /// The time limit of an answer.
  let timeLimit: Duration

  private static let longestAnswer = 262_144

  /// Sends a request and returns the body of the answer.
  ///
  /// - Throws: `GeocodingError`, or `CancellationError`.
  func bytes(of url: String, languages: String?) async throws -> Data {
    var request = OutgoingRequest(url: url)
    request.set("User-Agent", to: userAgent)
    request.set("Accept", to: "application/json")
    if let languages { request.set("Accept-Language", to: languages) }
    request.longestAnswer = Self.longestAnswer
    let host = service.origin
    do {
      let answer = try await SingleRequest.send(
        request, through: OutgoingGuard(named: [service]), within: timeLimit)
      guard answer.status == 200 else {
        throw GeocodingError.httpStatus(host: host, status: answer.status)
      }
      return Data(answer.body)
    } catch let error as GeocodingError {
      throw error
    } catch HTTPFailure.tooLong {
      throw GeocodingError.invalidResponse(host: host)
    } catch {
      try Task.checkCancellation()
      throw HTTPFailure.isTimeout(error)
        ? GeocodingError.noAnswer(host: host, seconds: timeLimit / .seconds(1))
        : .unreachable(host: host, reason: HTTPFailure.reason(error))
    }
  }
}
