import Foundation
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// The answers to phones.
extension PhoneHandler {
  func take(_ reply: PhoneReply) {
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

  /// Refuses wrong credentials, after a while if there were many of the client's address.
  func refuse() {
    guard let context, let headers = exchange?.request.headerFields else { return }
    exchange?.isPassedOn = true
    exchange?.body = ByteBuffer()
    let response = HTTPResponse(
      status: .unauthorized, headerFields: [.wwwAuthenticate: #"Basic realm="Passby""#])
    let client = gate.origin(headers, peer: address, isPublic: isPublic).address
    let seconds: Int
    switch gate.wrongKeys.note(client) {
    case .answer: return answer(response)
    case .close: return context.close(promise: nil)
    case .wait(let pause): seconds = pause
    }
    let number = number
    context.eventLoop.assumeIsolated().scheduleTask(in: gate.pause(seconds)) {
      self.gate.wrongKeys.waited()
      if self.number == number, self.exchange != nil { self.answer(response) }
    }
  }

  func answer(_ response: HTTPResponse, _ text: String = "") {
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
    guard isWhole else { return }
    if isLast { context.close(promise: nil) } else { release() }
  }

  /// Ends an exchange that was answered before the request was here completely.
  func finish() {
    let isLast = exchange?.isLast ?? false
    exchange = nil
    if isLast { context?.close(promise: nil) } else { release() }
  }

  private var dateText: String {
    let now = Date()
    let second = Int(now.timeIntervalSince1970)
    if date.second != second { date = (second, HTTPDate.text(now)) }
    return date.text
  }
}
