import HTTPTypes
package import Hummingbird
import NIOCore
package import Text

extension Request {
  /// True for methods that change nothing.
  package var isSafe: Bool { method == .get || method == .head }

  /// True for an address of the API, which only programs use.
  package var isForAPI: Bool { uri.path.hasPrefix("/api/") }

  /// True for a request of a program: below `/api`, or by the `Accept` header.
  package var wantsJSON: Bool {
    isForAPI || (headers[.accept]?.contains("application/json") ?? false)
  }

  /// The token in `Authorization: Bearer TOKEN`.
  package var bearerToken: String? {
    guard let header = headers[.authorization] else { return nil }
    let parts = header.split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }

  /// The media type of the body in lowercase, without parameters.
  package var mediaType: String? {
    headers[.contentType]?.prefix { $0 != ";" }.lowercased().trimmingBlanks
  }

  /// Reads the body; throws `problem` if it is longer than `limit` bytes, without reading it if its
  /// declared length is.
  package mutating func wholeBody(
    upTo limit: Int, orThrow problem: @autoclosure () -> Problem
  ) async throws -> ByteBuffer {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw problem()
    }
    do {
      return try await collectBody(upTo: limit)
    } catch is NIOTooManyBytesError {
      throw problem()
    }
  }
}

extension Response {
  /// Creates a JSON response.
  package init(json: JSON, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status,
      headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json.text + "\n")))
  }
}
