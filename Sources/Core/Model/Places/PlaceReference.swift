/// A place where a task can be done: one place, or any place with a tag.
package enum PlaceReference: Sendable, Hashable, Codable {
  case place(Place.ID)
  case tag(String)

  /// True if the reference means a place.
  package func matches(_ place: Place) -> Bool {
    switch self {
    case .place(let id): place.id == id
    case .tag(let tag): place.tags.contains(tag)
    }
  }
}

extension Todo {
  /// True if the task can be done at a place.
  package func canBeDone(at place: Place) -> Bool {
    self.places.contains { $0.matches(place) }
  }
}
