package import Foundation
import Localization
package import Model
import Recurrence
import Regions

/// The last visits to a place, put together from its transitions.
package struct VisitHistory {
  /// One visit, or one pass.
  package enum Item: Sendable, Hashable {
    /// From entering to leaving; the beginning is unknown if no enter was seen.
    case stay(from: Date?, to: Date)
    /// A visit that goes on.
    case present(since: Date)
    /// The user passed by.
    case pass(at: Date)
  }

  /// The visits, the newest first.
  package let items: [Item]

  /// Reads the transitions of a place.
  ///
  /// - Parameters:
  ///   - transitions: The newest first.
  ///   - present: The visit that goes on, if any.
  ///   - limit: How many visits there are at most.
  package init(_ transitions: [LoggedTransition], present: Visit?, limit: Int) {
    var items: [Item] = []
    var came: Date?
    for transition in transitions.reversed() {
      switch transition.kind {
      case .enter: came = transition.time
      case .exit:
        items.append(.stay(from: came, to: transition.time))
        came = nil
      case .cross: items.append(.pass(at: transition.time))
      case .dwell: break
      }
    }
    if let present, present.ended == nil {
      items.append(
        present.lastSeen.map { .stay(from: present.id.began, to: $0) }
          ?? .present(since: present.id.began))
    }
    self.items = items.suffix(limit).reversed()
  }

  /// Returns the visits in words, on the wall clock of a zone.
  package func lines(in zone: TimeZone, now: Date) -> [String] {
    func moment(_ date: Date) -> String { Formatted.moment(date, in: zone, now: now) }
    return items.map { item in
      let phrase: PlacePhrase =
        switch item {
        case .stay(let from?, let to):
          .stay(
            from: moment(from),
            to: Formatted.day(from, in: zone, now: now) == Formatted.day(to, in: zone, now: now)
              ? Formatted.clock(to, in: zone) : moment(to),
            length: Formatted.span(from: from, to: to, in: zone))
        case .stay(nil, let to): .left(moment(to))
        case .present(let since): .staySince(moment(since))
        case .pass(let time): .passed(moment(time))
        }
      return phrase.text
    }
  }
}
