import Foundation
import Localization
package import Model
import Regions
import Text

/// Checks the fields of a place.
package enum PlaceFields {
  /// Returns a name that is neither empty nor taken by another place.
  package static func name(
    _ text: String, besides own: Place.ID?, in places: [Place]
  ) throws -> String {
    let name = try NullCharacter.refused(in: text.trimmed, .name)
    guard !name.isEmpty else {
      throw RequestFailure(.usage, .name, PlacePhrase.emptyName)
    }
    guard !name.hasPrefix("#") else {
      throw RequestFailure(.usage, .name, PlacePhrase.nameLikeTag(name.quoted))
    }
    if let other = places.first(where: { $0.id != own && $0.name.isSameName(as: name) }) {
      throw RequestFailure(
        .refused, .name, PlacePhrase.nameTaken(other.name.quoted))
    }
    return name
  }

  /// The units of a radius, the longer ones first; the pages show them in the user's language.
  private static let units = [("km", 1000.0), ("км", 1000), ("m", 1), ("м", 1)]

  /// Reads a radius such as `150`, `80 m`, `2km` or `2,5 км`, in metres; `nil` when none is given.
  package static func radius(_ text: String?, of field: RequestField = .radius) throws -> Double? {
    guard let text else { return nil }
    let lower = text.trimmed.lowercased()
    let unit = units.first { lower.hasSuffix($0.0) } ?? ("", 1)
    let number = String(lower.dropLast(unit.0.count)).trimmed.replacing(",", with: ".")
    guard number.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.e".contains($0)) }),
      let value = Double(number), value.isFinite
    else {
      throw RequestFailure(.usage, field, value: text) { PlacePhrase.notRadius(subject: $0) }
    }
    let metres = value * unit.1
    guard Region.radiusRange.contains(metres) else {
      throw RequestFailure(.usage, field, value: text) {
        PlacePhrase.radiusTextOutOfRange(subject: $0)
      }
    }
    return metres
  }

  /// Returns tags in their normal form, each once; a text may hold several with commas between.
  package static func tags(_ texts: [String]) throws -> [String] {
    var tags: [String] = []
    for text in texts.flatMap({ $0.split(separator: ",") }) {
      let tag = Tag.normalized(try NullCharacter.refused(in: String(text), .tag))
      guard !tag.trimmed.isEmpty else {
        throw RequestFailure(.usage, .tag, value: String(text)) {
          PlacePhrase.emptyTag(subject: $0)
        }
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
