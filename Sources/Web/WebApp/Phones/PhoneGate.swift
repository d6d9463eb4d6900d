import HTTPTypes
import NIOCore
import Synchronization

/// The way of all connections to the receiver of phones.
final class PhoneGate: Sendable {
  /// The path at which OwnTracks and Overland post; the key may follow.
  static let path = "/pub"

  let port: PhonePort
  let wrongKeys = WrongKeys()
  /// Returns the length of a wait of so many seconds; a variable, so that tests need not wait.
  let pause: @Sendable (_ seconds: Int) -> TimeAmount

  private let desks = Mutex<[ObjectIdentifier: NIOLoopBound<PhoneDesk>]>([:])

  init(
    port: PhonePort,
    pause: @escaping @Sendable (_ seconds: Int) -> TimeAmount = { .seconds(Int64($0)) }
  ) {
    self.port = port
    self.pause = pause
  }

  /// Returns the desk of an event loop; to be called on it.
  func desk(on loop: any EventLoop) -> PhoneDesk {
    let known = desks.withLock { desks in
      let desk =
        desks[ObjectIdentifier(loop)]
        ?? NIOLoopBound(PhoneDesk(port: port, loop: loop), eventLoop: loop)
      desks[ObjectIdentifier(loop)] = desk
      return desk
    }
    return known.value
  }

  /// Returns the path of a request of a phone, and its query, still encoded; `nil` for others.
  static func target(of request: HTTPRequest) -> (path: Substring, query: Substring)? {
    guard let target = request.path, target.utf8.starts(with: path.utf8) else { return nil }
    let bytes = target.utf8
    let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let own = target[..<mark]
    guard own.utf8.count == path.utf8.count || own.dropFirst(path.utf8.count).first == "/" else {
      return nil
    }
    let query = mark == bytes.endIndex ? "" : target[bytes.index(after: mark)...]
    return (own, query)
  }

  /// Returns the key in a path, still encoded and without slashes behind it; empty without a key.
  static func key(in path: Substring) -> Substring {
    var key = path.dropFirst(Self.path.utf8.count + 1)
    while key.last == "/" { key.removeLast() }
    return key
  }

  /// Returns the answer to a request that does not depend on what it carries; `nil` to read it.
  static func objection(to request: HTTPRequest, path: Substring) -> HTTPResponse? {
    // A browser names where a request comes from; it may send a stored password unasked.
    guard request.headerFields[.origin] == nil, request.headerFields[.fetchSite] == nil else {
      return HTTPResponse(status: .forbidden)
    }
    let hasKey = !key(in: path).isEmpty
    guard request.method == .post || hasKey && request.method == .get else {
      return HTTPResponse(
        status: .methodNotAllowed, headerFields: [.allow: hasKey ? "GET, POST" : "POST"])
    }
    return nil
  }

  /// Returns who sends a request over a connection from an address.
  func origin(_ headers: HTTPFields, peer: String, isPublic: Bool) -> RequestOrigin {
    RequestOrigin(headers, peer: peer, isPublic: isPublic, proxies: port.trustedProxies())
  }
}
