import Geo

/// Fixes that support a change to the other state, not yet enough to confirm it (G5).
struct PendingChange: Sendable, Hashable, Codable {
  /// Without support for longer than this, a pending change is dropped.
  static let patienceSeconds = 60.0
  /// Fixes farther apart than this come from a sparse source, for which two suffice.
  static let sparseSeconds = 10.0
  /// How long two fixes of a sparse source must span.
  static let sparseSpanSeconds = 20.0
  /// How long fixes must support an enter.
  static let enterSeconds = 2.0
  /// How long fixes must support an exit.
  static let exitSeconds = 20.0
  /// More supporting fixes than this make no difference and are not counted.
  static let enoughFixes = 3

  /// Seconds since the reference date of the first and the last supporting fix.
  private(set) var first: Double
  private(set) var last: Double
  /// 1 to `enoughFixes`.
  private(set) var count: Int
  /// The fix outside that ends the stay by itself in time; `nil` if there is none, or a fix on the
  /// border has come since (P12).
  var departure: TrackPoint?

  /// Begins with one supporting fix.
  init(at time: Double, departure: TrackPoint? = nil) {
    first = time
    last = time
    count = 1
    self.departure = departure
  }

  /// Decodes a pending change; a count that was stored unlimited is limited.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when no fixes bring such values about.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    first = try container.decode(Double.self, forKey: .first)
    last = try container.decode(Double.self, forKey: .last)
    let count = try container.decode(Int.self, forKey: .count)
    try decoder.check(
      Fix.isTime(first) && Fix.isTime(last) && first <= last,
      expected: "times of fixes, \"first\" not after \"last\"")
    try decoder.check((1...1_000_000).contains(count), expected: "a count from 1 to 1000000")
    self.count = min(count, Self.enoughFixes)
    departure = try container.decodeIfPresent(TrackPoint.self, forKey: .departure)
    try decoder.check(
      departure?.time ?? last <= last, expected: "a \"departure\" not after \"last\"")
  }

  /// Counts a supporting fix.
  mutating func support(at time: Double) {
    last = time
    count = min(count + 1, Self.enoughFixes)
  }

  /// Returns true if support has been missing for too long.
  func hasExpired(at time: Double, patienceSeconds: Double) -> Bool {
    Span(from: last, to: time).exceeds(patienceSeconds)
  }

  /// The last instant at which the change has certainly not expired, whatever the patience.
  var expiry: Double { last + Self.patienceSeconds }

  /// The earliest instant at which an exit can be confirmed, or a little before.
  var earliestExit: Double { first + Self.exitSeconds - 2 * Span.tolerance }

  /// Returns true if there are 3 fixes over 2 s for an enter or over 20 s for an exit; from a
  /// sparse source, 2 fixes over 20 s.
  func suffices(for state: RegionState, isSparse: Bool) -> Bool {
    let span = Span(from: first, to: last)
    let seconds = state == .inside ? Self.enterSeconds : Self.exitSeconds
    if count >= Self.enoughFixes, span.isAtLeast(seconds) { return true }
    return isSparse && count >= 2 && span.isAtLeast(Self.sparseSpanSeconds)
  }
}

/// How much evidence a change of state needs, for the next fix.
///
/// A receiver reports every second. A phone may be silent for minutes: one
/// position may be all evidence of an arrival or a departure, and a pending change must last until
/// the next.
public struct ChangeCriteria: Sendable, Hashable {
  /// The time without supporting fixes after which a pending change is dropped, at least 60 s.
  public var patienceSeconds = PendingChange.patienceSeconds
  /// True if one fix whose whole circle of error is inside suffices for an enter.
  public var entersAtOnce = false
  /// True if one fix that is certainly outside ends the stay once `endStays(leftUpTo:)` is called
  /// for its time, unless one inside or on the border comes before.
  public var leavesByOne = false
  /// True if the segment from the last fix to this one may make a pass (G8); false for phones that
  /// report rarely, for which one wrong position beyond a region would make one.
  public var followsPasses = true
  /// The time of the newest fix with `mayBeMoving` (G8).
  var lastMoving = Double.infinity

  /// Creates the criteria of a receiver (G5).
  public init() {}
}
