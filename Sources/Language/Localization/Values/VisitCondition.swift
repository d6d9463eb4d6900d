package import Regions

/// The events and places that make a task remind: `come by "Vet" or leave "Home"`.
package struct VisitCondition: Sendable, Hashable {
  /// The events, one at least.
  package let events: [Transition.Kind]
  /// The places, one at least.
  package let spots: [Spot]

  /// A place or a group of places.
  package enum Spot: Sendable, Hashable {
    /// A place by its name in quotes.
    case place(String)
    /// Any place with a tag.
    case tag(String)
  }

  package init(events: [Transition.Kind], spots: [Spot]) {
    self.events = events
    self.spots = spots
  }
}
