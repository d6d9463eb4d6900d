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

  /// True for what is loaded ahead of a click or for a preview of a link.
  ///
  /// Source: Fetch Standard, `Sec-Purpose`; the others are of older browsers.
  package var isLookedAtOnly: Bool {
    headers.contains { [.secPurpose, .purpose, .xPurpose, .xMoz].contains($0.name) }
  }

  /// The path for a log, without the key that an address of a feed or of a phone has.
  package var pathWithoutKey: String {
    let parts = uri.path.split(separator: "/", omittingEmptySubsequences: true)
    guard parts.count > 1, let first = parts.first, Self.keyed.contains(String(first)) else {
      return uri.path
    }
    return "/\(first)/…"
  }

  /// The folders whose addresses have a key.
  private static let keyed: Set = ["feed", "pub", "act"]

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
    upTo limit: Int, orThrow problem: @autoclosure () -> any Error
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
  package init(json: JSON, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status,
      headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json.text + "\n")))
  }
}
