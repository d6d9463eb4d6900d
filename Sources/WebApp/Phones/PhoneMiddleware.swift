import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers phones below `/pub`, in the codes that their apps understand (P16).
///
/// It stands before all other middleware: phones have no session, send any host and any content
/// type, and must never get a code that makes them drop or dam up what they have.
struct PhoneMiddleware: RouterMiddleware {
  /// The path at which OwnTracks and Overland post; the key may follow.
  static let path = "/pub"

  let port: PhonePort
  private let wrongKeys = WrongKeys()

  init(port: PhonePort) { self.port = port }

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    guard path == Self.path || path.hasPrefix(Self.path + "/") else {
      return try await next(request, context)
    }
    var response = await answer(request, context)
    response.headers[.cacheControl] = "no-store"
    return response
  }

  private func answer(_ request: Request, _ context: WebContext) async -> Response {
    // A browser names where a request comes from; it may send a stored password unasked.
    guard request.headers[.origin] == nil, request.headers[.fetchSite] == nil else {
      return Response(status: .forbidden)
    }
    let hasKeyInPath = request.uri.path != Self.path
    guard request.method == .post || hasKeyInPath && request.method == .get else {
      return Response(
        status: .methodNotAllowed, headers: [.allow: hasKeyInPath ? "GET, POST" : "POST"])
    }
    let device: Int64?
    do {
      device = try await PhoneCredentials(request).asyncFlatMap(port.device)
    } catch {
      return Self.later(seconds: 5)
    }
    guard let device else { return await refusal(context.remoteAddress) }
    let limit = port.maximumBytes()
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
      return Self.tooLarge
    }
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: limit)
    } catch is NIOTooManyBytesError {
      return Self.tooLarge
    } catch {
      return Self.later(seconds: 5)
    }
    let agent = request.headers[.userAgent]?.lowercased() ?? ""
    let reply = await port.receive(
      device,
      PhoneRequest(
        body: Array(body.readableBytesView), query: request.uri.query ?? "",
        isBearer: !hasKeyInPath && request.bearerToken != nil,
        isAndroid: agent.contains("owntracks-android"), isExposed: isExposed(request, context)))
    switch reply {
    case .later(let seconds): return Self.later(seconds: seconds)
    case .taken(let text):
      return Response(
        status: .ok, headers: text.isEmpty ? [:] : [.contentType: "application/json"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }

  /// Refuses wrong credentials, after a while if there were many of this address.
  private func refusal(_ address: String) async -> Response {
    let seconds = wrongKeys.note(address)
    if seconds > 0 {
      try? await port.pause(.seconds(seconds))
      wrongKeys.waited()
    }
    return Response(
      status: .unauthorized, headers: [.wwwAuthenticate: #"Basic realm="Passby""#])
  }

  private static func later(seconds: Int) -> Response {
    Response(status: .serviceUnavailable, headers: [.retryAfter: "\(seconds)"])
  }

  private static var tooLarge: Response {
    Response(status: .contentTooLarge, headers: [.connection: "close"])
  }

  /// Returns true if a request came over the internet as plain HTTP.
  private func isExposed(_ request: Request, _ context: WebContext) -> Bool {
    let address = context.remoteAddress
    if let scheme = request.headers[.forwardedProtocol],
      port.trustedProxies().contains(where: { IPNetwork($0)?.contains(address) ?? false })
    {
      return scheme.lowercased() != "https"
    }
    return IPAddress.isPublic(address)
  }
}

extension Optional {
  /// Returns the result of an asynchronous function of the value; `nil` without a value.
  fileprivate func asyncFlatMap<Result>(
    _ transform: (Wrapped) async throws -> Result?
  ) async rethrows -> Result? {
    guard let self else { return nil }
    return try await transform(self)
  }
}
