import Foundation
public import Geo

/// Finds addresses, and what a point is called, through a Nominatim-compatible service.
///
/// Nothing is sent unless a method is called. Answers are kept for a day in memory, two hundred of them; the service is asked once a second at
/// most, and who would wait longer than four seconds is turned away.
public actor Geocoder {
  /// What of the service's address may be shown: scheme, host and port.
  public nonisolated let host: String
  private let service: ServiceAddress
  private let request: ServiceRequest
  private let now: @Sendable () -> ContinuousClock.Instant
  private let sleep: @Sendable (Duration) async throws -> Void
  private var pace = RequestPace()
  private var cache = AnswerCache()

  private static let longestQuestion = 200

  /// Prepares to ask a service, such as `https://nominatim.example.org`; `userAgent` says who asks, as public services demand.
  ///
  /// - Throws: `GeocodingError.service` when the address cannot be one.
  public init(
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
    host = service.host
    request = ServiceRequest(host: service.host, userAgent: userAgent, timeLimit: timeLimit)
    self.now = now
    self.sleep = sleep
  }

  /// Looks for an address as people write it; `languages` are the browser's `Accept-Language`.
  ///
  /// - Throws: `GeocodingError`, or `CancellationError`.
  public func search(_ text: String, languages: String? = nil) async throws -> Addresses {
    let question = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !question.isEmpty, question.count <= Self.longestQuestion else {
      throw GeocodingError.question(text: question)
    }
    return try await answer(
      service.url("search", [("limit", "8"), ("q", question)]), languages: languages)
  }

  /// What is at a point; nothing where it has no name, as at sea.
  ///
  /// The point is sent to a metre, which is enough to name it.
  ///
  /// - Throws: `GeocodingError`, or `CancellationError`.
  public func name(of point: Coordinate, languages: String? = nil) async throws -> Addresses {
    let (latitude, longitude) = (Self.degrees(point.latitude), Self.degrees(point.longitude))
    return try await answer(
      service.url("reverse", [("lat", latitude), ("lon", longitude)]), languages: languages)
  }

  private static func degrees(_ value: Double) -> String {
    String(format: "%.5f", locale: Locale(identifier: "en_US_POSIX"), value)
  }

  private func answer(_ url: String, languages: String?) async throws -> Addresses {
    let languages = languages.flatMap(Self.languages)
    let question = "\(languages ?? "") \(url)"
    if let known = cache.answer(to: question, at: now()) { return known }
    guard let wait = pace.book(at: now()) else { throw GeocodingError.busy(host: host) }
    if wait > .zero {
      try await sleep(wait)
      // Who waited before may have asked the same.
      if let known = cache.answer(to: question, at: now()) { return known }
    }
    let bytes = try await request.bytes(of: url, languages: languages)
    guard let answer = try? JSONDecoder().decode(ServiceAnswer.self, from: bytes),
      answer.isUnderstood
    else { throw GeocodingError.notUnderstood(host: host) }
    let addresses = answer.addresses(attribution: "Addresses by \(host)")
    cache.keep(addresses, to: question, at: now())
    return addresses
  }

  /// A header that is passed on from elsewhere: only what belongs in it.
  private static func languages(_ text: String) -> String? {
    let kept = text.prefix(100).filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-,;=.* ".contains($0))
    }
    return kept.isEmpty ? nil : String(kept)
  }
}
