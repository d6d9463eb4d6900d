import Geo

/// The rules G2 and G4 to G8 for one region: its state, and what is under way.
///
/// A pure value that sees only its own circle and the fixes. A tracker that `isAtRest` is the same
/// for every region and need not be stored. The only place where these rules are applied; which
/// fixes a tracker need not see follows from its `quietBand`.
struct RegionTracker: Sendable, Hashable, Codable {
  /// The definite state; `unknown` until the first certain fix.
  private(set) var state: RegionState
  /// True after an edit of the circle: the next certain fix records the state silently (G10).
  private(set) var isEdited = false
  /// When the present stay began, in seconds since the reference date; kept over an edit, since the
  /// stay may continue.
  private(set) var insideSince: Double?
  /// The dwells of the present stay that are still to come, in seconds, ascending.
  private(set) var dwellsLeft: [Double] = []
  private var pending: PendingChange?
  /// The last fix outside, while the newest one is within the radius.
  private var outside: TrackPoint?
  private var pass: Pass?

  /// Creates a tracker with nothing under way.
  init(_ state: RegionState = .unknown) {
    self.state = state
  }

  /// True if fixes can lead to these values; false for some that were decoded.
  var isPossible: Bool {
    Fix.isTime(insideSince ?? 0) && dwellsLeft.allSatisfy(Region.isDwell)
      && zip(dwellsLeft, dwellsLeft.dropFirst()).allSatisfy(<)
      && (0...1e8).contains(nearestPass ?? 0)
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

  /// The fix outside that ends the stay by itself in time; `nil` without one (P12).
  @inline(__always)
  var departure: TrackPoint? { pending?.departure }

  /// The smallest distance of the present pass so far, in metres; `nil` without one.
  @inline(__always)
  var nearestPass: Double? { pass?.nearestMeters }

  /// Applies the rules to a fix at a distance from the centre, given the last one before it that
  /// the circle could use.
  ///
  /// While `isHeld`, because the track started less than 10 s ago, no change is confirmed (G3).
  mutating func update(
    with fix: TrackPoint, distanceMeters distance: Double, after previous: TrackPoint?,
    circle: Circle, region: Region, isHeld: Bool, criteria: ChangeCriteria = ChangeCriteria()
  ) -> Outcome {
    var outcome = Outcome(distanceMeters: distance)
    guard fix.accuracyMeters <= circle.worstAccuracy else { return outcome }
    let verdict = circle.verdict(
      distanceMeters: distance, accuracyMeters: fix.accuracyMeters)

    if state == .unknown {
      settle(verdict, at: fix.time, region: region, into: &outcome)
    } else {
      if state == .outside,
        let nearest = followPass(
          to: fix, from: previous, distance: distance, circle: circle, criteria: criteria)
      {
        outcome.kind = .cross
        outcome.distanceMeters = nearest
      }
      let isSparse =
        previous.map {
          Span(from: $0.time, to: fix.time).exceeds(PendingChange.sparseSeconds)
        } ?? true
      let suffices =
        criteria.entersAtOnce && verdict == .inside
        && distance + fix.accuracyMeters <= circle.radiusMeters
      if confirms(
        verdict, by: fix, isSparse: isSparse, isHeld: isHeld, suffices: suffices,
        criteria: criteria)
      {
        confirm(verdict, at: fix.time, region: region, into: &outcome)
      }
    }
    outcome.dwells = reachedDwells(at: fix.time)
    return outcome
  }

  /// Confirms a definite state at once, without any count of fixes.
  mutating func confirm(
    certain new: RegionState, at time: Double, distanceMeters: Double, region: Region
  ) -> Outcome {
    var outcome = Outcome(distanceMeters: distanceMeters)
    if state == .unknown {
      settle(new, at: time, region: region, into: &outcome)
    } else if state != new {
      confirm(new, at: time, region: region, into: &outcome)
    }
    return outcome
  }

  /// Removes the dwells that are reached, and returns them in seconds.
  mutating func reachedDwells(at time: Double) -> [Double] {
    guard !dwellsLeft.isEmpty, state == .inside, pending == nil, let insideSince else { return [] }
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

  /// Drops what links the next fix to those before, because a new track starts (G3).
  mutating func startTrack() {
    (pending, outside, pass) = (nil, nil, nil)
  }

  /// Makes the state unknown after an edit of the circle, until the next certain fix, which makes
  /// no event (G10).
  mutating func edit() {
    guard state != .unknown else { return }
    startTrack()
    state = .unknown
    isEdited = true
  }

  /// Replaces the dwells; a new one whose time has passed in this stay does not fire in it.
  mutating func setDwells(_ dwells: [Double], seenUntil time: Double) {
    guard let insideSince else { return }
    let left = dwellsLeft
    dwellsLeft = dwells.filter {
      left.contains($0) || !Span(from: insideSince, to: time).isAtLeast($0)
    }
  }

  /// Applies d <= R, and none of the rules.
  mutating func contain(distanceMeters distance: Double, circle: Circle) -> Outcome {
    var outcome = Outcome(distanceMeters: distance)
    let now: RegionState = distance <= circle.radiusMeters ? .inside : .outside
    if now != state { outcome.kind = now == .inside ? .enter : .exit }
    state = now
    return outcome
  }

  // MARK: State

  private mutating func settle(
    _ verdict: RegionState, at time: Double, region: Region, into outcome: inout Outcome
  ) {
    guard verdict != .unknown else { return }
    if isEdited, verdict == .inside, insideSince != nil {
      state = .inside
    } else {
      become(verdict, at: time, region: region)
    }
    outcome.isInitial = region.firesInitially && !isEdited && verdict == .inside
    outcome.hasSettled = !outcome.isInitial
    if outcome.isInitial { outcome.kind = .enter }
    isEdited = false
  }

  private mutating func confirm(
    _ new: RegionState, at time: Double, region: Region, into outcome: inout Outcome
  ) {
    outcome.kind = new == .inside ? .enter : .exit
    become(new, at: time, region: region)
  }

  private mutating func become(_ new: RegionState, at time: Double, region: Region) {
    state = new
    insideSince = new == .inside ? time : nil
    dwellsLeft = new == .inside ? region.dwells : []
    startTrack()
  }

  /// Adds a fix to the pending change or ends it; returns true if the change is confirmed (G5).
  private mutating func confirms(
    _ verdict: RegionState, by fix: TrackPoint, isSparse: Bool, isHeld: Bool, suffices: Bool,
    criteria: ChangeCriteria
  ) -> Bool {
    if verdict == state {
      pending = nil
      return false
    }
    let departure = pending?.departure
    if let pending, pending.hasExpired(at: fix.time, patienceSeconds: criteria.patienceSeconds) {
      self.pending = nil
    }
    guard verdict != .unknown else {
      pending?.departure = nil
      return false
    }
    if pending == nil {
      let isLone = verdict == .outside && criteria.leavesByOne
      pending = PendingChange(at: fix.time, departure: departure ?? (isLone ? fix : nil))
    } else {
      pending?.support(at: fix.time)
    }
    return !isHeld && (suffices || pending?.suffices(for: verdict, isSparse: isSparse) == true)
  }

  // MARK: Passing by

  /// Follows the track past the centre (G8); returns the smallest distance in metres if that
  /// completes a cross.
  private mutating func followPass(
    to fix: TrackPoint, from previous: TrackPoint?, distance: Double, circle: Circle,
    criteria: ChangeCriteria
  ) -> Double? {
    let isOut = distance >= circle.radiusMeters
    // When the newest fix is outside, it is the last one outside, and the tail has it.
    defer { if isOut { outside = nil } }
    guard let previous else { return nil }
    if pass == nil, circle.center.distanceMeters(to: previous.vector) >= circle.radiusMeters {
      outside = previous
    }
    guard criteria.followsPasses, Pass.links(previous.time, fix.time) else {
      // After a long gap, or one that begins outside, the rest of the pass is unknown.
      if Span(from: previous.time, to: fix.time).exceeds(RegionMonitor.staleAfterSeconds)
        || circle.center.distanceMeters(to: previous.vector) >= circle.radiusMeters
      {
        pass = nil
      }
      return nil
    }
    guard pass != nil || outside != nil else { return nil }
    let nearest = circle.center.distanceMeters(toTrackFrom: previous.vector, to: fix.vector)
    if pass != nil {
      pass?.add(segmentAt: nearest)
    } else if let outside {
      let accuracy = max(fix.accuracyMeters, previous.accuracyMeters)
      guard nearest <= circle.nearLimit(accuracyMeters: accuracy) else { return nil }
      pass = Pass(from: outside, nearestMeters: nearest)
      self.outside = nil
    }
    guard isOut, let pass else { return nil }
    self.pass = nil
    return pass.isFast(to: fix, moving: criteria.lastMoving) ? pass.nearestMeters : nil
  }
}

extension RegionTracker {
  /// The effect of one fix on the tracker.
  struct Outcome {
    /// An enter, exit or cross, if there was one.
    var kind: Transition.Kind?
    /// The distance to report with it, in metres.
    var distanceMeters: Double
    /// True if a definite state was recorded without an event.
    var hasSettled = false
    /// True for the enter of a first definite state.
    var isInitial = false
    /// The dwells that were reached, in seconds.
    var dwells: [Double] = []

    /// True if there is an event or a state to record.
    var isSomething: Bool { kind != nil || hasSettled || !dwells.isEmpty }
  }
}
