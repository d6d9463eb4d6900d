import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import NIOCore
import Text
import WebPorts

/// Lets requests in that bring a key for widgets and shortcuts, at the few addresses for keys.
///
/// It stands before the checks of origin and login: no browser sends a key unasked. A request
/// without a key goes on to them. All answers are plain text, and no address with a key is passed
/// on as `Referer`.
struct KeyMiddleware: RouterMiddleware {
  /// The addresses that keys open, with the right that each needs.
  static let addresses: [String: KeyRight] = [
    "/quick": .add, "/today.txt": .today, "/today.json": .today,
  ]

  /// Returns the key in an address such as `/feed/KEY.ics`; `nil` for any other address.
  static func feedKey(_ path: String) -> String? {
    guard path.hasPrefix("/feed/") else { return nil }
    let name = path.dropFirst("/feed/".count)
    return name.hasSuffix(".ics") ? String(name.dropLast(4)) : String(name)
  }

  let ports: WebDependencies
  var wrongKeys = WrongKeys()

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let feed = Self.feedKey(request.uri.path)
    guard let right = feed == nil ? Self.addresses[request.uri.path] : .feed else {
      return try await next(request, context)
    }
    var (request, context) = (request, context)
    let fields =
      feed == nil ? try await Self.fields(of: &request, context) : FormFields(query: request)
    guard let secret = feed ?? fields["key"] ?? knownBearer(request) else {
      return try await next(request, context)
    }
    guard let key = ports.keys.find(AccessToken(secret)) else {
      return try await refuse(request, context)
    }
    guard key.right == right else {
      // The key of a feed is a part of its address: any other is no address.
      guard feed == nil else { return try await refuse(request, context) }
      return Self.response(to: Problem(.forbidden, KeyPhrase.notAllowed(key.right).pageText))
    }
    context.account = Account(key.person)
    context.keyed = KeyedRequest(key: key, fields: fields.replacing(["key": []]))
    do {
      var response = try await next(request, context)
      if feed == nil { Self.seal(&response.headers) }
      return response
    } catch {
      guard let problem = Problem(refusing: error) ?? ports.storeTrouble(error).map(Problem.init)
      else { throw error }
      return Self.response(to: problem)
    }
  }

  /// Refuses a wrong key, after a while if there were many of the client's address.
  private func refuse(_ request: Request, _ context: WebContext) async throws -> Response {
    let origin = RequestOrigin(
      request.headers, peer: context.remoteAddress, proxies: ports.phones?.trustedProxies() ?? [])
    try await wrongKeys.hold(origin.address, context)
    guard Self.feedKey(request.uri.path) == nil else {
      return Self.response(to: Problem(.notFound, KeyPhrase.noSuchFeed.pageText))
    }
    var problem = Problem(.unauthorized, KeyPhrase.wrong.pageText)
    problem.headers[.wwwAuthenticate] = "Bearer realm=\"passby\""
    return Self.response(to: problem)
  }

  /// Returns the bearer token of a request if it is a key; any other is for the login.
  private func knownBearer(_ request: Request) -> String? {
    request.bearerToken.flatMap { ports.keys.find(AccessToken($0)) == nil ? nil : $0 }
  }

  /// Returns the fields of the query and of the body, which may be a form, JSON or plain text.
  ///
  /// The body can be read once more afterwards.
  private static func fields(
    of request: inout Request, _ context: WebContext
  ) async throws -> FormFields {
    let query = FormFields(query: request)
    guard request.method == .post else { return query }
    let body = try await request.wholeBody(
      upTo: context.maxUploadSize,
      orThrow: Problem(.contentTooLarge, Problem.words(.contentTooLarge)))
    switch request.mediaType {
    case "application/json": return query.adding(json: Array(body.readableBytesView))
    case "multipart/form-data":
      let form = MultipartForm(
        Array(body.readableBytesView), contentType: request.headers[.contentType] ?? "")
      return form.map { query.adding($0.fields) } ?? query
    case "text/plain": return query.adding(FormFields(["text": [String(buffer: body)]]))
    default: return query.adding(FormFields(String(buffer: body)))
    }
  }

  private static func response(to problem: Problem) -> Response {
    var response = Response.line(problem.message, status: problem.status)
    response.headers.append(contentsOf: problem.headers)
    seal(&response.headers)
    return response
  }

  /// Keeps an answer, and the address that asked for it, from being stored or passed on.
  private static func seal(_ headers: inout HTTPFields) {
    headers[.cacheControl] = "no-store"
    headers[.referrerPolicy] = "no-referrer"
  }
}

extension FormFields {
  /// The names that requests with a key may send.
  private static let keyedNames = ["text", "line", "key", "again"]

  /// Returns the fields, with those of another form where they have none of a name.
  fileprivate func adding(_ others: FormFields) -> FormFields {
    var more: [String: [String]] = [:]
    for name in Self.keyedNames where self[name] == nil { more[name] = others.all(name) }
    return replacing(more)
  }

  /// Returns the fields, with the texts of a JSON object.
  fileprivate func adding(json bytes: [UInt8]) -> FormFields {
    guard let body = try? JSONDecoder().decode(KeyedBody.self, from: Data(bytes)) else {
      return self
    }
    let texts = ["text": body.text, "line": body.line, "key": body.key, "again": body.again]
    return adding(FormFields(texts.compactMapValues { $0.map { [$0] } }))
  }
}

/// The JSON that adds a task with a key.
private struct KeyedBody: Decodable {
  let text: String?
  let line: String?
  let key: String?
  let again: String?
}

extension Response {
  /// Creates an answer of one line of plain text.
  static func line(_ text: String, status: HTTPResponse.Status) -> Response {
    .plain(text.wholeLine + "\n", status: status)
  }

  /// Creates an answer of plain text.
  static func plain(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
