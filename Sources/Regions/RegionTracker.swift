import Geo

/// The rules G2 and G4 to G8 for one region: its state, and what is under way.
///
/// A pure value that sees only its own circle and the fixes; which regions are shown a fix at all is decided elsewhere. A tracker that
/// `isAtRest` outside is the same for every region and need not be stored.
struct RegionTracker: Sendable, Hashable, Codable {
  /// The definite state; `unknown` until the first certain fix.
  private(set) var state: RegionState
  /// The circle was edited: the next certain fix records the state anew, silently (G10).
  private(set) var isEdited = false
  /// When the present stay began; kept over an edit, in case it goes on.
  private(set) var insideSince: Double?
  /// Dwells of the present stay still to come, ascending.
  private(set) var dwellsLeft: [Double] = []
  private var pending: PendingChange?
  /// The last fix outside, while the newest one is within the radius; otherwise it is that newest one.
  private var outside: TrackPoint?
  private var pass: Pass?

  /// The tracker of a region in a state with nothing under way; without one, nothing is known of it.
  init(_ state: RegionState = .unknown) {
    self.state = state
  }

  /// Decodes a tracker.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when no fixes bring such a state about.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    state = try container.decode(RegionState.self, forKey: .state)
    isEdited = try container.decode(Bool.self, forKey: .isEdited)
    insideSince = try container.decodeIfPresent(Double.self, forKey: .insideSince)
    dwellsLeft = try container.decode([Double].self, forKey: .dwellsLeft)
    pending = try container.decodeIfPresent(PendingChange.self, forKey: .pending)
    outside = try container.decodeIfPresent(TrackPoint.self, forKey: .outside)
    pass = try container.decodeIfPresent(Pass.self, forKey: .pass)
    try decoder.check(Fix.isTime(insideSince ?? 0), expected: "a time of a fix as \"insideSince\"")
    try decoder.check(
      dwellsLeft.allSatisfy(Region.isDwell)
        && zip(dwellsLeft, dwellsLeft.dropFirst()).allSatisfy(<),
      expected: "lengths of stay in \"dwellsLeft\", ascending")
  }

  /// True if the region is outside with nothing under way.
  // Inlined like the others, because a call would copy the whole tracker.
  @inline(__always)
  var isAtRest: Bool {
    state == .outside && pending == nil && pass == nil && outside == nil
  }

  /// When the present stay is long enough for the next dwell, in seconds since the reference
  /// date; infinite when none is left or an exit is pending.
  @inline(__always)
  var nextDwell: Double {
    guard state == .inside, pending == nil, let insideSince, let next = dwellsLeft.first else {
      return .infinity
    }
    return insideSince + next - 2 * Span.tolerance
  }

  /// True if a change is pending.
  @inline(__always)
  var isPending: Bool { pending != nil }

  /// When the pending change expires without further support, in seconds since the reference
  /// date; infinite when none is pending.
  @inline(__always)
  var supportEnds: Double { pending?.expiry ?? .infinity }

  /// The smallest distance of the present pass so far, in metres; `nil` without one.
  @inline(__always)
  var nearestPass: Double? { pass?.nearestMeters }

  /// True if nothing is known, so that this equals a new tracker.
  var isFresh: Bool { state == .unknown && !isEdited }

  /// Takes in a fix at a distance from the centre, given the last one before it that the circle could use.
  ///
  /// Afterwards `reachedDwells(at:)` names the lengths of stay that were reached.
  ///
  /// While `isHeld`, because the track started anew less than 10 s ago, no change is confirmed (G3).
  mutating func update(
    with fix: TrackPoint, distanceMeters distance: Double, after previous: TrackPoint?,
    circle: Circle, firesInitially: Bool, isHeld: Bool
  ) -> Outcome {
    var outcome = Outcome(distanceMeters: distance)
    guard fix.accuracyMeters <= circle.worstAccuracy else { return outcome }
    outcome.marks = .isUsed
    let verdict = circle.verdict(
      distanceMeters: distance, accuracyMeters: fix.accuracyMeters)

    if state == .unknown {
      settle(verdict, at: fix.time, firesInitially: firesInitially, into: &outcome)
    } else {
      if state == .outside {
        let nearest = followPass(to: fix, from: previous, distance: distance, circle: circle)
        if let nearest {
          outcome.marks.insert(.cross)
          outcome.distanceMeters = nearest
        }
      }
      let isSparse =
        previous.map {
          Span(from: $0.time, to: fix.time).exceeds(PendingChange.sparseSeconds)
        } ?? true
      if confirms(verdict, at: fix.time, isSparse: isSparse, isHeld: isHeld) {
        confirm(verdict, at: fix.time, &outcome)
      }
    }
    return outcome
  }

  /// Takes in how many seconds inside make a dwell in the stay that begins; ascending.
  mutating func expect(_ dwells: [Double]) {
    dwellsLeft = dwells
  }

  /// Returns true if the stay is long enough for the next dwell.
  @inline(__always)
  func isDwellReached(at time: Double) -> Bool {
    guard !dwellsLeft.isEmpty, state == .inside, pending == nil, let insideSince else {
      return false
    }
    return Span(from: insideSince, to: time).isAtLeast(dwellsLeft[0])
  }

  /// Removes the dwells that are reached, and returns them in seconds.
  mutating func reachedDwells(at time: Double) -> [Double] {
    guard isDwellReached(at: time), let insideSince else { return [] }
    let stay = Span(from: insideSince, to: time)
    let reached = Array(dwellsLeft.prefix { stay.isAtLeast($0) })
    dwellsLeft.removeFirst(reached.count)
    return reached
  }

  /// Returns the earliest instant at which the exit can be confirmed, if enough fixes support it
  /// and the last fix, at `time`, was one of them.
  @inline(__always)
  func earliestExit(supportedAt time: Double) -> Double? {
    guard state == .inside, let pending, pending.last == time,
      pending.count == PendingChange.enoughFixes
    else { return nil }
    return pending.earliestExit
  }

  /// Counts a fix that supports the pending exit and comes too early to confirm it.
  mutating func supportExit(at time: Double) {
    pending?.support(at: time)
  }

  /// Forgets what links this fix to the ones before, when the track starts anew (G3).
  mutating func startTrack() {
    pending = nil
    outside = nil
    pass = nil
  }

  /// Takes in another circle: the state is unknown until the next certain fix, which makes no event (G10).
  mutating func edit() {
    guard state != .unknown else { return }
    startTrack()
    state = .unknown
    isEdited = true
  }

  /// Takes in other dwells; one that is new and whose time has passed in this stay never fires in it.
  mutating func setDwells(_ dwells: [Double], seenUntil time: Double) {
    guard let insideSince else { return }
    let left = dwellsLeft
    dwellsLeft = dwells.filter {
      left.contains($0) || !Span(from: insideSince, to: time).isAtLeast($0)
    }
  }

  /// Follows mere containment, d <= R, without any of the rules.
  mutating func contain(distanceMeters distance: Double, circle: Circle) -> Outcome {
    var outcome = Outcome(distanceMeters: distance)
    let now: RegionState = distance <= circle.radiusMeters ? .inside : .outside
    if now != state { outcome.marks = now == .inside ? .enter : .exit }
    state = now
    return outcome
  }

  // MARK: State

  private mutating func settle(
    _ verdict: RegionState, at time: Double, firesInitially: Bool, into outcome: inout Outcome
  ) {
    guard verdict != .unknown else { return }
    if isEdited, verdict == .inside, insideSince != nil {
      state = .inside
    } else {
      become(verdict, at: time, &outcome)
    }
    let isInitial = firesInitially && !isEdited && verdict == .inside
    outcome.marks.formUnion(isInitial ? [.enter, .isInitial] : .hasSettled)
    isEdited = false
  }

  private mutating func confirm(_ new: RegionState, at time: Double, _ outcome: inout Outcome) {
    outcome.marks.insert(new == .inside ? .enter : .exit)
    become(new, at: time, &outcome)
  }

  private mutating func become(_ new: RegionState, at time: Double, _ outcome: inout Outcome) {
    state = new
    insideSince = new == .inside ? time : nil
    if !dwellsLeft.isEmpty { dwellsLeft = [] }
    if new == .inside { outcome.marks.insert(.beginsStay) }
    startTrack()
  }

  /// Weighs what a fix says against the present state (G5).
  private mutating func confirms(
    _ verdict: RegionState, at time: Double, isSparse: Bool, isHeld: Bool
  ) -> Bool {
    if verdict == state {
      pending = nil
      return false
    }
    if let pending, pending.hasExpired(at: time) { self.pending = nil }
    guard verdict != .unknown else { return false }
    if pending == nil {
      pending = PendingChange(at: time)
    } else {
      pending?.support(at: time)
    }
    return !isHeld && pending?.suffices(for: verdict, isSparse: isSparse) == true
  }

  // MARK: Passing by

  /// Follows the track past the centre (G8); the smallest distance in metres when that completes a cross.
  private mutating func followPass(
    to fix: TrackPoint, from previous: TrackPoint?, distance: Double, circle: Circle
  ) -> Double? {
    let isOut = distance >= circle.radiusMeters
    // Once the newest fix is out, it is the last one outside, and the track's tail knows it.
    defer { if isOut { outside = nil } }
    guard let previous else { return nil }
    if pass == nil, circle.center.distanceMeters(to: previous.vector) >= circle.radiusMeters {
      outside = previous
    }
    guard pass != nil || outside != nil, Pass.links(previous.time, fix.time) else { return nil }
    let nearest = circle.center.distanceMeters(toTrackFrom: previous.vector, to: fix.vector)
    if pass != nil {
      pass?.follow(segmentAt: nearest)
    } else if let outside {
      let accuracy = max(fix.accuracyMeters, previous.accuracyMeters)
      guard nearest <= circle.nearLimit(accuracyMeters: accuracy) else { return nil }
      pass = Pass(from: outside, nearestMeters: nearest)
      self.outside = nil
    }
    guard isOut, let pass else { return nil }
    self.pass = nil
    return pass.isFast(to: fix) ? pass.nearestMeters : nil
  }
}

