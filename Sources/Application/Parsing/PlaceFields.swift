import Foundation
import Localization
public import Regions
public import Reminders
import Text

/// Checks the fields of a place.
public enum PlaceFields {
  /// Returns a name that is neither empty nor taken by another place.
  public static func name(
    _ text: String, besides own: Place.ID?, in places: [Place]
  ) throws -> String {
    let name = try NullCharacter.refused(in: text.trimmed, .name)
    guard !name.isEmpty else {
      throw RequestFailure(.usage, .name, .emptyPlaceName, page: .emptyPlaceNameOnPage)
    }
    guard !name.hasPrefix("#") else {
      throw RequestFailure(.usage, .name, .placeNameLikeTag(name.quoted))
    }
    if let other = places.first(where: { $0.id != own && $0.name.lowercased() == name.lowercased() }
    ) {
      throw RequestFailure(
        .refused, .name, .placeNameTaken(other.name.quoted),
        page: .placeNameTakenOnPage(other.name.quoted))
    }
    return name
  }

  /// Reads a radius such as `150`, `80 m` or `2km`, in metres; `nil` when none is given.
  public static func radius(_ text: String?) throws -> Double? {
    guard let text else { return nil }
    let lower = text.trimmed.lowercased()
    let (digits, factor): (Substring, Double) =
      if lower.hasSuffix("km") { (lower.dropLast(2), 1000) } else if lower.hasSuffix("m") {
        (lower.dropLast(1), 1)
      } else { (lower[...], 1) }
    let number = String(digits).trimmed
    guard number.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.e".contains($0)) }),
      let value = Double(number), value.isFinite
    else {
      throw RequestFailure(.usage, .radius, value: text) { .notRadius(subject: $0) }
    }
    let metres = value * factor
    guard Region.radiusRange.contains(metres) else {
      throw RequestFailure(.usage, .radius, value: text) { .radiusTextOutOfRange(subject: $0) }
    }
    return metres
  }

  /// Returns tags in their normal form, each once; a text may hold several with commas between.
  public static func tags(_ texts: [String]) throws -> [String] {
    var tags: [String] = []
    for text in texts.flatMap({ $0.split(separator: ",") }) {
      let tag = Tag.normalized(try NullCharacter.refused(in: String(text), .tag))
      guard !tag.trimmed.isEmpty else {
        throw RequestFailure(.usage, .tag, value: String(text)) { .emptyTag(subject: $0) }
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
