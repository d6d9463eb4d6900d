import Foundation
package import Geo

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
