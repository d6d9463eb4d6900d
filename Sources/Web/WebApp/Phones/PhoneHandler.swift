import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Answers phones below `/pub`, in the codes that their apps understand (P16).
///
/// Takes requests before any middleware: phones have no session, send any host and any content
/// type, and must never get a code that makes them drop their positions or send none of the later
/// ones. Requests are read and answered on the event loop of the connection. Only the receiver
/// works on another queue, since each change of the thread costs as much as the rest of a request.
final class PhoneHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The seconds after which a phone tries again what could not be looked at.
  private static let later = 5

  let gate: PhoneGate
  var exchange: PhoneExchange?
  /// The number of requests of others that are not answered yet.
  private var others = 0
  /// Parts of requests that were sent without waiting for the answers before.
  private var held = CircularBuffer<HTTPRequestPart>()
  private var isReleasing = false
  /// Counts the requests, so that an answer that comes too late finds nobody.
  var number = 0
  var context: ChannelHandlerContext?
  var address = ""
  var isPublic = false
  private var desk: PhoneDesk?
  var date = (second: 0, text: "")

  init(gate: PhoneGate) { self.gate = gate }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    desk = gate.desk(on: context.eventLoop)
    address = IPAddress.unmapped(context.channel.remoteAddress?.ipAddress ?? "")
    isPublic = IPAddress.isPublic(address)
  }

  func handlerRemoved(context: ChannelHandlerContext) { forget() }

  func channelInactive(context: ChannelHandlerContext) {
    forget()
    context.fireChannelInactive()
  }

  private func forget() {
    number += 1
    (context, exchange) = (nil, nil)
    held.removeAll()
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    if held.isEmpty, !isReleasing, mayPass(part) { use(part, context) } else { held.append(part) }
  }

  /// Answers leave in the order of the requests: phones wait for others, and others for phones.
  private func mayPass(_ part: HTTPRequestPart) -> Bool {
    guard case .head(let request) = part else { return true }
    return exchange == nil && (others == 0 || PhoneGate.target(of: request) == nil)
  }

  private func use(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
    switch part {
    case .head(let request):
      if let (path, query) = PhoneGate.target(of: request) {
        return begin(request, path: path, query: query)
      }
      others += 1
    case .body(let piece):
      if exchange != nil { return add(piece) }
    case .end:
      if exchange != nil { return end() }
    }
    context.fireChannelRead(wrapInboundOut(part))
  }

  /// Goes on with what has waited for an answer.
  func release() {
    guard !isReleasing, !held.isEmpty else { return }
    isReleasing = true
    defer { isReleasing = false }
    while let context, let part = held.first, mayPass(part) {
      held.removeFirst()
      use(part, context)
    }
    // Hummingbird takes what it was passed only then.
    context?.fireChannelReadComplete()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part = unwrapOutboundIn(data)
    context.write(data, promise: promise)
    guard case .end = part else { return }
    others = max(0, others - 1)
    release()
  }

  private func begin(_ request: HTTPRequest, path: Substring, query: Substring) {
    number += 1
    let exchange = PhoneExchange(request, path: path, query: query)
    self.exchange = exchange
    if let objection = PhoneGate.objection(to: request, path: path) { return answer(objection) }
    guard exchange.credentials != nil else { return refuse() }
    if let length = exchange.length, length > PhoneExchange.freeLength { ask() }
  }

  private func add(_ piece: ByteBuffer) {
    guard var present = exchange, !present.isAnswered, !present.isPassedOn else { return }
    // Without this, the buffer would be copied.
    exchange = nil
    var piece = piece
    let limit = gate.port.maximumBytes()
    if (present.length ?? 0) > limit || present.body.readableBytes + piece.readableBytes > limit {
      present.isTooLarge = true
      present.body = ByteBuffer()
    } else if present.body.readableBytes == 0 {
      present.body = piece
    } else {
      present.body.writeBuffer(&piece)
    }
    exchange = present
    if present.isTooLarge || present.body.readableBytes > PhoneExchange.freeLength {
      if present.standing == .unasked { ask() } else { goOn() }
    }
  }

  private func end() {
    exchange?.isComplete = true
    guard exchange?.isAnswered != true else { return finish() }
    goOn()
  }

  /// Asks if the credentials are right before more is read.
  private func ask() {
    exchange?.standing = .asked
    guard let credentials = exchange?.credentials else { return refuse() }
    take(PhoneCall(credentials, nil)) { $0.learn($1) }
  }

  private func learn(_ reply: PhoneReply) {
    guard case .taken = reply else { return take(reply) }
    exchange?.standing = .right
    goOn()
  }

  /// Refuses what is too large, and passes on what is complete.
  private func goOn() {
    guard let present = exchange, !present.isPassedOn, !present.isAnswered,
      let credentials = present.credentials
    else { return }
    let isTooLong = present.isTooLarge || (present.length ?? 0) > gate.port.maximumBytes()
    if present.standing == .right, isTooLong {
      exchange?.isTooLarge = true
      return answer(HTTPResponse(status: .contentTooLarge))
    }
    guard present.isComplete, present.standing != .asked else { return }
    guard !isTooLong else { return ask() }
    exchange?.isPassedOn = true
    exchange?.body = ByteBuffer()
    let origin = gate.origin(present.request.headerFields, peer: address, isPublic: isPublic)
    let request = present.phoneRequest(isExposed: origin.isExposed)
    take(PhoneCall(credentials, request)) { $0.take($1) }
  }

  /// Hands a call over, and uses the answer if this connection still waits for it.
  private func take(_ call: PhoneCall, _ use: @escaping (PhoneHandler, PhoneReply) -> Void) {
    desk?.take(call) { [number] reply in
      if self.number == number, self.exchange != nil { use(self, reply) }
    }
  }
}

@available(*, unavailable)
extension PhoneHandler: Sendable {}
