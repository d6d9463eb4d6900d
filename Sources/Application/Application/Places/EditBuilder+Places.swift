import Foundation
package import Geo
import Localization
package import Model
import Regions
import Text

extension EditBuilder {
  /// The fields of a place as given by the user; `nil` for those not given.
  package struct PlaceInput: Sendable, Hashable {
    package var name: String?
    /// The middle of its circle.
    package var center: Coordinate?
    /// Its radius, as typed.
    package var radius: String?
    /// Its tags instead of those it has, as typed; `["none"]` takes them away.
    package var tags: [String]
    /// Its opening hours, as typed; `none` and an empty text take them away.
    package var hours: String?
    /// True if the position was given as `here`, so that the user is at its centre.
    package var isHere: Bool

    /// Creates the fields of a place.
    package init(
      name: String? = nil, center: Coordinate? = nil, radius: String? = nil, tags: [String] = [],
      hours: String? = nil, isHere: Bool = false
    ) {
      self.name = name
      self.center = center
      self.radius = radius
      self.tags = tags
      self.hours = hours
      self.isHere = isHere
    }
  }

  /// A place that was added, changed or removed.
  package struct PlaceOutcome: EditOutcome, Hashable {
    /// The step; without changes when there was nothing to do.
    package let edit: Edit
    /// The place before; `nil` for a new one.
    package let before: Place?
    /// The place after, or before it was removed.
    package let place: Place
    /// True if the user is there, so that its tasks do not remind during this visit (N3).
    package let isHere: Bool
    /// The tasks that are no longer tied to it.
    package let untied: [Todo]
  }

  /// Returns the edit that adds a place, also to a task that waits for it.
  ///
  /// - Throws: `Refusal`, which names the field; what the context throws.
  package func addPlace(
    _ input: PlaceInput, at center: Coordinate, for task: Todo? = nil,
    in context: any EditContext
  ) throws -> PlaceOutcome {
    let place = Place(
      id: try context.nextPlaceID(), uuid: UUID(), created: actionContext.now,
      name: try PlaceFields.name(input.name ?? "", besides: nil, in: try context.places),
      center: center,
      radiusMeters: try PlaceFields.radius(input.radius) ?? Region.defaultRadiusMeters,
      tags: try PlaceFields.tags(input.tags == ["none"] ? [] : input.tags),
      hours: try PlaceFields.hours(input.hours))
    let presence = try PlacePresence(
      place, in: context, actionContext: actionContext, reason: .created,
      isKnownToBeHere: input.isHere)
    return PlaceOutcome(
      edit: Edit(
        summary: "place add \(place.name.quoted)",
        action: .place(.add, name: place.name),
        todos: task.map { todo in
          var placed = todo
          placed.places.append(.place(place.id))
          return [.init(before: todo, after: placed)]
        } ?? [],
        places: [.init(before: nil, after: place)],
        visits: presence.visits, silences: presence.silences),
      before: nil, place: place, isHere: presence.isHere, untied: [])
  }

  /// Returns the edit that changes a place; the change itself causes no event (G10).
  ///
  /// - Throws: `Refusal`, which names the field.
  package func changePlace(
    _ old: Place, _ input: PlaceInput, in context: any EditContext
  ) throws -> PlaceOutcome {
    var new = old
    if let name = input.name {
      new.name = try PlaceFields.name(name, besides: old.id, in: try context.places)
    }
    if let center = input.center { new.center = center }
    if let radius = try PlaceFields.radius(input.radius) { new.radiusMeters = radius }
    if !input.tags.isEmpty {
      new.tags = input.tags == ["none"] ? [] : try PlaceFields.tags(input.tags)
    }
    if let hours = input.hours { new.hours = try PlaceFields.hours(hours) }
    guard old != new else {
      return PlaceOutcome(
        edit: Edit(summary: "nothing"), before: old, place: new, isHere: false, untied: [])
    }
    let presence = try PlacePresence(
      new, in: context, actionContext: actionContext, reason: .edited)
    return PlaceOutcome(
      edit: Edit(
        summary: "place edit \(old.name.quoted)",
        action: .place(.edit, name: new.name),
        places: [.init(before: old, after: new)], visits: presence.visits,
        silences: presence.silences),
      before: old, place: new, isHere: presence.isHere, untied: [])
  }

  /// Returns the edit that removes a place, from its tasks too.
  package func removePlace(_ old: Place, in context: any EditContext) throws -> PlaceOutcome {
    guard try context.hiddenTasks(place: old.id, category: nil, person: nil) == 0 else {
      throw Refusal(.refused, StorePhrase.usedByOthers(old.name.quoted))
    }
    let tasks = try context.todos.filter { $0.places.contains(.place(old.id)) }
    let changes = tasks.map { todo in
      var without = todo
      without.places.removeAll { $0 == .place(old.id) }
      return Edit.Change(before: todo, after: without)
    }
    return PlaceOutcome(
      edit: Edit(
        summary: "place remove \(old.name.quoted)",
        action: .place(.remove, name: old.name), todos: changes,
        places: [.init(before: old, after: nil)]),
      before: old, place: old, isHere: false, untied: tasks)
  }
}

/// Checks the fields of a place.
package enum PlaceFields {
  /// Returns a name that is neither empty nor taken by another place.
  package static func name(
    _ text: String, besides own: Place.ID?, in places: [Place]
  ) throws -> String {
    let name = try NullCharacter.refused(in: text.trimmed, .name)
    guard !name.isEmpty else {
      throw Refusal(.usage, .name, PlacePhrase.emptyName)
    }
    guard !name.hasPrefix("#") else {
      throw Refusal(.usage, .name, PlacePhrase.nameLikeTag(name.quoted))
    }
    if let other = places.first(where: { $0.id != own && $0.name.isSameName(as: name) }) {
      throw Refusal(.refused, .name, PlacePhrase.nameTaken(other.name.quoted))
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
      throw Refusal(.usage, field, value: text) { PlacePhrase.notRadius(subject: $0) }
    }
    let metres = value * unit.1
    guard Region.radiusRange.contains(metres) else {
      throw Refusal(.usage, field, value: text) {
        PlacePhrase.radiusTextOutOfRange(subject: $0)
      }
    }
    return metres
  }

  /// Reads opening hours such as `Mo-Fr 08:00-18:00; Sa 09:00-13:00`; `nil` for `none` and where
  /// none are given.
  package static func hours(_ text: String?) throws -> OpeningHours? {
    guard let text, text.trimmed.lowercased() != "none" else { return nil }
    return try reading(.hours) { try OpeningHours(parsing: text) }
  }

  /// Returns tags in their normal form, each once; a text may hold several with commas between.
  package static func tags(_ texts: [String]) throws -> [String] {
    var tags: [String] = []
    for text in texts.flatMap({ $0.split(separator: ",") }) {
      let tag = Tag.normalized(try NullCharacter.refused(in: String(text), .tag))
      guard !tag.trimmed.isEmpty else {
        throw Refusal(.usage, .tag, value: String(text)) {
          PlacePhrase.emptyTag(subject: $0)
        }
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
