package import Foundation

/// A silence that the user asked for; it never moves due (R16).
package struct Snooze: Sendable, Hashable, Codable {
  /// When the silence ends.
  package enum End: Sendable, Hashable, Codable {
    /// At an instant; a task that is due then reminds again.
    case at(Date)
    /// With the next visit to one of the task's places.
    case nextVisit
    /// When the user leaves the place; the exit reminds.
    case leaving
  }

  /// When the user asked.
  package let since: Date
  /// When it ends.
  package let end: End

  package init(since: Date, end: End) {
    self.since = since
    self.end = end
  }

  /// True if the user chose when it ends: not for the silence of no length after which a task is
  /// told to the person to whom its turn was given (Y3).
  package var hasChosenEnd: Bool {
    if case .at(let end) = end { end > since } else { false }
  }
}

/// The state of a snooze; derived from the visits, never stored.
package enum SnoozeStanding: Sendable, Hashable {
  /// There is none.
  case none
  /// Silent until an instant, which may be past.
  case endsAt(Date)
  /// Silent until something happens.
  case silent
  /// The awaited event happened at this time.
  case ended(Date)

  /// Derives the state of a task's snooze from the latest visits to its places.
  package init(of todo: Todo, visits: [Visit]) {
    guard let snooze = todo.snooze else {
      self = .none
      return
    }
    switch snooze.end {
    case .at(let end): self = .endsAt(end)
    case .nextVisit:
      let next = visits.map(\.id.began).filter { $0 > snooze.since }.min()
      self = next.map { .ended($0) } ?? .silent
    case .leaving:
      let stays = visits.filter { $0.id.began <= snooze.since }
      if stays.contains(where: { $0.ended == nil }) {
        self = .silent
      } else {
        self = .ended(stays.compactMap(\.ended).max() ?? snooze.since)
      }
    }
  }

  /// When it ends or has ended; `nil` without a snooze, and while that is not known.
  package var end: Date? {
    switch self {
    case .none, .silent: nil
    case .endsAt(let end), .ended(let end): end
    }
  }

  /// True if the task is silent at an instant.
  package func isSilent(at now: Date) -> Bool {
    switch self {
    case .none, .ended: false
    case .silent: true
    case .endsAt(let end): now < end
    }
  }
}