extension RegionTracker {
  /// What one fix brought about here; small, so that it is handed on in registers.
  struct Outcome {
    /// What there is to say of it.
    struct Marks: OptionSet {
      let rawValue: UInt8

      static let enter = Marks(rawValue: 1)
      static let exit = Marks(rawValue: 2)
      static let cross = Marks(rawValue: 4)
      /// A definite state was recorded without an event.
      static let hasSettled = Marks(rawValue: 8)
      /// The enter is a first definite state.
      static let isInitial = Marks(rawValue: 16)
      /// A stay begins, whose dwells `expect(_:)` has to be told.
      static let beginsStay = Marks(rawValue: 32)
      /// The fix was accurate enough to be used here.
      static let isUsed = Marks(rawValue: 64)
    }

    var marks: Marks = []
    /// The distance to report with an event.
    var distanceMeters: Double

    /// An enter, exit or cross; never more than one.
    var kind: Transition.Kind? {
      if marks.isDisjoint(with: [.enter, .exit, .cross]) { return nil }
      return marks.contains(.enter) ? .enter : marks.contains(.exit) ? .exit : .cross
    }

    /// Whether there is anything to tell.
    var isSomething: Bool { !marks.isDisjoint(with: [.enter, .exit, .cross, .hasSettled]) }
  }
}
