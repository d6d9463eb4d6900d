import AsyncHTTPClient
import Foundation
import HTTPClients
import NIOHTTP1

/// The part that counts of the answer of a service that gets reminders.
struct AnswerHead: Sendable {
  let status: Int
  /// The seconds that the service wants to be left alone; `nil` if it has said nothing.
  let retryAfter: Double?

  /// Reads an answer.
  init(_ response: HTTPClientResponse) {
    status = Int(response.status.code)
    retryAfter = RetryAfter.seconds(status: status, headers: response.headers, now: Date())
  }

  /// True if the service has taken the reminders.
  var isSuccess: Bool { (200..<300).contains(status) }
}
