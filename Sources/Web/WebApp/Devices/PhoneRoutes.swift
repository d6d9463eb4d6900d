import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1
import WebPorts

/// Answers phones below `/pub`, in the codes that their apps understand (P16).
///
/// It stands before the router and all middleware: phones have no session, send any host and any
/// content type, and must never get a code that makes them drop their positions or send none of the
/// later ones. So it gets requests of every method, also of those that HTTP does not list.
struct PhoneRoutes {
  /// The path at which OwnTracks and Overland post; the key may follow.
  static let path = "/pub"
  /// The largest body that is read before the credentials are known: 64 KiB.
  private static let freeLength = 64 * 1024

  let port: PhonePort
  var wrongKeys = WrongKeys()

  /// Answers a request of a phone, and hands any other one to `next`.
  func handle(
    _ request: Request, context: WebContext,
    next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard let key = Self.key(in: request.uri) else { return try await next(request, context) }
    // A browser names where a request comes from; it may send a stored password unasked.
    guard request.headers[.origin] == nil, request.headers[.fetchSite] == nil else {
      return response(.forbidden)
    }
    guard request.method == .post || !key.isEmpty && request.method == .get else {
      return response(.methodNotAllowed, [.allow: key.isEmpty ? "POST" : "GET, POST"])
    }
    let origin = RequestOrigin(
      request.headers, peer: context.remoteAddress, proxies: port.trustedProxies())
    guard let credentials = PhoneCredentials(key: key, headers: request.headers) else {
      return try await refuse(origin, context)
    }
    let length = request.headers.only(.contentLength).flatMap { Int($0) }
    let limit = port.maximumBytes()
    // Who has no key does not get a large body read.
    let isLarge = length.map { $0 > Self.freeLength } ?? (request.method == .post)
    if isLarge {
      switch await port.check(credentials) {
      case .taken: break
      case .unknown: return try await refuse(origin, context)
      case .later(let seconds): return later(seconds)
      }
    }
    guard (length ?? 0) <= limit else {
      return response(.contentTooLarge, [.connection: "close"])
    }
    let body: [UInt8]
    do {
      body = Array(try await request.body.collect(upTo: limit).readableBytesView)
    } catch is NIOTooManyBytesError {
      return response(.contentTooLarge, [.connection: "close"])
    } catch is HTTPParserError {
      // A malformed chunk or trailer behind a valid header.
      return response(.badRequest, [.connection: "close"])
    }
    let isBearer = if key.isEmpty, case .key = credentials { true } else { false }
    let message = PhoneRequest(
      request, body: body, isBearer: isBearer, isExposed: origin.isExposed)
    switch await port.receive(credentials, message) {
    case .unknown: return try await refuse(origin, context)
    case .later(let seconds): return later(seconds)
    case .taken(let text):
      return response(.ok, text.isEmpty ? [:] : [.contentType: "application/json"], text)
    }
  }

  /// Refuses wrong credentials, after a while if there were many of the client's address.
  private func refuse(_ origin: RequestOrigin, _ context: WebContext) async throws -> Response {
    try await wrongKeys.hold(origin.address, context)
    return response(.unauthorized, [.wwwAuthenticate: #"Basic realm="Passby""#])
  }

  private func later(_ seconds: Int) -> Response {
    response(.serviceUnavailable, [.retryAfter: "\(seconds)"])
  }

  private func response(
    _ status: HTTPResponse.Status, _ headers: HTTPFields = [:], _ text: String = ""
  ) -> Response {
    var headers = headers
    headers[.cacheControl] = "no-store"
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// Returns the key in a path, still encoded and without slashes behind it; empty without a key,
  /// `nil` for a path of the pages.
  private static func key(in uri: URI) -> Substring? {
    // The address of a server that ends with a slash may stand before it.
    let rest = uri.path.drop { $0 == "/" }
    guard rest == path.dropFirst() || rest.hasPrefix(path.dropFirst() + "/") else { return nil }
    var key = rest.dropFirst(path.utf8.count)
    while key.last == "/" { key.removeLast() }
    return key
  }
}

extension PhoneRequest {
  /// Creates the request of a phone from one over HTTP.
  fileprivate init(_ request: Request, body: [UInt8], isBearer: Bool, isExposed: Bool) {
    let agent = request.headers.only(.userAgent) ?? ""
    self.init(
      body: body, query: request.uri.query ?? "", isBearer: isBearer,
      isAndroid: agent.prefix(17).lowercased() == "owntracks-android", isExposed: isExposed)
  }
}

extension PhoneCredentials {
  /// Reads the credentials of a request: the key in its path, else the header; `nil` without any.
  init?(key: Substring, headers: HTTPFields) {
    guard key.isEmpty else {
      self = .key(key.removingPercentEncoding ?? String(key))
      return
    }
    let parts = (headers.only(.authorization) ?? "").utf8.split(separator: UInt8(ascii: " "))
    guard parts.count == 2 else { return nil }
    switch Substring(parts[0]).lowercased() {
    case "bearer": self = .key(String(Substring(parts[1])))
    case "basic":
      guard let data = Data(base64Encoded: String(Substring(parts[1]))),
        let text = String(validating: data, as: UTF8.self),
        let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      self = .basic(user: String(text[..<colon]), key: String(text[text.index(after: colon)...]))
    default: return nil
    }
  }
}
