import Model

extension StoreSnapshot {
  /// Returns the places that a task names, without those that it names by a tag.
  func places(of todo: Todo) throws -> [Place] {
    try todo.places.compactMap { reference -> Place? in
      guard case .place(let id) = reference else { return nil }
      return try place(id)
    }
  }
}
