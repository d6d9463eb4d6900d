import Model
import Regions

/// The names that events have; devices and persons only where there is more than the receiver.
struct EventNames: Sendable {
  let places: [Place.ID: Place]
  let household: Household

  /// Returns the event of a transition; `nil` for a place that is gone.
  func event(of entry: DeviceTransition) -> PipelineEvent? {
    guard let place = places[entry.transition.region]?.name else { return nil }
    guard household.hasPhones else {
      return PipelineEvent(entry.transition, place: place, owner: entry.person)
    }
    return PipelineEvent(
      entry.transition, place: place, device: household.name(of: entry.device),
      person: household.persons[entry.person], isLate: entry.isLate,
      owner: entry.person)
  }
}
