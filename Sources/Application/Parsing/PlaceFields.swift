import Foundation
public import Regions
public import Reminders

/// Checks what a user says about a place.
public enum PlaceFields {
  /// A name that is not empty and not taken.
  public static func name(
    _ text: String, besides own: Place.ID?, in places: [Place]
  ) throws -> String {
    let name = text.trimmed
    guard !name.isEmpty else {
      throw RequestFailure(
        .usage, .name, "the name \"\" is empty: give the place a name.")
    }
    guard !name.hasPrefix("#") else {
      throw RequestFailure(
        .usage, .name,
        "the name \"\(name.oneLine)\" begins with #, which means a tag: leave the # out.")
    }
    if let other = places.first(where: { $0.id != own && $0.name.lowercased() == name.lowercased() }
    ) {
      let complaint = "there is already a place \"\(other.name.oneLine)\". Choose another name"
      throw RequestFailure(
        .refused, .name,
        complaint + ", or change it: passby place edit \"\(other.name.oneLine)\"",
        page: complaint + ".")
    }
    return name
  }

  /// A radius in metres, with or without the unit; nothing when not given.
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
      throw RequestFailure(
        .usage, .radius, value: text, "is no length: expected metres, such as 150 or 2km.")
    }
    let metres = value * factor
    guard Region.radiusRange.contains(metres) else {
      throw RequestFailure(
        .usage, .radius, value: text, "is out of range: expected 20 m to 100 km.")
    }
    return metres
  }

  /// Tags in their normal form, each once.
  public static func tags(_ texts: [String]) throws -> [String] {
    var tags: [String] = []
    for text in texts.flatMap({ $0.split(separator: ",") }) {
      let tag = Tag.normalized(String(text))
      guard !tag.isEmpty else {
        throw RequestFailure(
          .usage, .tag, value: String(text), "is empty: expected a word such as pharmacy.")
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
