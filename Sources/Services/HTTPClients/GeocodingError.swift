package import Localization
import Text

/// Reasons why a geocoder gives no answer.
///
/// Descriptions name no more of its address than the host: the rest may hold a key.
package enum GeocodingError: Error, Sendable, Hashable, Phrased {
  /// The address of the service does not work.
  case service(text: String, problem: WebhookProblem)
  /// The text to search for is empty or too long.
  case invalidQuery(text: String)
  /// Too many requests wait already.
  case queueFull(host: String)
  /// The connection to the service failed or was closed early.
  case unreachable(host: String, reason: HTTPReason)
  /// The service did not answer in time.
  case noAnswer(host: String, seconds: Double)
  /// The service answered with an error.
  case httpStatus(host: String, status: Int)
  /// The answer is not a list of addresses.
  case invalidResponse(host: String)

  /// The sentence for the user.
  package var phrase: PlacePhrase {
    switch self {
    case .service(let text, let problem):
      .geocoder(address: text.cleanLine(cutAfter: 200), problem: problem)
    case .invalidQuery(""): .emptySearch
    case .invalidQuery(let text):
      .searchTooLong(text.cleanLine(cutAfter: 40), longest: Geocoder.longestQuestion)
    case .queueFull(let host): .geocoderBusy(host: host)
    case .unreachable(let host, let reason): .geocoderUnreachable(host: host, reason: reason)
    case .noAnswer(let host, let seconds): .geocoderSilent(host: host, seconds: seconds)
    case .httpStatus(let host, 429): .geocoderLimit(host: host)
    case .httpStatus(let host, _): .geocoderRefused(host: host)
    case .invalidResponse(let host): .geocoderNotUnderstood(host: host)
    }
  }
}
