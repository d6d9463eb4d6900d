package import HTTPServer
package import HTTPTypes
package import Hummingbird
import Logging
package import NIOCore
import NIOEmbedded

/// Asks the routes of a server without a socket.
package struct TestClient: Sendable {
  private let responder: any HTTPResponder<WebContext>

  /// Creates a client of some routes.
  package init(_ responder: some HTTPResponder<WebContext>) { self.responder = responder }

  /// Sends a request and returns the whole answer; 500 for an error that no route has answered.
  package func execute(
    uri: String, method: HTTPRequest.Method, headers: HTTPFields = [:], body: ByteBuffer? = nil
  ) async throws -> TestResponse {
    var headers = headers
    if let body { headers[.contentLength] = String(body.readableBytes) }
    let request = Request(
      head: HTTPRequest(
        method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers),
      body: RequestBody(buffer: body ?? ByteBuffer()))
    let context = WebContext(
      source: ApplicationRequestContextSource(
        channel: NIOAsyncTestingChannel(), logger: Logger(label: "test")))
    let response =
      (try? await responder.respond(to: request, context: context))
      ?? Response(status: .internalServerError)
    var answer = TestResponse(status: response.status, headers: response.headers)
    try await response.body.write(Writer { answer.body.writeImmutableBuffer($0) })
    return answer
  }
}

/// The answer to a request.
package struct TestResponse: Sendable {
  package let status: HTTPResponse.Status
  package let headers: HTTPFields
  package fileprivate(set) var body = ByteBuffer()
}

/// Passes on what is written.
private struct Writer: ResponseBodyWriter {
  let pass: (ByteBuffer) -> Void

  func write(_ buffer: ByteBuffer) async throws { pass(buffer) }
  func finish(_ trailers: HTTPFields?) async throws {}
}
