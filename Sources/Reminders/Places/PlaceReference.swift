/// What a task says about where it can be done: one place, or any place with a tag.
public enum PlaceReference: Sendable, Hashable, Codable {
  case place(Place.ID)
  case tag(String)

  /// Tells whether a place is meant.
  public func matches(_ place: Place) -> Bool {
    switch self {
    case .place(let id): place.id == id
    case .tag(let tag): place.tags.contains(tag)
    }
  }
}

extension Todo {
  /// Tells whether the task can be done at a place.
  public func canBeDone(at place: Place) -> Bool {
    places.contains { $0.matches(place) }
  }
}
