public import Foundation

/// The message in which several reminders are told together.
public enum Digest: Sendable, Hashable, Codable {
  /// The message of a morning (Z8).
  case morning
  /// The message of an evening: things that are still open (Z9).
  case evening
  /// The message after a gap (Z10).
  case gap(Gap)

  /// The gap, if it is the message after one.
  public var gap: Gap? { if case .gap(let gap) = self { gap } else { nil } }
}

/// A time in which nothing could be told (Z10).
public struct Gap: Sendable, Hashable, Codable {
  /// The reason for a gap.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// The computer slept.
    case asleep
    /// The program was not running.
    case stopped
    /// The computer's clock was set forward.
    case clockSet
  }

  /// The reason.
  public let kind: Kind
  /// The last moment at which the program is known to have run.
  public let from: Date
  /// True if the gap began at `from`; otherwise it may have begun later.
  public let isExact: Bool
  /// When it was noticed.
  public let to: Date
  /// The first moment that was passed over, once that is known.
  public var first: Date?
  /// The number of appointments that were missed in it, if there are too many to name.
  public var missed: Int?
  /// True if the message says what the morning has to tell, too.
  public var holdsMorning = false

  /// Creates a gap.
  public init(_ kind: Kind, from: Date, isExact: Bool = true, to: Date) {
    self.kind = kind
    self.from = from
    self.isExact = isExact
    self.to = to
  }

  /// The gap from when on something is told as passed over: ten minutes, in seconds.
  public static let lateSeconds = 600.0
  /// The gap after which only numbers are told: 14 days, in seconds.
  public static let longSeconds = 14 * 86_400.0

  /// True if only numbers are told.
  public var isLong: Bool { to.timeIntervalSince(from) > Self.longSeconds }
}
