import Foundation
import Model

/// Who came to places or left them, by the instant.
struct Presences {
  private struct Moment: Hashable {
    let place: Place.ID
    let time: Date
  }

  private var persons: [Moment: Set<Person.ID>] = [:]

  /// Takes the logged transitions, and the visits, of which those noticed at the first look at a
  /// place have no transition.
  init(transitions: [LoggedTransition], visits: [Visit]) {
    for transition in transitions {
      let moment = Moment(place: transition.place, time: transition.time)
      persons[moment, default: []].insert(transition.person)
    }
    for visit in visits {
      let moment = Moment(place: visit.id.place, time: visit.id.began)
      persons[moment, default: []].insert(visit.id.person)
    }
  }

  /// Returns the persons who came or went at an instant; `nil` if none are recorded.
  func persons(at place: Place.ID, _ time: Date) -> Set<Person.ID>? {
    persons[Moment(place: place, time: time)]
  }
}
