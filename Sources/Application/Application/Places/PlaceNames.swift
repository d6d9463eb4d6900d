package import Foundation
import Localization
package import Model
import Regions
import Text

/// Finds places by what the user types.
package struct PlaceNames: Sendable {
  package let places: [Place]
  private let names: [Place.ID: String]
  /// True if a place has opening hours.
  private let hasHours: Bool

  /// Creates a lookup among places.
  package init(places: [Place]) {
    self.places = places
    names = Dictionary(places.map { ($0.id, $0.name) }) { first, _ in first }
    hasHours = places.contains { $0.hours != nil }
  }

  /// Returns a place by name or number.
  ///
  /// - Throws: `Refusal` where there is none, or several have the name.
  package func place(_ text: String) throws -> Place {
    let text = text.trimmed
    if let place = try find(text) { return place }
    let nearest = nearestName(text)
    throw Refusal(
      .notFound, .place, PlacePhrase.noSuchPlace(text.quoted, suggestion: nearest?.quoted)
    ).offering(nearest, for: text)
  }

  /// Returns the place or tag that a task names; a tag may stand without its `#`.
  ///
  /// - Throws: `Refusal` where there is neither.
  package func reference(_ text: String) throws -> PlaceReference {
    let text = text.trimmed
    let tags = Set(places.flatMap(\.tags))
    if text.hasPrefix("#") {
      return .tag(Tag.named(text, among: tags) ?? Tag.normalized(String(text.dropFirst())))
    }
    if let place = try named(text) { return .place(place.id) }
    if let tag = Tag.named(text, among: tags) { return .tag(tag) }
    if let place = try find(text) { return .place(place.id) }
    let nearest = nearestName(text)
    throw Refusal(
      .notFound, .place, PlacePhrase.noSuchPlaceOrTag(text.quoted, suggestion: nearest?.quoted)
    ).offering(nearest ?? "#" + Tag.normalized(text), for: text)
  }

  /// Returns the name of the only place of a name; `nil` where there is none, or several.
  func onlyName(_ text: String) -> String? {
    let found = places.named(text.trimmed, by: \.name)
    return found.count == 1 ? found.first?.name : nil
  }

  /// Returns the name of the only place whose name stands in another case, as `аптеці` for
  /// `Аптека`; `nil` where there is none, or several.
  func inflectedName(_ text: String) -> String? {
    let stems = Self.stems(of: text)
    guard !stems.contains(nil) else { return nil }
    let found = places.filter { Self.stems(of: $0.name) == stems }
    return found.count == 1 ? found.first?.name : nil
  }

  /// The stems of words; in `аптеці` к has become ц, and г and х become з and с.
  private static func stems(of text: String) -> [String?] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      PersonNames.stem(of: String(word)).map { stem in
        let end = ["ц": "к", "з": "г", "с": "х"][stem.suffix(1)]
        return end.map { stem.dropLast() + $0 } ?? stem
      }
    }
  }

  /// Returns a task's place as it is shown: its name, or `#tag`.
  package func text(of reference: PlaceReference) -> String {
    switch reference {
    case .place(let id): names[id] ?? "?"
    case .tag(let tag): "#" + tag
    }
  }

  /// Returns that all places of a task are closed, and when the first of them opens; `nil` if one
  /// is open.
  package func closedWords(of todo: Todo, in zone: TimeZone, now: Date) -> String? {
    guard hasHours, !todo.places.isEmpty else { return nil }
    let own = places.filter(todo.canBeDone)
    guard !own.contains(where: { $0.isOpen(at: now, in: zone) }) else { return nil }
    let opening = own.map { (place: $0, opens: $0.opening(after: now, in: zone)) }
      .min { ($0.opens ?? .distantFuture) < ($1.opens ?? .distantFuture) }
    return opening?.place.closedWords(in: zone, now: now)
  }

  private func named(_ text: String) throws -> Place? {
    let found = places.named(text, by: \.name)
    guard found.count < 2 else {
      throw Refusal.several(.place, text, found.map { ($0.id.rawValue, $0.name) })
    }
    return found.first
  }

  private func find(_ text: String) throws -> Place? {
    try named(text) ?? Int64(text).flatMap { number in places.first { $0.id.rawValue == number } }
  }

  /// Returns the name or the tag that a text was probably meant to be.
  func nearestName(_ text: String) -> String? {
    Suggestion.nearest(
      to: text, among: places.map(\.name) + Set(places.flatMap(\.tags)).sortedByName())
  }
}

/// The word that groups places.
package enum Tag {
  /// Lower case, without surrounding blanks or a leading `#`.
  package static func normalized(_ text: String) -> String {
    let trimmed = text.trimmingPrefix("#")
    return String(trimmed).lowercased().split(separator: " ").joined(separator: "-")
  }

  /// Returns the tag that a text means among those that there are; `nil` if it is none of them.
  ///
  /// The exact one, or else the first that has the same name (Q10).
  package static func named(_ text: String, among tags: Set<String>) -> String? {
    tags.sorted().named(normalized(text)) { $0 }.first
  }
}
