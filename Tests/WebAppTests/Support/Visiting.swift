import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import WebApp

extension Site {
  /// The headers of a browser that was shown a form.
  func formHeaders(_ visitor: WebSession = .new()) -> HTTPFields {
    [
      .cookie: "passby_0=\(visitor.cookie)", .csrfToken: authenticator.csrf(for: visitor),
      .contentType: "application/x-www-form-urlencoded",
    ]
  }
}

extension TestClientProtocol {
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
