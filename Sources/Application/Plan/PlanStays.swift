import Foundation
import Planning
import Regions
import Reminders

/// Reads where the user usually is at this weekday (D13).
enum PlanStays {
  /// More entries of one place than this are not looked at: four weeks of a busy life.
  private static let limit = 1000

  /// Returns the stretches of a date in which the user is usually at one of some places.
  static func expected(
    in store: any PastStore, on day: PlanDay, at places: Set<Int64>
  ) throws -> [ExpectedPresence] {
    guard !places.isEmpty else { return [] }
    let stays = try places.sorted().flatMap { place in
      try Self.stays(
        at: place,
        in: store.transitions(place: Place.ID(rawValue: place), limit: limit))
    }
    return UsualPresence.expected(on: day, stays: stays)
  }

  /// Pairs each exit with the enter before it; the transitions come newest first.
  private static func stays(
    at place: Int64, in transitions: [LoggedTransition]
  ) -> [UsualPresence.Stay] {
    var stays: [UsualPresence.Stay] = []
    var end: Date?
    for transition in transitions {
      switch transition.kind {
      case .exit: end = transition.time
      case .enter:
        if let end {
          stays.append(UsualPresence.Stay(place: place, start: transition.time, end: end))
        }
        end = nil
      case .cross, .dwell: break
      }
    }
    return stays
  }
}
