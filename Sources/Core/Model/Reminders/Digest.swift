package import Foundation

/// The message in which several reminders are told together.
package enum Digest: Sendable, Hashable, Codable {
  /// The message of a morning (Z8).
  case morning
  /// The message of an evening: things that are still open (Z9).
  case evening
  /// The message after a gap (Z10).
  case gap(Gap)

  /// The gap, if it is the message after one.
  package var gap: Gap? { if case .gap(let gap) = self { gap } else { nil } }
}

/// A time in which nothing could be told (Z10).
package struct Gap: Sendable, Hashable, Codable {
  /// The reason for a gap.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// The computer slept.
    case asleep
    /// The program was not running.
    case stopped
    /// The computer's clock was set forward.
    case clockSet
  }

  /// The reason.
  package let kind: Kind
  /// The last moment at which the program is known to have run.
  package let from: Date
  /// True if the gap began at `from`; otherwise it may have begun later.
  package let isExact: Bool
  /// When it was noticed.
  package let to: Date
  /// The first moment that was passed over, once that is known.
  package var first: Date?
  /// The number of appointments that were missed in it, if there are too many to name.
  package var missed: Int?
  /// True if the message says what the morning has to tell, too.
  package var holdsMorning = false

  /// Creates a gap.
  package init(_ kind: Kind, from: Date, isExact: Bool = true, to: Date) {
    self.kind = kind
    self.from = from
    self.isExact = isExact
    self.to = to
  }

  /// The gap from when on something is told as passed over: ten minutes, in seconds.
  package static let lateSeconds = 600.0
  /// The gap after which only numbers are told: 14 days, in seconds.
  package static let longSeconds = 14 * 86_400.0

  /// True if only numbers are told.
  package var isLong: Bool { to.timeIntervalSince(from) > Self.longSeconds }
}
