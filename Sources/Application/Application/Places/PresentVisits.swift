package import Foundation
package import Model

/// The visits that are going on, or would continue if the user came back now.
package struct PresentVisits {
  private let visits: PlaceIndex<Visit>
  private let places: [Place]

  /// Finds the visits of the present; `coolDown` in seconds.
  package init(_ context: any EditContext, now: Date, coolDown: Double) throws {
    let current = try context.visits.filter { $0.isCurrent(at: now, coolDown: coolDown) }
    places = try current.compactMap { try context.place($0.id.place) }
    visits = PlaceIndex(visits: current, places: places)
  }

  /// Returns the silences that keep a task from reminding during the visits to its places.
  package func silences(for todo: Todo, reason: Silence.Reason) -> [Silence] {
    visits(of: todo).map { Silence(todo: todo.id, visit: $0.id, reason: reason) }
  }

  /// True if a visit to one of the task's places has not ended.
  package func isInside(_ todo: Todo) -> Bool { visits(of: todo).contains { $0.ended == nil } }

  /// True if the user was at one of the task's places at a time, by the visits that still last.
  package func isInside(_ todo: Todo, at time: Date) -> Bool {
    visits(of: todo).contains {
      $0.ended == nil && $0.id.began <= time && time <= $0.lastSeen ?? time
    }
  }

  /// Returns the name of a place of the task where the user is now.
  package func placeName(of todo: Todo) -> String? {
    visits(of: todo).first { $0.isPresent }.flatMap { visit in
      places.first { $0.id == visit.id.place }?.name
    }
  }

  private func visits(of todo: Todo) -> [Visit] { visits.values(for: todo) }
}
