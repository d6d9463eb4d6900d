import HTTPTypes
import NIOCore

/// A request of a phone while it comes in and is answered.
struct PhoneExchange {
  /// How far the credentials are known.
  enum Standing {
    /// Nobody was asked; most requests are so small that they are asked for with the content.
    case unasked
    /// The receiver was asked.
    case asked
    /// They are right.
    case right
  }

  let request: HTTPRequest
  let path: Substring
  let query: Substring
  let credentials: PhoneCredentials?
  /// The length of the body, if it was said.
  let length: Int?
  var body = ByteBuffer()
  var standing = Standing.unasked
  /// True if the body is larger than it may be.
  var isTooLarge = false
  /// True once the request is here completely.
  var isComplete = false
  /// True once the receiver has it, or it was answered.
  var isPassedOn = false
  /// True once the answer was written.
  var isAnswered = false

  /// The bytes of a body that are read before the credentials are known: 64 KiB.
  static let freeLength = 64 * 1024

  init(_ request: HTTPRequest, path: Substring, query: Substring) {
    self.request = request
    self.path = path
    self.query = query
    credentials = PhoneCredentials(path: path, headers: request.headerFields)
    length = request.headerFields.only(.contentLength).flatMap { Int($0) }
  }

  /// True if the connection is to be closed after the answer.
  var isLast: Bool {
    isTooLarge || request.headerFields[.connection]?.lowercased() == "close"
  }

  /// Returns what the receiver gets.
  func phoneRequest(isExposed: Bool) -> PhoneRequest {
    let hasKey = !PhoneGate.key(in: path).isEmpty
    let agent = (request.headerFields.only(.userAgent) ?? "").utf8
    let isBearer =
      !hasKey && request.headerFields.only(.authorization)?.utf8.begins(with: "bearer") == true
    return PhoneRequest(
      body: Array(body.readableBytesView), query: String(query), isBearer: isBearer,
      isAndroid: agent.begins(with: "owntracks-android"), isExposed: isExposed)
  }
}

extension String.UTF8View {
  /// Returns true if the text begins with a word in lower case; upper case of ASCII counts as well.
  fileprivate func begins(with word: StaticString) -> Bool {
    let lower = self.lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return lower.starts(
      with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
