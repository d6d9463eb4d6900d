import Foundation
import Geo
import Model
import Text

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
