import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing
import Text
import WebTesting

@testable import WebApp

extension Site {
  /// The headers of a browser that sends a form of this site.
  static func formHeaders(cookie: String? = nil) -> HTTPFields {
    var headers: HTTPFields = [
      .origin: "http://localhost", .contentType: "application/x-www-form-urlencoded",
    ]
    headers[.cookie] = cookie.map { "passby_0=\($0)" }
    return headers
  }
}

extension TestClient {
  /// Sends a form.
  func post(
    _ uri: String, _ form: [(String, String)] = [], headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    let text = form.map { "\($0.percentEncoded)=\($1.percentEncoded)" }.joined(separator: "&")
    var headers = headers
    headers[.contentType] = headers[.contentType] ?? "application/x-www-form-urlencoded"
    return try await execute(
      uri: uri, method: .post, headers: headers, body: ByteBuffer(string: text))
  }
}
