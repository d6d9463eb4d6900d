public import Foundation
public import Geo
public import Model
import Regions
import Reminding

/// The way of a fix through gate, monitor, engine and store; the same for live input and replay.
///
/// Everything that a fix causes is committed in one transaction before it is returned, so that
/// nobody hears of anything that is not on the disk.
public struct Pipeline: Sendable {
  private let store: any ReminderStore
  /// The settings in force.
  private(set) var settings: PipelineSettings
  /// The track of the receiver.
  var track: Track
  var engine: ReminderEngine
  /// The other devices; empty for who has none.
  var household: Household
  private(set) var storeVersion: Int
  private var commits: CommitQueue
  var positions = PositionLog()
  /// When history was last deleted; `nil` until then, and after every edit.
  private var forgotten: Date?
  /// Settings that take effect once all commits are written.
  private var wantedSettings: PipelineSettings?

  /// Opens the pipeline on a store; a rehearsal reads it and writes nothing.
  ///
  /// With `keepsCommits` it keeps what it returns, so that all of it can be stored at its end. With
  /// `isFresh` it begins without the stored track, visits and reminders.
  ///
  /// - Throws: The store's error if it cannot be read.
  public init(
    store: any ReminderStore, settings: PipelineSettings, isRehearsal: Bool = false,
    keepsCommits: Bool = false, isFresh: Bool = false
  ) throws {
    self.store = store
    self.settings = settings
    storeVersion = try store.version()
    (household, track, engine) = try store.withSnapshot { snapshot in
      let (todos, places) = (try snapshot.todos, try snapshot.places)
      let memory = try isFresh ? EngineMemory() : snapshot.memory
      let map = RegionMonitor(regions: try Region.all(of: places, todos: todos, settings: settings))
      let household = try Household(snapshot, map: map, memory: memory, isFresh: isFresh)
      let track = Track(
        try isFresh ? nil : snapshot.track, map: map,
        openVisits: memory.openPlaces(of: household.receiverPerson))
      let engine = ReminderEngine(
        rules: settings.rules, todos: todos, places: places, habits: try snapshot.habitAlarms,
        persons: household.followed, memory: memory)
      return (household, track, engine)
    }
    commits = CommitQueue(store: isRehearsal ? nil : store, keeps: keepsCommits)
    settleHousehold()
  }

  /// All places; the engine's own, since there may be very many.
  var places: [Place.ID: Place] { engine.places }
  /// The next instant at which time alone may cause something.
  public var nextWake: Date? { engine.nextWake }
  /// True if something waits to be committed because the store could not be written.
  public var hasBacklog: Bool { !commits.isEmpty }
  /// The commits so far, oldest first, if they are kept.
  public var kept: [PipelineCommit] { commits.kept }
  /// The latest time that was seen.
  public var clock: Date? { engine.clock }
  /// The last accepted fix.
  public var lastFix: Fix? { track.lastFix }
  /// The number of fixes that were skipped because an earlier session had handled them.
  public var repeatedFixes: Int { track.repeatedFixes }
  /// The number of accepted fixes.
  public var acceptedFixes: Int { track.acceptedFixes }

  /// Begins a new track if the present one is ahead of the computer's clock and of a report.
  public mutating func restartTrack(at report: FixReport, ifAheadOf now: Date) {
    track.restart(at: report, ifAheadOf: now)
  }

  /// Processes one report of a receiver and returns the events it causes.
  ///
  /// Unless `retries` is set, commits that have failed are left to a later call, and so are those
  /// that follow: a busy database takes seconds to refuse.
  ///
  /// - Throws: The store's error; what could not be written is kept.
  public mutating func receive(
    _ report: FixReport, retries: Bool = true
  ) throws -> [PipelineEvent] {
    let isPaused = !retries && hasBacklog
    switch track.observe(report, within: settings.accuracy) {
    case .repeated: return []
    case .refused(let refusal): return [refused(report, refusal)]
    case .accepted(let fix, let observation):
      process(fix, observation)
      return isPaused ? [] : try flush()
    case .skipped(let fix):
      skip(fix)
      return isPaused ? [] : try flush()
    }
  }

