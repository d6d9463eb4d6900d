import Foundation
import Geo
import Localization
import Model
import Text

/// A request to a service over HTTP.
struct ServiceRequest: Sendable {
  /// The address of the service, which the user named.
  let service: WebAddress
  /// The header `User-Agent`.
  let userAgent: String
  /// The time limit of an answer.
  let timeLimit: Duration

  private static let longestAnswer = 262_144

  /// Sends a request and returns the body of the answer.
  ///
  /// - Throws: `GeocodingError`, or `CancellationError`.
  func bytes(of url: String, languages: String?) async throws -> Data {
    var request = OutgoingRequest(url: url)
    request.set("User-Agent", to: userAgent)
    request.set("Accept", to: "application/json")
    if let languages { request.set("Accept-Language", to: languages) }
    request.longestAnswer = Self.longestAnswer
    let host = service.origin
    do {
      let answer = try await SingleRequest.send(
        request, through: OutgoingGuard(named: [service]), within: timeLimit)
      guard answer.status == 200 else {
        throw GeocodingError.httpStatus(host: host, status: answer.status)
      }
      return Data(answer.body)
    } catch let error as GeocodingError {
      throw error
    } catch HTTPFailure.tooLong {
      throw GeocodingError.invalidResponse(host: host)
    } catch {
      try Task.checkCancellation()
      throw HTTPFailure.isTimeout(error)
        ? GeocodingError.noAnswer(host: host, seconds: timeLimit / .seconds(1))
        : .unreachable(host: host, reason: HTTPFailure.reason(error))
    }
  }
}

/// The answer of a service, as far as it is usable.
///
/// Source: Nominatim's jsonv2, <https://nominatim.org/release-docs/latest/api/Output/>.
struct ServiceAnswer: Decodable {
  /// A list from a search; one item, or an `error` in its place, from a reverse look-up.
  let items: [Item]

  /// More do not fit on a small screen.
  private static let most = 10

  init(from decoder: any Decoder) throws {
    if let list = try? [Item](from: decoder) {
      items = Array(list.prefix(Self.most))
    } else {
      items = [try Item(from: decoder)]
    }
  }

  struct Item: Decodable {
    let lat: Degrees?
    let lon: Degrees?
    let name: String?
    let displayName: String?
    let licence: String?
    let boundingbox: [Degrees]?
    let error: JSONAnything?

    enum CodingKeys: String, CodingKey {
      case lat, lon, name, licence, boundingbox, error
      case displayName = "display_name"
    }
  }

  /// A number, or a text that holds one.
  struct Degrees: Decodable {
    let value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = try (try? container.decode(Double.self)) ?? Double(container.decode(String.self))
    }
  }

  /// A value of any kind, of which only its presence matters.
  struct JSONAnything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}

extension ServiceAnswer {
  /// Returns the addresses, without items that have no name or no valid position.
  func addresses(from host: String) -> GeocodingResult {
    let licence = items.compactMap(\.licence).first { !$0.isEmpty }
    return GeocodingResult(
      found: items.compactMap(\.address),
      licence: licence.map { $0.cleanLine(cutAfter: 200) }, host: host)
  }

  /// True for addresses, an empty list, or the error that there are none.
  var isUnderstood: Bool {
    items.isEmpty || items.contains { $0.address != nil || $0.error != nil }
  }
}

extension ServiceAnswer.Item {
  fileprivate var address: PostalAddress? {
    guard let latitude = lat?.value, let longitude = lon?.value,
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let text = (displayName ?? name ?? "").cleanLine(cutAfter: 300)
    let own = (name ?? "").cleanLine(cutAfter: 100)
    guard !text.isEmpty else { return nil }
    return PostalAddress(
      coordinate: coordinate, name: own.isEmpty ? Self.short(text) : own, text: text,
      radiusMeters: radius(from: coordinate))
  }

  /// Returns `Torstrasse 12` of `12, Torstrasse, Mitte, Berlin`, and the first part of others.
  private static func short(_ text: String) -> String {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = parts.first, !first.isEmpty else { return text }
    guard first.first?.isNumber == true, parts.count > 1 else { return first }
    return "\(parts[1]) \(first)"
  }

  /// Returns the distance to the farthest corner of the box: south, north, west, east.
  private func radius(from middle: Coordinate) -> Double? {
    guard let box = boundingbox?.compactMap(\.value), box.count == 4 else { return nil }
    let corners = [(box[0], box[2]), (box[0], box[3]), (box[1], box[2]), (box[1], box[3])]
      .compactMap { try? Coordinate(latitude: $0.0, longitude: $0.1) }
    guard corners.count == 4 else { return nil }
    return corners.map(middle.distanceMeters(to:)).max()
  }
}

/// The address of a Nominatim-compatible service.
struct ServiceAddress: Sendable, Hashable {
  /// The address as the user named it.
  let address: WebAddress
  private let components: URLComponents

  /// Reads an address with or without a path; a query, such as a key, is sent with each request.
  ///
  /// - Throws: `GeocodingError.service`.
  init(_ text: String) throws(GeocodingError) {
    let address: WebAddress
    do throws(WebhookProblem) { address = try WebAddress(text) } catch {
      throw .service(text: WebAddress.withoutSecrets(text), problem: error)
    }
    var components = address.components
    components.fragment = nil
    while components.path.hasSuffix("/") { components.path.removeLast() }
    // People copy the address of a search.
    for ending in ["/search", "/reverse"] where components.path.hasSuffix(ending) {
      components.path.removeLast(ending.count)
    }
    self.components = components
    self.address = address
  }

  /// Returns the address of a request.
  func url(_ path: String, _ values: [(String, String)]) -> String {
    var url = components
    url.path += "/" + path
    let own = url.percentEncodedQuery.map { [$0] } ?? []
    let added = values.map { "\($0.0)=\($0.1.percentEncoded)" }
    url.percentEncodedQuery = (own + ["format=jsonv2"] + added).joined(separator: "&")
    return url.string ?? ""
  }
}
