import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix
public import Reminders

/// Posts reminders to a web service.
public enum WebhookNotifier {
  /// Creates the notifier `webhook.NAME`; reminders of one delivery are one request.
  ///
  /// The request is a POST of JSON with the keys of `passby run --json`, or of `body`, a mustache template with tags such as `{{title}}`,
  /// `{{body}}` and `{{text}}`. Header lines, `Name: value`, are templates too. The header `Content-Type` tells how values in the body are
  /// escaped: for JSON (the default), for a form, or not at all. Delivered is what the server answers with 2xx within the limit; otherwise
  /// delivering throws `NotifierError`. Redirects are not followed, so that credentials go to no other host.
  ///
  /// - Throws: `NotifierError.setting` for a wrong address, header or template.
  public static func make(
    name: String, url: String, headers: [String] = [], body: String? = nil, timeLimit: Duration
  ) throws(NotifierError) -> Notifier {
    let webhook = try Webhook(name: name, url: url, headers: headers, body: body)
    return Notifier(name: webhook.notifier) { reminders in
      guard let message = Message(reminders) else { return }
      let seconds = timeLimit / .seconds(1)
      let silence = NotifierError.noAnswer(
        notifier: webhook.notifier, host: webhook.address.host, seconds: seconds)
      do {
        try await withTimeLimit(timeLimit) {
          try await post(webhook, message, timeLimit: timeLimit)
        } onLimit: {
          silence
        }
      } catch let error as NotifierError {
        throw error
      } catch {
        try Task.checkCancellation()
        throw HTTPFailure.isTimeout(error)
          ? silence
          : NotifierError.unreachable(
            notifier: webhook.notifier, host: webhook.address.host,
            reason: HTTPFailure.reason(error))
      }
    }
  }

  /// One thread for all webhooks, which starts with the first delivery.
  private static let eventLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  /// Bytes of an answer that are read: enough for what it says about an error.
  private static let answerLimit = 4096

  private static func post(_ webhook: Webhook, _ message: Message, timeLimit: Duration) async throws
  {
    var request = HTTPClientRequest(url: webhook.address.url)
    request.method = .POST
    request.headers.add(name: "User-Agent", value: "Passby")
    for (name, value) in webhook.headers(for: message) {
      request.headers.replaceOrAdd(name: name, value: value)
    }
    request.body = .bytes(ByteBuffer(bytes: webhook.bytes(for: message)))
    // A client for each delivery: they are rare, and nothing is held open or kept in memory between them.
    let (status, answer) = try await HTTPClient.withHTTPClient(
      eventLoopGroup: eventLoop, configuration: configuration(timeLimit)
    ) { [request] client in
      let response = try await client.execute(request, deadline: .distantFuture)
      let isSuccess = (200..<300).contains(response.status.code)
      return (Int(response.status.code), isSuccess ? "" : await beginning(of: response.body))
    }
    guard !(200..<300).contains(status) else { return }
    throw NotifierError.answered(
      notifier: webhook.notifier, host: webhook.address.host, status: status, message: answer)
  }

  private static func configuration(_ timeLimit: Duration) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: .init(connect: TimeAmount(timeLimit)))
    configuration.httpVersion = .http1Only
    // The outbox tries again, and knows how long to wait.
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }

  /// The first line of an answer; one that streams without end is cut.
  private static func beginning(of body: HTTPClientResponse.Body) async -> String {
    var bytes: [UInt8] = []
    do {
      for try await part in body {
        bytes += part.readableBytesView.prefix(answerLimit - bytes.count)
        if bytes.count >= answerLimit { break }
      }
    } catch {
      // What was read of it is told.
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}