  /// Processes what requests of phones brought (P2, P8 to P13), each by itself and in order;
  /// returns the events with what became of each.
  ///
  /// All is committed at once: a transaction costs more than a position. Nothing is done while
  /// commits wait, and what is not on the disk is not taken: the phone sends it again.
  ///
  /// - Throws: `PipelineError.waitsForStore`, or the store's error; commits that could not be
  ///   written are kept.
  public mutating func receive(
    _ batches: [DeviceBatch]
  ) throws -> (receipts: [Result<DeviceReceipt, PipelineError>], events: [PipelineEvent]) {
    guard !hasBacklog else { throw PipelineError.waitsForStore }
    var rounds: [(result: Result<DeviceRound, PipelineError>, commits: Range<Int>)] = []
    for batch in batches {
      let before = commits.count
      let result = Result { () throws(PipelineError) in try process(batch) }
      rounds.append((result, before..<commits.count))
    }
    let written = Array(try commits.flush())
    var events: [PipelineEvent] = []
    let receipts = rounds.map { round in
      round.result.flatMap { made -> Result<DeviceReceipt, PipelineError> in
        events += made.refusals
        let commits = round.commits.clamped(to: written.indices)
        if !commits.isEmpty { events += self.events(of: written[commits]) }
        return commits == round.commits ? .success(made.receipt) : .failure(.waitsForStore)
      }
    }
    return (receipts, events)
  }

  /// Decides what time alone causes up to `now`, and returns it.
  ///
  /// - Throws: The store's error; what could not be written is kept.
  public mutating func tick(at now: Date) throws -> [PipelineEvent] {
    let adopted = try applyWantedSettings()
    var step = reconcileAll(at: now)
    step += engine.advance(to: now)
    if !step.isEmpty { append(at: now, transitions: [], step: step) }
    return adopted + (try flush())
  }

  /// Reads the store again if another process has changed it; returns the events of commits that
  /// had waited.
  ///
  /// What waits is committed first. Unless `retries` is set, that is left to a later call.
  ///
  /// - Throws: The store's error if it cannot be read.
  public mutating func reloadIfChanged(retries: Bool = true) throws -> [PipelineEvent] {
    guard retries || !hasBacklog else { return [] }
    let version = try store.version()
    guard version != storeVersion else { return [] }
    let events = try flush()
    guard !hasBacklog else { return events }
    try reload()
    storeVersion = version
    return events
  }

  /// Adopts other settings; returns the events of commits that had waited.
  ///
  /// While the store cannot be written the old settings stay in force; `tick` tries again.
  ///
  /// - Throws: The store's error.
  public mutating func adopt(_ settings: PipelineSettings) throws -> [PipelineEvent] {
    wantedSettings = settings == self.settings ? nil : settings
    return try applyWantedSettings()
  }

  /// Commits the track, so that a later session continues it; returns the events of commits that
  /// had waited.
  ///
  /// - Throws: The store's error.
  public mutating func finish() throws -> [PipelineEvent] {
    let events = try flush()
    if track.hasAdvanced, let last = track.lastFix {
      append(at: last.time, transitions: [], step: EngineStep(), notifiers: [])
    }
    let unstored = household.takeUnstored()
    if !unstored.isEmpty {
      append(
        at: engine.clock ?? Date(timeIntervalSince1970: 0), transitions: [], step: EngineStep(),
        tracks: unstored, withReceiver: false, notifiers: [])
    }
    return hasBacklog ? events + (try flush()) : events
  }

  // MARK: Fixes

