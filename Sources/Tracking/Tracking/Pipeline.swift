package import Foundation
package import Geo
package import Model
import Regions
import Reminding

/// Runs each fix through gate, monitor, engine and store; the same for live input and replay, and
/// for every source.
///
/// Everything that a fix causes is committed in one transaction before it is returned, so that no
/// event is published before it is on disk.
package struct Pipeline: Sendable {
  private let store: any ReminderStore
  /// The settings in force.
  private(set) var settings: PipelineSettings
  var engine: ReminderEngine
  var household: Household
  private(set) var storeVersion: Int
  private(set) var commits: CommitQueue
  var positions = PositionLog()
  /// When history was last deleted; `nil` until then, and after every edit.
  private var forgotten: Date?
  /// True if time passes with the positions of a recording, without gaps.
  let isRecording: Bool
  /// Settings that take effect once all commits are written.
  private var wantedSettings: PipelineSettings?

  /// Opens the pipeline on a store; a rehearsal reads it and writes nothing.
  ///
  /// With `keepsCommits` it keeps what it returns, so that all of it can be stored at its end. With
  /// `isFresh` it begins without the stored tracks, visits and reminders. In a recording
  /// (`isRecording`) time alone causes what it does at its own instants, however late the next
  /// position comes.
  ///
  /// - Throws: The store's error if it cannot be read.
  package init(
    store: any ReminderStore, settings: PipelineSettings, isRehearsal: Bool = false,
    keepsCommits: Bool = false, isFresh: Bool = false, isRecording: Bool = false
  ) throws {
    self.isRecording = isRecording
    // The engine reminds of the tasks and habits of all.
    let store = store.viewed(by: .household)
    self.store = store
    self.settings = settings
    storeVersion = try store.dataVersion()
    (household, engine) = try store.withSnapshot { snapshot in
      let (todos, places) = (try snapshot.todos, try snapshot.places)
      let memory = try isFresh ? EngineMemory() : snapshot.memory
      let household = try Household(
        snapshot, regions: Region.all(of: places, todos: todos, settings: settings),
        memory: memory, isFresh: isFresh)
      let engine = ReminderEngine(
        rules: settings.rules, todos: todos, places: places, habits: try snapshot.habitAlarms,
        persons: household.followed, memory: memory)
      return (household, engine)
    }
    commits = CommitQueue(store: isRehearsal ? nil : store, keeps: keepsCommits)
    settleHousehold()
  }

  /// All places; the engine's own, since there may be very many.
  var places: [Place.ID: Place] { engine.places }
  /// The next instant at which time alone may cause something, or positions have to be recorded.
  package var nextWake: Date? {
    let departure = household.departures.isEmpty ? nil : household.departures.values.min()
    return [engine.nextWake, departure, positions.due].compactMap(\.self).min()
  }
  /// True if something waits to be committed because the store could not be written.
  package var hasBacklog: Bool { commits.hasFailed }
  /// The commits so far, oldest first, if they are kept.
  package var kept: [PipelineCommit] { commits.kept }
  /// The moment up to which an earlier run has told everything, and whether it ended then; `nil` if
  /// none has run (Z10).
  var lastSession: (moment: Date, wasStopped: Bool)? {
    engine.lastMoment.map { ($0, engine.wasStopped) }
  }
  /// The latest time that was seen.
  package var clock: Date? { engine.clock }
  /// The last accepted fix of the receiver.
  package var lastFix: Fix? { household.tracks[.receiver]?.lastFix }
  /// The number of the receiver's fixes that an earlier session had handled.
  package var repeatedFixes: Int { household.tracks[.receiver]?.repeatedFixes ?? 0 }
  /// The number of accepted fixes of the receiver.
  package var acceptedFixes: Int { household.tracks[.receiver]?.acceptedFixes ?? 0 }

  /// Begins a new track of the receiver if the present one is ahead of the computer's clock and of
  /// a report.
  package mutating func restartTrack(at report: FixReport, ifAheadOf now: Date) {
    household.tracks[.receiver]?.restart(at: report, ifAheadOf: now)
  }

  /// Processes one report of a receiver and returns the events it causes.
  ///
  /// Unless `retries` is set, commits that have failed are left to a later call, and so are those
  /// that follow: a busy database takes seconds to refuse.
  ///
  /// - Throws: The store's error; what could not be written is kept.
  package mutating func receive(
    _ report: FixReport, retries: Bool = true
  ) throws -> [PipelineEvent] {
    let isPaused = !retries && hasBacklog
    var result = BatchResult()
    process(
      DeviceReport(report: report), of: .receiver,
      at: report.time ?? engine.clock ?? Date(timeIntervalSince1970: 0), isPast: false,
      into: &result)
    guard let fix = result.receipt.lastAccepted else { return result.refusals }
    finish(&result, of: .receiver, at: fix.time)
    return isPaused ? [] : try commit()
  }

  /// Decides what time alone causes up to `now`, and returns it; after a gap as one message (Z10).
  ///
  /// - Throws: The store's error; what could not be written is kept.
  package mutating func tick(at now: Date, after gap: Gap? = nil) throws -> [PipelineEvent] {
    let adopted = try applyWantedSettings()
    var result = BatchResult()
    result.step = reconcileAll(at: now)
    pass(to: now, after: gap, into: &result)
    finish(&result, at: now)
    return adopted + (try commit())
  }

  /// Reads the store again if another process has changed it; returns the events of commits that
  /// had waited.
  ///
  /// What waits is committed first. Unless `retries` is set, that is left to a later call.
  ///
  /// - Throws: The store's error if it cannot be read.
  package mutating func reloadIfChanged(retries: Bool = true) throws -> [PipelineEvent] {
    guard retries || !hasBacklog else { return [] }
    let version = try store.dataVersion()
    guard version != storeVersion else { return [] }
    let events = try commit()
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
  package mutating func adopt(_ settings: PipelineSettings) throws -> [PipelineEvent] {
    wantedSettings = settings == self.settings ? nil : settings
    return try applyWantedSettings()
  }

  /// Commits the tracks, so that a later session continues them, and the moment of the end (Z10);
  /// returns the events of commits that had waited.
  ///
  /// - Throws: The store's error.
  package mutating func finish(at now: Date? = nil) throws -> [PipelineEvent] {
    let events = try commit()
    let unstored = household.takeUnstored()
    guard let end = now ?? engine.clock else { return events }
    append(
      at: end, transitions: [], step: EngineStep(), tracks: unstored, notifiers: [], isStop: true)
    return events + (try commit())
  }

  // MARK: Store

  mutating func append(
    at time: Date, transitions: [DeviceTransition], step: EngineStep,
    tracks: [Device.ID: TrackRecord] = [:], notifiers: [String]? = nil, isStop: Bool = false
  ) {
    let positions = positions.takeAll()
    let isOccasion = !transitions.isEmpty || !step.isEmpty || !positions.isEmpty
    var commit = PipelineCommit(
      time: time, deviceTransitions: transitions, step: step, tracks: tracks,
      notifiers: notifiers ?? settings.notifiers,
      audiences: household.audiences(settings.audiences), positions: positions,
      retention: isOccasion ? retention(at: time) : nil)
    commit.isStop = isStop
    commits.append(commit)
  }

  /// Returns the ages from which history is deleted, once in a minute: what is deleted has to be
  /// searched for.
  private mutating func retention(at time: Date) -> Retention? {
    if let forgotten, abs(time.timeIntervalSince(forgotten)) < 60 { return nil }
    forgotten = time
    return settings.retention
  }

  /// Commits what waits, in one transaction; returns the events.
  ///
  /// - Throws: The store's error; what could not be written is kept.
  package mutating func commit() throws -> [PipelineEvent] {
    // Most fixes cause nothing: a call of a method would copy the pipeline for each of them.
    let written = try commits.flush()
    return written.isEmpty ? [] : events(of: written)
  }

  private func events(of written: ArraySlice<PipelineCommit>) -> [PipelineEvent] {
    let names = EventNames(places: places, household: household)
    return written.flatMap { PipelineEvent.all(of: $0, names: names) }
  }

  private mutating func applyWantedSettings() throws -> [PipelineEvent] {
    guard let wanted = wantedSettings else { return [] }
    let events = try commit()
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

  /// Reads the store, which must contain the whole memory of the engine.
  private mutating func reload() throws {
    try store.withSnapshot { snapshot in
      let (todos, places) = (try snapshot.todos, try snapshot.places)
      let regions = try Region.all(of: places, todos: todos, settings: settings)
      let memory = try snapshot.memory
      try household.reload(snapshot, regions: regions, memory: memory)
      engine.reload(
        rules: settings.rules, todos: todos, places: places, habits: try snapshot.habitAlarms,
        persons: household.followed, memory: memory)
    }
    forgotten = nil
    settleHousehold()
  }
}
