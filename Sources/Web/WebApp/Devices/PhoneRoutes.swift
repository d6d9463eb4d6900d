import Foundation
import HTTPClients
import HTTPServer
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1
import Synchronization
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

/// The client of a request, by its connection and the headers of trusted proxies.
struct RequestOrigin: Hashable {
  /// The address of the client; that of the connection where no trusted proxy names another.
  let address: String
  /// True if the request came over the internet as plain HTTP.
  let isExposed: Bool

  /// Finds the client of a request that came over a connection from `peer`.
  ///
  /// Each proxy appends its own client to `X-Forwarded-For`, so the client is the last address
  /// there that is no trusted proxy; those before it may be forged.
  init(_ headers: HTTPFields, peer: String, proxies: @autoclosure () -> [String]) {
    let isPublic = IPAddress.isPublic(peer)
    let isForwarded = headers.contains {
      $0.name == .forwardedFor || $0.name == .forwardedProtocol
    }
    let networks = isForwarded ? proxies().compactMap { IPNetwork($0) } : []
    func isTrusted(_ address: String) -> Bool { networks.contains { $0.contains(address) } }
    guard isTrusted(peer) else {
      (address, isExposed) = (peer, isPublic)
      return
    }
    let named = headers.list(.forwardedFor).map(IPAddress.unmapped)
    let client = (named.last { !isTrusted($0) } ?? named.first).flatMap {
      IPNetwork($0) == nil ? nil : $0
    }
    address = client ?? peer
    let scheme = headers.forwardedScheme
    isExposed =
      scheme != "https" && (client.map(IPAddress.isPublic) ?? (scheme != nil || isPublic))
  }
}

/// Counts wrong keys by address, and slows down who keeps guessing.
///
/// Five are free; each further one waits twice as long as the one before, from 1 s up to 60 s.
/// Right keys never wait. When too many wait, the connection of one more is closed: who guesses
/// gets no answer sooner than after the pause, and pays for each try with a new connection.
final class WrongKeys: Sendable {
  /// The wrong keys of an address that cost nothing.
  static let free = 5
  /// The most addresses that are remembered; the quietest go first.
  static let mostAddresses = 4_096
  /// The most answers that wait at once, so that they take only a part of the connections.
  let mostWaiting: Int

  /// The fate of a wrong key.
  enum Fate: Hashable {
    /// It is refused at once.
    case answer
    /// It is refused after a number of seconds; `endWait()` must be called then.
    case wait(seconds: Int)
    /// Its connection is closed without an answer.
    case close
  }

  /// An address without wrong keys for this long begins again.
  private static let memory = TimeAmount.hours(1)

  private struct Entry {
    var count: Int
    var last: NIODeadline
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var waiting = 0
  }

  private let state = Mutex(State())
  private let pause: @Sendable (_ seconds: Int) async throws -> Void

  /// Creates a count without wrong keys; `pause` waits for a number of seconds of real time, which
  /// tests need not.
  init(
    mostWaiting: Int = 64,
    pause: @escaping @Sendable (_ seconds: Int) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.mostWaiting = mostWaiting
    self.pause = pause
  }

  /// Counts a wrong key of an address, and returns how to answer it.
  func record(_ address: String, at now: NIODeadline = .now()) -> Fate {
    state.withLock { state in
      var entry = state.entries[address] ?? Entry(count: 0, last: now)
      if now - entry.last > Self.memory { entry.count = 0 }
      entry.count += 1
      entry.last = now
      if state.entries.count >= Self.mostAddresses, state.entries[address] == nil,
        let quietest = state.entries.min(by: { $0.value.last < $1.value.last })
      {
        state.entries[quietest.key] = nil
      }
      state.entries[address] = entry
      guard entry.count > Self.free else { return .answer }
      guard state.waiting < mostWaiting else { return .close }
      state.waiting += 1
      return .wait(seconds: min(60, 1 << min(entry.count - Self.free - 1, 6)))
    }
  }

  /// Counts a wrong key of an address; returns when it is time to refuse it, or closes the
  /// connection.
  func hold(_ address: String, _ context: WebContext) async throws {
    switch record(address) {
    case .answer: break
    case .close: context.closeConnection()
    case .wait(let seconds):
      defer { endWait() }
      try await pause(seconds)
    }
  }

  /// Releases the place of a wait.
  func endWait() { state.withLock { $0.waiting -= 1 } }
}
