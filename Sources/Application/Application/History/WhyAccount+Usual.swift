import Foundation
import Localization
import Model
import Planning
import Recurrence
import Regions
import Text

extension WhyAccount {
  /// Returns sentences about the hours that the user usually spends at places of a task on this
  /// weekday, which the plan counts on (D13); none for a task without a place or with a fixed time.
  func usualPresence(of todo: Todo) -> [String] {
    guard !todo.places.isEmpty, !todo.hasFixedTime else { return [] }
    let context = overview.actionContext
    let day = PlanDay(
      containing: context.now, in: context.machineZone, hours: context.planHours)
    let places = overview.names.places.filter(todo.canBeDone)
    let names = Dictionary(places.map { ($0.id.rawValue, $0.name) }) { first, _ in first }
    // Without a readable history, the rest of the account is shown all the same.
    let expected = try? PlanStays.expected(in: store, on: day, at: Set(names.keys))
    return (expected ?? []).compactMap { stretch in
      names[stretch.place].map { name in
        PlanPhrase.usuallyAt(
          name.quoted, from: LocalTime(stretch.start, in: day.zone),
          to: LocalTime(stretch.end, in: day.zone)
        ).text
      }
    }
  }
}
