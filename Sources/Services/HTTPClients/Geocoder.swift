import Foundation
package import Geo
package import Localization
package import Model
import Text

/// Finds addresses, and the address of a point, through a Nominatim-compatible service.
///
/// Nothing is sent unless a method is called. 200 answers are cached for a day. The service gets at
/// most one request a second; a request that would wait longer than four seconds fails.
package actor Geocoder {
  /// The part of the service's address that may be shown: scheme, host and port.
  package nonisolated let origin: String
  private let service: ServiceAddress
  private let request: ServiceRequest
  private let now: @Sendable () -> ContinuousClock.Instant
  private let sleep: @Sendable (Duration) async throws -> Void
  private var pace = RequestPace()
  private var cache = AnswerCache()

  /// The longest text to search for, in characters.
  static let longestQuestion = 200

  /// Creates a geocoder over a service such as `https://nominatim.example.org`.
  ///
  /// `userAgent` identifies the program, as public services demand.
  ///
  /// - Throws: `GeocodingError.service` for an address that does not work.
  package init(
    service: String, userAgent: String, timeLimit: Duration = .seconds(10)
  ) throws(GeocodingError) {
    try self.init(
      service: service, userAgent: userAgent, timeLimit: timeLimit,
      now: { ContinuousClock.now }, sleep: { try await Task.sleep(for: $0) })
  }

  init(
    service: String, userAgent: String, timeLimit: Duration,
    now: @escaping @Sendable () -> ContinuousClock.Instant,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) throws(GeocodingError) {
    let service = try ServiceAddress(service)
    self.service = service
    origin = service.address.origin
    request = ServiceRequest(service: service.address, userAgent: userAgent, timeLimit: timeLimit)
    self.now = now
    self.sleep = sleep
  }

  /// Finds the addresses for a free-form text; `languages` is the value of `Accept-Language`.
  ///
  /// - Throws: `GeocodingError`, or `CancellationError`.
  package func search(_ text: String, languages: String? = nil) async throws -> GeocodingResult {
    let question = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !question.isEmpty, question.count <= Self.longestQuestion else {
      throw GeocodingError.invalidQuery(text: question)
    }
    return try await answer(
      service.url("search", [("limit", "8"), ("q", question)]), languages: languages)
  }

  /// Finds the address of a point (reverse geocoding); empty where there is none, as at sea.
  ///
  /// The point is sent with an accuracy of a metre.
  ///
  /// - Throws: `GeocodingError`, or `CancellationError`.
  package func reverseGeocode(_ point: Coordinate, languages: String? = nil) async throws
    -> GeocodingResult
  {
    let (latitude, longitude) = (Self.degrees(point.latitude), Self.degrees(point.longitude))
    return try await answer(
      service.url("reverse", [("lat", latitude), ("lon", longitude)]), languages: languages)
  }

  private static func degrees(_ value: Double) -> String {
    String(format: "%.5f", locale: Locale(identifier: "en_US_POSIX"), value)
  }

  private func answer(_ url: String, languages: String?) async throws -> GeocodingResult {
    let languages = languages.flatMap(Self.languages)
    let question = "\(languages ?? "") \(url)"
    if let known = cache.answer(to: question, at: now()) { return known }
    guard let wait = pace.book(at: now()) else { throw GeocodingError.queueFull(host: origin) }
    if wait > .zero {
      try await sleep(wait)
      // A request before this one may have been the same.
      if let known = cache.answer(to: question, at: now()) { return known }
    }
    let bytes = try await request.bytes(of: url, languages: languages)
    guard let answer = try? JSONDecoder().decode(ServiceAnswer.self, from: bytes),
      answer.isUnderstood
    else { throw GeocodingError.invalidResponse(host: origin) }
    let addresses = answer.addresses(from: origin)
    cache.keep(addresses, to: question, at: now())
    return addresses
  }

  /// Returns what of a header from elsewhere may be passed on.
  private static func languages(_ text: String) -> String? {
    let kept = text.prefix(100).filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-,;=.* ".contains($0))
    }
    return kept.isEmpty ? nil : String(kept)
  }
}

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

/// The addresses that a service found, best first.
package struct GeocodingResult: Sendable, Hashable {
  /// The addresses; empty if nothing was found.
  package let found: [PostalAddress]
  /// The service's own words about the source of the answer.
  private let licence: String?
  private let host: String

  /// Creates an answer of a service; `licence` is its own words about the source.
  init(found: [PostalAddress], licence: String? = nil, host: String) {
    self.found = found
    self.licence = licence
    self.host = host
  }

  /// The source of the answer, shown beside it as licences demand; in the language in force if the
  /// service names none.
  package var attribution: String { licence ?? PlacePhrase.addressesBy(host: host).text }
}

/// One request a second, as public services demand.
///
/// Source: <https://operations.osmfoundation.org/policies/nominatim/>.
struct RequestPace: Sendable {
  private let gap: Duration
  private let longestWait: Duration
  private var next: ContinuousClock.Instant?

  /// Creates a pace; a request that would wait longer than `longestWait` is refused.
  init(gap: Duration = .seconds(1), longestWait: Duration = .seconds(4)) {
    (self.gap, self.longestWait) = (gap, longestWait)
  }

  /// Reserves the next free moment and returns the time until then; `nil` if too many wait already.
  mutating func book(at now: ContinuousClock.Instant) -> Duration? {
    let turn = next.map { max($0, now) } ?? now
    let wait = now.duration(to: turn)
    guard wait <= longestWait else { return nil }
    next = turn.advanced(by: gap)
    return wait
  }
}

/// The answers of a day; the oldest goes when it is full.
struct AnswerCache: Sendable {
  private let capacity: Int
  private let lifetime: Duration
  private var entries: [String: (answer: GeocodingResult, since: ContinuousClock.Instant)] = [:]

  init(capacity: Int = 200, lifetime: Duration = .seconds(86_400)) {
    (self.capacity, self.lifetime) = (capacity, lifetime)
  }

  /// The number of answers.
  var count: Int { entries.count }

  /// Returns the answer to a request if it is not too old.
  func answer(to question: String, at now: ContinuousClock.Instant) -> GeocodingResult? {
    guard let entry = entries[question], entry.since.duration(to: now) < lifetime else {
      return nil
    }
    return entry.answer
  }

  /// Stores an answer.
  ///
  /// O(capacity) if full.
  mutating func keep(
    _ answer: GeocodingResult, to question: String, at now: ContinuousClock.Instant
  ) {
    entries[question] = (answer, now)
    guard entries.count > capacity,
      let oldest = entries.min(by: { $0.value.since < $1.value.since })
    else { return }
    entries[oldest.key] = nil
  }
}
