import Regions
import Reminders

/// Finds places by what the user types.
struct PlaceNames {
  let places: [Place]

  /// A place by name or number; case does not count.
  func place(_ text: String) throws -> Place {
    let text = text.trimmed
    if let place = find(text) { return place }
    throw CommandFailure(
      .notFound,
      "there is no place \"\(text.oneLine)\".\(hint(text)) \"passby place list\" shows them all.")
  }

  /// What a task's `--place` means: a place's name, or a tag, with or without `#`.
  func reference(_ text: String) throws -> PlaceReference {
    let text = text.trimmed
    let tags = Set(places.flatMap(\.tags))
    if text.hasPrefix("#") { return .tag(Tag.normalized(String(text.dropFirst()))) }
    if let place = named(text) { return .place(place.id) }
    if tags.contains(Tag.normalized(text)) { return .tag(Tag.normalized(text)) }
    if let place = find(text) { return .place(place.id) }
    throw CommandFailure(
      .notFound,
      "there is no place or tag \"\(text.oneLine)\".\(hint(text)) Add it first: passby place add \"\(text.oneLine)\" LAT,LON"
    )
  }

  /// How a task's places are shown: names, and `#tag`.
  func text(of reference: PlaceReference) -> String {
    reference.text(among: places)
  }

  private func named(_ text: String) -> Place? {
    places.first { $0.name == text }
      ?? places.first { $0.name.lowercased() == text.lowercased() }
  }

  private func find(_ text: String) -> Place? {
    named(text) ?? Int64(text).flatMap { number in places.first { $0.id.rawValue == number } }
  }

  private func hint(_ text: String) -> String {
    Suggestion.phrase(for: text, among: places.map(\.name) + Set(places.flatMap(\.tags)).sorted())
  }
}

/// The word that groups places.
enum Tag {
  /// Lower case, without surrounding blanks or a leading `#`.
  static func normalized(_ text: String) -> String {
    let trimmed = text.trimmingPrefix("#")
    return String(trimmed).lowercased().split(separator: " ").joined(separator: "-")
  }
}
