import CLibraries
import Foundation
package import Localization

/// Reasons why a request got no answer.
package enum HTTPFailure: Error, Hashable {
  /// The time limit is over.
  case timeout
  /// The body of the answer is longer than was asked for.
  case tooLong
  /// There is no answer for another reason.
  case noAnswer(HTTPReason)

  /// Creates the error for the outcome of libcurl and the number of the system's error; 0 if it was
  /// none.
  init(code: Int, number: Int) {
    self =
      switch code {
      case CURLE_OPERATION_TIMEDOUT: .timeout
      case CURLE_COULDNT_RESOLVE_HOST: .noAnswer(.hostUnknown)
      case CURLE_GOT_NOTHING: .noAnswer(.closed)
      // Half an answer, another protocol, a line without end.
      case CURLE_OK, CURLE_PARTIAL_FILE, CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY,
        CURLE_OUT_OF_MEMORY, CURLE_TOO_LARGE:
        .noAnswer(.notHTTP)
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_PEER_FAILED_VERIFICATION,
        CURLE_SSL_CACERT_BADFILE:
        .noAnswer(.notSecure)
      // Without the end of a connection: a chunk that is none.
      case CURLE_RECV_ERROR where ![ECONNRESET, EPIPE].contains(Int32(number)): .noAnswer(.notHTTP)
      case _ where number != 0: .noAnswer(Self.reason(Int32(number)))
      default: .noAnswer(.other(Self.lowercased(String(cString: curl_easy_strerror(Int32(code))))))
      }
  }

  /// Returns true for a timeout.
  package static func isTimeout(_ error: any Error) -> Bool { error as? HTTPFailure == .timeout }

  /// Returns the reason of an error as the rest of a sentence.
  package static func reason(_ error: any Error) -> HTTPReason {
    switch error {
    case HTTPFailure.noAnswer(let reason): reason
    case is OutgoingGuard.HostUnknown: .hostUnknown
    case is OutgoingGuard.Refusal: .notPublic
    default: .other(String(describing: error))
    }
  }

  private static func reason(_ number: Int32) -> HTTPReason {
    switch number {
    case ECONNREFUSED: .refused
    case ENETUNREACH, EHOSTUNREACH: .noRoute
    case EPIPE: reason(ECONNRESET)
    default: .other(lowercased(String(cString: strerror(number))))
    }
  }

  private static func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension OutgoingAnswer {
  /// The seconds until the server wants the next request, by `Retry-After`; `nil` unless its answer
  /// is 429 or 503 and says so.
  ///
  /// A date counts from the server's own, so that a wrong clock here does not matter.
  ///
  /// Source: RFC 9110, 10.2.3 (`Retry-After`), 5.6.7 (dates), 6.6.1 (`Date`); RFC 6585, 4 (429).
  package var retryAfter: Double? {
    guard status == 429 || status == 503, let text = fields["retry-after"] else { return nil }
    let value = String(text.prefix(100))
    if !value.isEmpty, value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return Double(value) }
    guard let date = Self.parsed(value) else { return nil }
    let present = fields["date"].flatMap { Self.parsed(String($0.prefix(100))) } ?? Date()
    return max(0, date.timeIntervalSince(present))
  }

  /// The form of today, and the two that are to be read still.
  private static let forms = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]

  private static func parsed(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    return forms.lazy.compactMap { form in
      formatter.dateFormat = form
      return formatter.date(from: text)
    }.first
  }
}
