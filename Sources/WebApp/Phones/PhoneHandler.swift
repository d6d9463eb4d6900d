import Foundation
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Answers phones below `/pub`, in the codes that their apps understand (P16).
///
/// It takes their requests out of the connection before any middleware: phones have no session,
/// send any host and any content type, and must never get a code that makes them drop or dam up
/// what they have. They stay on the connection's event loop but for the receiver's own queue, since
/// each further change of the thread costs as much as all the rest.
final class PhoneHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundOut = HTTPResponsePart

  /// The seconds after which a phone tries again what could not be looked at.
  private static let later = 5

  private let gate: PhoneGate
  private var exchange: PhoneExchange?
  /// Counts the requests, so that an answer that comes too late finds nobody.
  private var number = 0
  private var context: ChannelHandlerContext?
  private var address = ""
  private var isPublic = false
  private var date = (second: 0, text: "")

  init(gate: PhoneGate) { self.gate = gate }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
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
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let request):
      guard let (path, query) = PhoneGate.target(of: request) else { break }
      return begin(request, path: path, query: query)
    case .body(let piece):
      guard exchange != nil else { break }
      return add(piece)
    case .end:
      guard exchange != nil else { break }
      return end()
    }
    context.fireChannelRead(data)
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
    gate.port.take(credentials, nil, answering { $0.learn($1) })
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
    let isExposed = gate.isExposed(
      present.request.headerFields, from: address, isPublic: isPublic)
    gate.port.take(
      credentials, present.phoneRequest(isExposed: isExposed), answering { $0.take($1) })
  }

  /// Returns what brings an answer of the receiver back to this connection, if it still waits.
  private func answering(
    _ use: @escaping @Sendable (PhoneHandler, PhoneReply) -> Void
  ) -> PhonePort.Answer {
    guard let loop = context?.eventLoop else { return { _ in } }
    let (own, number) = (NIOLoopBound(self, eventLoop: loop), number)
    return { reply in
      loop.execute {
        let handler = own.value
        if handler.number == number, handler.exchange != nil { use(handler, reply) }
      }
    }
  }

  // MARK: Answers

  private func take(_ reply: PhoneReply) {
    switch reply {
    case .unknown: refuse()
    case .later(let seconds):
      answer(
        HTTPResponse(status: .serviceUnavailable, headerFields: [.retryAfter: "\(seconds)"]))
    case .taken(let text):
      answer(
        HTTPResponse(
          status: .ok, headerFields: text.isEmpty ? [:] : [.contentType: "application/json"]),
        text)
    }
  }

  /// Refuses wrong credentials, after a while if there were many of this address.
  private func refuse() {
    exchange?.isPassedOn = true
    exchange?.body = ByteBuffer()
    let response = HTTPResponse(
      status: .unauthorized, headerFields: [.wwwAuthenticate: #"Basic realm="Passby""#])
    let seconds = gate.wrongKeys.note(address)
    guard seconds > 0, let context else { return answer(response) }
    let number = number
    context.eventLoop.assumeIsolated().scheduleTask(in: gate.pause(seconds)) {
      self.gate.wrongKeys.waited()
      if self.number == number, self.exchange != nil { self.answer(response) }
    }
  }

  private func answer(_ response: HTTPResponse, _ text: String = "") {
    guard let context, exchange?.isAnswered == false else { return }
    exchange?.isAnswered = true
    exchange?.body = ByteBuffer()
    let isWhole = exchange?.isComplete ?? true
    let isLast = exchange?.isLast ?? false
    var response = response
    response.headerFields[.cacheControl] = "no-store"
    response.headerFields[.contentLength] = String(text.utf8.count)
    response.headerFields[.date] = dateText
    if isLast { response.headerFields[.connection] = "close" }
    context.write(wrapOutboundOut(.head(response)), promise: nil)
    if !text.isEmpty {
      context.write(wrapOutboundOut(.body(ByteBuffer(string: text))), promise: nil)
    }
    if isWhole { exchange = nil }
    // The next request may come within this call.
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    if isWhole, isLast { context.close(promise: nil) }
  }

  /// Ends an exchange that was answered before the request was here completely.
  private func finish() {
    let isLast = exchange?.isLast ?? false
    exchange = nil
    if isLast { context?.close(promise: nil) }
  }

  private var dateText: String {
    let now = Date()
    let second = Int(now.timeIntervalSince1970)
    if date.second != second { date = (second, HTTPDate.text(now)) }
    return date.text
  }
}

@available(*, unavailable)
extension PhoneHandler: Sendable {}
