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
  var trackedDevices: TrackedDevices
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
    (trackedDevices, engine) = try store.withSnapshot { snapshot in
      let (todos, places) = (try snapshot.todos, try snapshot.places)
      let memory = try isFresh ? EngineMemory() : snapshot.memory
      let trackedDevices = try TrackedDevices(
        snapshot, regions: Region.all(of: places, todos: todos, settings: settings),
        memory: memory, isFresh: isFresh)
      let engine = ReminderEngine(
        rules: settings.rules, todos: todos, places: places, habits: try snapshot.habitAlarms,
        persons: trackedDevices.followed, memory: memory)
      return (trackedDevices, engine)
    }
    commits = CommitQueue(store: isRehearsal ? nil : store, keeps: keepsCommits)
    settleHousehold()
  }

  /// All places; the engine's own, since there may be very many.
  var places: [Place.ID: Place] { engine.places }
  /// The next instant at which time alone may cause something, or positions have to be recorded.
  package var nextWake: Date? {
    let departure = trackedDevices.departures.isEmpty ? nil : trackedDevices.departures.values.min()
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
  package var lastFix: Fix? { trackedDevices.tracks[.receiver]?.lastFix }
  /// The number of the receiver's fixes that an earlier session had handled.
  package var repeatedFixes: Int { trackedDevices.tracks[.receiver]?.repeatedFixes ?? 0 }
  /// The number of accepted fixes of the receiver.
  package var acceptedFixes: Int { trackedDevices.tracks[.receiver]?.acceptedFixes ?? 0 }

  /// Begins a new track of the receiver if the present one is ahead of the computer's clock and of
  /// a report.
  package mutating func restartTrack(at report: FixReport, ifAheadOf now: Date) {
    trackedDevices.tracks[.receiver]?.restart(at: report, ifAheadOf: now)
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
    let unstored = trackedDevices.removeUnstored()
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
    let positions = positions.removeAll()
    let isOccasion = !transitions.isEmpty || !step.isEmpty || !positions.isEmpty
    var commit = PipelineCommit(
      time: time, deviceTransitions: transitions, step: step, tracks: tracks,
      notifiers: notifiers ?? settings.notifiers,
      audiences: trackedDevices.audiences(settings.audiences), positions: positions,
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
    let names = EventNames(places: places, trackedDevices: trackedDevices)
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
      try trackedDevices.reload(snapshot, regions: regions, memory: memory)
      engine.reload(
        rules: settings.rules, todos: todos, places: places, habits: try snapshot.habitAlarms,
        persons: trackedDevices.followed, memory: memory)
    }
    forgotten = nil
    settleHousehold()
  }
}

package struct PipelineSettings: Sendable, Hashable {
  /// How to remind.
  package let rules: EngineRules
  /// True if being inside a place at the first fix is an enter (`initial: fire`).
  package let firesInitially: Bool
  /// The limits of the accuracy of fixes.
  package let accuracy: AccuracyLimits
  /// True if positions are recorded (S3: only if the user asks for it).
  package let recordsPositions: Bool
  /// The ages from which history is deleted.
  package let retention: Retention
  /// The notifiers that reminders are addressed to; none where the caller shows the events itself.
  package let notifiers: [String]

  /// The names of the persons of each notifier (P5); a notifier without an entry is for all.
  package let audiences: [String: Set<String>]
  /// How old and how new the positions of phones may be.
  package let phones: PhoneLimits

  package init(
    rules: EngineRules, firesInitially: Bool = false, accuracy: AccuracyLimits = .standard,
    recordsPositions: Bool = false, retention: Retention = Retention(), notifiers: [String] = [],
    audiences: [String: Set<String>] = [:], phones: PhoneLimits = PhoneLimits()
  ) {
    self.rules = rules
    self.firesInitially = firesInitially
    self.accuracy = accuracy
    self.recordsPositions = recordsPositions
    self.retention = retention
    self.notifiers = notifiers
    self.audiences = audiences
    self.phones = phones
  }
}

/// Why the positions of a phone could not be processed.
package enum PipelineError: Error, Hashable {
  /// There is no such device, any more.
  case unknownDevice
  /// Earlier commits could not be written yet.
  case waitsForStore
}

/// The devices, persons and places of one version of the store.
package struct StoredDevices: Sendable {
  /// The version of the store; another one means that something has changed.
  package let version: Int
  /// All devices by number, the receiver too.
  package let devices: [Device.ID: Device]
  /// The names of all persons.
  package let persons: [Person.ID: String]
  package let places: [Place.ID: Place]
}

extension Pipeline {
  /// The devices, persons and places as the pipeline knows them.
  package var storedDevices: StoredDevices {
    StoredDevices(
      version: storeVersion, devices: trackedDevices.devices, persons: trackedDevices.persons,
      places: places)
  }
}

extension Region {
  /// Returns the regions of places, each with the dwell times that its tasks ask for.
  ///
  /// - Throws: `RegionError` for a radius or a dwell time out of range.
  static func all(
    of places: [Place], todos: [Todo], settings: PipelineSettings
  ) throws -> [Region] {
    var dwells: [PlaceReference: Set<Double>] = [:]
    for todo in todos {
      guard let seconds = todo.dwellSeconds else { continue }
      for reference in todo.places { dwells[reference, default: []].insert(seconds) }
    }
    return try places.map { place in
      let here = place.references.reduce(into: Set<Double>()) { $0.formUnion(dwells[$1] ?? []) }
      return try Region(
        id: place.id, center: place.center, radiusMeters: place.radiusMeters,
        dwells: here.sorted(), firesInitially: settings.firesInitially)
    }
  }
}

/// Positions that wait to be recorded, so that the disk is written once a minute.
struct PositionLog: Sendable {
  /// How many positions are written together at most.
  static let batchSize = 60
  /// The longest wait of a position, in seconds: what a power cut may lose.
  static let longestWait = 60.0

  private var waiting: [Fix] = []
  /// When the oldest position began to wait.
  private var began: Date?

  /// When the positions are written at the latest; `nil` while none waits.
  var due: Date? { began?.addingTimeInterval(Self.longestWait) }

  /// Returns true if it is time to write, also after the clock was set back.
  func isDue(at now: Date) -> Bool {
    guard let began else { return false }
    return waiting.count >= Self.batchSize
      || abs(now.timeIntervalSince(began)) >= Self.longestWait
  }

  /// Adds a position that came at `now`.
  mutating func append(_ fix: Fix, at now: Date) {
    if waiting.isEmpty { began = now }
    waiting.append(fix)
  }

  /// Returns the positions, and removes them.
  mutating func removeAll() -> [Fix] {
    defer { (waiting, began) = ([], nil) }
    return waiting
  }
}
