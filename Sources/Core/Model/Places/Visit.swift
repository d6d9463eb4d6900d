package import Foundation

/// One stay of a person at a place, or one pass through it.
///
/// A visit ends at a confirmed exit; returning within the cool-down continues it (N2). A cross is a
/// visit that ends as it begins.
package struct Visit: Sendable, Hashable, Codable {
  /// A visit is known by its person, its place and the moment it began.
  package struct ID: Sendable, Hashable {
    package let place: Place.ID
    /// When it began.
    package let began: Date
    /// Who is there.
    package let person: Person.ID

    /// Names a visit, the user's own unless a person is given.
    package init(place: Place.ID, began: Date, person: Person.ID = .me) {
      self.place = place
      self.began = began
      self.person = person
    }

    /// Who is where.
    package var presence: Presence { Presence(person: person, place: place) }
  }

  /// A person at a place.
  package struct Presence: Sendable, Hashable {
    /// Who is there.
    package let person: Person.ID
    package let place: Place.ID

    /// Names a person at a place.
    package init(person: Person.ID = .me, place: Place.ID) {
      self.person = person
      self.place = place
    }
  }

  /// Person, place and beginning.
  package let id: ID
  /// The confirmed exit, or `nil` while it lasts.
  package var ended: Date?
  /// The last position there, while a newer one shows that the person is elsewhere and the visit
  /// has not ended yet (G11); `nil` otherwise.
  package var lastSeen: Date?

  package init(id: ID, ended: Date? = nil, lastSeen: Date? = nil) {
    self.id = id
    self.ended = ended
    self.lastSeen = lastSeen
  }

  /// The last time that the person is known to have been there while it lasted: with nothing better
  /// its beginning.
  package var seen: Date { ended ?? lastSeen ?? id.began }

  /// True while it lasts and no newer position shows that the person is elsewhere (G11).
  package var isPresent: Bool { ended == nil && lastSeen == nil }

  /// Ends it, not before it began.
  package mutating func end(at time: Date) { (ended, lastSeen) = (max(time, id.began), nil) }

  /// How long after an exit coming back still belongs to the same visit: 10 minutes (N2).
  package static let coolDownSeconds = 600.0

  /// True if the visit is open, or would continue if the person came back now.
  package func isCurrent(at now: Date, coolDown: Double = Visit.coolDownSeconds) -> Bool {
    guard let ended else { return true }
    return now.timeIntervalSince(ended) <= coolDown
  }
}

/// The user's own visits are written without a person, as before there were others.
extension Visit.ID: Codable {
  private enum CodingKeys: String, CodingKey {
    case place, began, person
  }

  /// Decodes the name of a visit; without a person it is the user's own.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      place: try container.decode(Place.ID.self, forKey: .place),
      began: try container.decode(Date.self, forKey: .began),
      person: try container.decodeIfPresent(Person.ID.self, forKey: .person) ?? .me)
  }

  /// Encodes the name of a visit.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(place, forKey: .place)
    try container.encode(began, forKey: .began)
    if person != .me { try container.encode(person, forKey: .person) }
  }
}

extension Sequence<Visit> {
  /// Those of the viewer.
  package func own(of viewer: Viewer) -> [Visit] {
    filter { $0.id.person == viewer.person ?? .me }
  }
}

/// A task that stays quiet for one visit, because the user acted on it during the visit (N3, N5).
package struct Silence: Sendable, Hashable, Codable {
  /// The user's action during the visit.
  package enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    case done, skipped, snoozed, created, edited
    /// The user wanted no reminder of the task during this visit.
    case dismissed
  }

  /// The quiet task.
  package let todo: Todo.ID
  package let visit: Visit.ID
  package let reason: Reason

  package init(todo: Todo.ID, visit: Visit.ID, reason: Reason) {
    self.todo = todo
    self.visit = visit
    self.reason = reason
  }
}
