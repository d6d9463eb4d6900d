package import Model

extension StoreSnapshot {
  /// The places where the viewer is, as far as is known.
  package var presentPlaces: Set<Place.ID> {
    get throws { Set(try visits.own(of: viewer).filter(\.isPresent).map(\.id.place)) }
  }

  /// Returns the places that a task names, without those that it names by a tag.
  func places(of todo: Todo) throws -> [Place] {
    try todo.places.compactMap { reference -> Place? in
      guard case .place(let id) = reference else { return nil }
      return try place(id)
    }
  }
}
