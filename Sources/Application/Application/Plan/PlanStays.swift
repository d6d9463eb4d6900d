import Foundation
import Model
import Planning
import Regions

/// Reads where the user usually is at this weekday (D13).
enum PlanStays {
  /// More entries of one place than this are not looked at: four weeks of a busy life.
  private static let limit = 1000

  /// Returns the stretches of a date in which the user is usually at one of some places.
  static func expected(
    in store: any StoreReader, on day: PlanDay, at places: Set<Int64>
  ) throws -> [ExpectedPresence] {
    guard !places.isEmpty else { return [] }
    var stays: [UsualPresence.Stay] = []
    for place in places.sorted() {
      let transitions = try store.withSnapshot { snapshot in
        try snapshot.transitions(place: Place.ID(rawValue: place), limit: limit)
          .filter { $0.person == snapshot.viewer.person }
      }
      for visit in VisitHistory(transitions, present: nil, limit: limit).items {
        guard case .stay(let start?, let end) = visit else { continue }
        stays.append(UsualPresence.Stay(place: place, start: start, end: end))
      }
    }
    return UsualPresence.expected(on: day, stays: stays)
  }
}
