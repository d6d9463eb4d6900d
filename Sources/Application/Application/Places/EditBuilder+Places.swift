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
    /// True if the position was given as `here`, so that the user is at its centre.
    package var isHere: Bool

    /// Creates the fields of a place.
    package init(
      name: String? = nil, center: Coordinate? = nil, radius: String? = nil, tags: [String] = [],
      isHere: Bool = false
    ) {
      self.name = name
      self.center = center
      self.radius = radius
      self.tags = tags
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

  /// Returns the edit that adds a place.
  ///
  /// - Throws: `RequestFailure`, which names the field; what the context throws.
  package func addPlace(
    _ input: PlaceInput, at center: Coordinate, in context: any EditContext
  ) throws -> PlaceOutcome {
    let place = Place(
      id: try context.nextPlaceID(), uuid: UUID(), created: actionContext.now,
      name: try PlaceFields.name(input.name ?? "", besides: nil, in: try context.places),
      center: center,
      radiusMeters: try PlaceFields.radius(input.radius) ?? Region.defaultRadiusMeters,
      tags: try PlaceFields.tags(input.tags == ["none"] ? [] : input.tags))
    let presence = try PlacePresence(
      place, in: context, actionContext: actionContext, reason: .created,
      isKnownToBeHere: input.isHere)
    return PlaceOutcome(
      edit: Edit(
        summary: "place add \"\(place.name.oneLine)\"",
        action: .place(.add, name: place.name), places: [.init(before: nil, after: place)],
        visits: presence.visits, silences: presence.silences),
      before: nil, place: place, isHere: presence.isHere, untied: [])
  }

  /// Returns the edit that changes a place; the change itself causes no event (G10).
  ///
  /// - Throws: `RequestFailure`, which names the field.
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
    guard old != new else {
      return PlaceOutcome(
        edit: Edit(summary: "nothing"), before: old, place: new, isHere: false, untied: [])
    }
    let presence = try PlacePresence(
      new, in: context, actionContext: actionContext, reason: .edited)
    return PlaceOutcome(
      edit: Edit(
        summary: "place edit \"\(old.name.oneLine)\"",
        action: .place(.edit, name: new.name),
        places: [.init(before: old, after: new)], visits: presence.visits,
        silences: presence.silences),
      before: old, place: new, isHere: presence.isHere, untied: [])
  }

  /// Returns the edit that removes a place, from its tasks too.
  package func removePlace(_ old: Place, in context: any EditContext) throws -> PlaceOutcome {
    guard try context.hiddenTasks(place: old.id, category: nil, person: nil) == 0 else {
      throw RequestFailure(.refused, StorePhrase.usedByOthers(old.name.quoted))
    }
    let tasks = try context.todos.filter { $0.places.contains(.place(old.id)) }
    let changes = tasks.map { todo in
      var without = todo
      without.places.removeAll { $0 == .place(old.id) }
      return Edit.Change(before: todo, after: without)
    }
    return PlaceOutcome(
      edit: Edit(
        summary: "place remove \"\(old.name.oneLine)\"",
        action: .place(.remove, name: old.name), todos: changes,
        places: [.init(before: old, after: nil)]),
      before: old, place: old, isHere: false, untied: tasks)
  }
}