  /// Shows an accepted fix to the engine; what it causes waits to be committed.
  private mutating func process(_ fix: Fix, _ observation: Observation) {
    var step = engine.advance(to: fix.time)
    let source = source(of: .receiver)
    let hasChangedHands = household.isAlone ? false : follow(fix, of: .receiver, into: &step)
    if household.speaks(.receiver) {
      step += tell(observation, at: fix, from: source)
      if !household.isAlone { step += join(placesOf: .receiver, at: fix, from: source) }
      engine.observe(position: fix, of: source.person)
    } else {
      step += overlook(observation, of: .receiver, from: source)
    }
    step += engine.advance(to: fix.time)
    if settings.recordsPositions { positions.append(fix) }
    guard
      observation.changed || !observation.transitions.isEmpty || positions.isFull || !step.isEmpty
        || hasChangedHands
    else { return }
    append(
      at: fix.time,
      transitions: observation.transitions.map { DeviceTransition($0, person: source.person) },
      step: step)
  }

  /// Applies a fix that changes the state of no region: only time can cause something, unless the
  /// position itself is of use.
  private mutating func skip(_ fix: Fix) {
    guard !engine.isVisiting(household.receiverPerson), !settings.recordsPositions,
      household.isAlone
    else { return process(fix, Observation()) }
    let step = engine.advance(to: fix.time)
    if !step.isEmpty { append(at: fix.time, transitions: [], step: step) }
  }

  private func refused(_ report: FixReport, _ refusal: FixRefusal) -> PipelineEvent {
    PipelineEvent(
      refusedAt: report.time ?? engine.clock ?? Date(timeIntervalSince1970: 0),
      accuracyMeters: report.mode >= 2 ? report.accuracyMeters(within: settings.accuracy) : nil,
      reason: .gate(refusal))
  }

  // MARK: Store

  mutating func append(
    at time: Date, transitions: [DeviceTransition], step: EngineStep,
    tracks: [Device.ID: TrackRecord] = [:], withReceiver: Bool = true, notifiers: [String]? = nil
  ) {
    let positions = positions.takeAll()
    let isOccasion = !transitions.isEmpty || !step.isEmpty || !positions.isEmpty
    commits.append(
      PipelineCommit(
        time: time, deviceTransitions: transitions, step: step,
        track: withReceiver ? track.record : nil, deviceTracks: tracks,
        notifiers: notifiers ?? settings.notifiers,
        audiences: household.audiences(settings.audiences), positions: positions,
        retention: isOccasion ? retention(at: time) : nil))
  }

  /// Returns the ages from which history is deleted, once in a minute: what is deleted has to be
  /// searched for.
  private mutating func retention(at time: Date) -> Retention? {
    if let forgotten, abs(time.timeIntervalSince(forgotten)) < 60 { return nil }
    forgotten = time
    return settings.retention
  }

  private mutating func flush() throws -> [PipelineEvent] {
    // Most fixes cause nothing: a call of a method would copy the pipeline for each of them.
    let written = try commits.flush()
    return written.isEmpty ? [] : events(of: written)
  }

  private func events(of written: ArraySlice<PipelineCommit>) -> [PipelineEvent] {
    let names = EventNames(places: places, household: household.isAlone ? nil : household)
    return written.flatMap { PipelineEvent.all(of: $0, names: names) }
  }

  private mutating func applyWantedSettings() throws -> [PipelineEvent] {
    guard let wanted = wantedSettings else { return [] }
    let events = try flush()
    guard !hasBacklog else { return events }
    let old = settings
    settings = wanted
    do {
      try reload()
    } catch {
      settings = old
      throw error
    }
    wantedSettings = nil
    return events
  }

  /// Reads the store; everything that the engine knows has been written to it before.
  private mutating func reload() throws {
    let before = places.keys
    let regions = try store.withSnapshot { snapshot in
      let (todos, places) = (try snapshot.todos, try snapshot.places)
      let regions = try Region.all(of: places, todos: todos, settings: settings)
      let memory = try snapshot.memory
      try household.reload(snapshot, regions: regions, memory: memory)
      engine.reload(
        rules: settings.rules, todos: todos, places: places, habits: try snapshot.habitAlarms,
        persons: household.followed, memory: memory)
      return regions
    }
    track.adopt(regions, insteadOf: before)
    forgotten = nil
    settleHousehold()
  }
}
