import Text

/// Why there is no answer from a service of addresses.
///
/// Descriptions name no more of its address than the host: the rest may hold a key.
public enum GeocodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The address of the service cannot be one.
  case service(text: String, problem: String)
  /// There is nothing to look for, or too much.
  case question(text: String)
  /// Too many wait for their turn.
  case busy(host: String)
  /// The service cannot be reached, or broke off.
  case unreachable(host: String, reason: String)
  /// The service had not answered in time.
  case noAnswer(host: String, seconds: Double)
  /// The service answered with something else than success.
  case answered(host: String, status: Int)
  /// What the service answered is no list of addresses.
  case notUnderstood(host: String)

  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .service(let text, let problem):
      "web.geocoder: \(text.quoted) \(problem)."
    case .question(let text):
      text.isEmpty
        ? "there is nothing to look for: write an address."
        : "\(text.quietLine(cutAfter: 40).quoted) is too long for an address: expected 200 characters at most."
    case .busy(let host):
      "\(host.quoted) may be asked once a second only, and others are waiting: try again in a moment."
    case .unreachable(let host, let reason):
      "\(host.quoted) cannot be reached: \(reason.quietLine(cutAfter: 200)). See the network, and web.geocoder."
    case .noAnswer(let host, let seconds):
      "\(host.quoted) had not answered after \(seconds.formatted) s. Try again, or see the network."
    case .answered(let host, 429):
      "\(host.quoted) was asked too often (429): wait a while."
    case .answered(let host, let status):
      "\(host.quoted) answered \(status): expected 200. See web.geocoder, and the rules of that service."
    case .notUnderstood(let host):
      "\(host.quoted) did not answer as Nominatim does: see web.geocoder."
    }
  }
}

extension Double {
  fileprivate var formatted: String {
    Int(exactly: self).map(String.init) ?? description
  }
}
