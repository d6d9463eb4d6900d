import Regions
public import Reminders

/// Finds places by what the user types.
public struct PlaceNames: Sendable {
  /// All places.
  public let places: [Place]
  private let names: [Place.ID: String]

  /// Looks among places.
  public init(places: [Place]) {
    self.places = places
    names = Dictionary(places.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// A place by name or number; case does not count.
  public func place(_ text: String) throws -> Place {
    let text = text.trimmed
    if let place = find(text) { return place }
    let complaint = "there is no place \"\(text.oneLine)\".\(hint(text))"
    throw RequestFailure(
      .notFound, .place, complaint + " \"passby place list\" shows them all.", page: complaint)
  }

  /// What a task's `--place` means: a place's name, or a tag, with or without `#`.
  public func reference(_ text: String) throws -> PlaceReference {
    let text = text.trimmed
    let tags = Set(places.flatMap(\.tags))
    if text.hasPrefix("#") { return .tag(Tag.normalized(String(text.dropFirst()))) }
    if let place = named(text) { return .place(place.id) }
    if tags.contains(Tag.normalized(text)) { return .tag(Tag.normalized(text)) }
    if let place = find(text) { return .place(place.id) }
    let complaint = "there is no place or tag \"\(text.oneLine)\".\(hint(text))"
    throw RequestFailure(
      .notFound, .place,
      complaint + " Add it first: passby place add \"\(text.oneLine)\" LAT,LON", page: complaint)
  }

  /// How a task's places are shown: names, and `#tag`.
  public func text(of reference: PlaceReference) -> String {
    switch reference {
    case .place(let id): names[id] ?? "?"
    case .tag(let tag): "#" + tag
    }
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
