import Foundation
import Geo
import Model

/// Finds out if the user is at a place while it is created or changed.
///
/// Its tasks then do not remind during that visit (N3).
struct PlacePresence {
  /// A visit to begin, where the user is inside the new circle without having entered it.
  let visits: [Visit]
  /// The tasks that do not remind during the visit.
  let silences: [Silence]
  /// True if the user is there.
  let isHere: Bool

  /// The age from which a position is no evidence of where the user is: 12 hours, in seconds.
  private static let longestAgeSeconds = 43_200.0

  /// Reads the visits that go on and the last committed position.
  init(
    _ place: Place, in context: any EditContext, actionContext: ActionContext,
    reason: Silence.Reason,
    isKnownToBeHere: Bool = false
  ) throws {
    let coolDown = actionContext.rules.coolDownSeconds
    // A new or changed place is new to all persons who are there, as to the user.
    let current = try context.visits.filter {
      $0.id.place == place.id && $0.isCurrent(at: actionContext.now, coolDown: coolDown)
    }
    let isWithin =
      try context.lastFix.map {
        abs(actionContext.now.timeIntervalSince($0.time)) <= Self.longestAgeSeconds
          && $0.coordinate.distanceMeters(to: place.center) <= place.radiusMeters
      } ?? false
    guard !current.isEmpty || isWithin || isKnownToBeHere else {
      (visits, silences, isHere) = ([], [], false)
      return
    }
    visits =
      current.isEmpty ? [Visit(id: Visit.ID(place: place.id, began: actionContext.now))] : []
    let silenced = try context.todos.filter { $0.canBeDone(at: place) }
    silences = (current + visits).flatMap { visit in
      silenced.map { Silence(todo: $0.id, visit: visit.id, reason: reason) }
    }
    isHere = current.isEmpty || current.contains { $0.lastSeen == nil }
  }
}
