public import Foundation
public import Geo
import Regions
public import Reminders

/// The way of a fix: gate, monitor, engine, store; one and the same for live input, replay and tests.
///
/// What a fix brought about is committed in one transaction before it is returned, so that nobody hears of anything that is not on the disk.
/// When a commit fails, it is kept and tried again before the next one: nothing is lost while the disk is full or the database busy. Fixes
/// need not wait for that: see `receive`.
public struct Pipeline: Sendable {
  private let store: any ReminderStore
  private var settings: PipelineSettings
  private var gate: FixGate
  private var monitor: RegionMonitor
  private var engine: ReminderEngine
  private var places: [Place.ID: Place]
  private var storeVersion: Int
  /// Fixes up to here were already handled in an earlier session.
  private var alreadyHandled: Date?
  /// How many fixes were passed over because an earlier session had handled them.
  public private(set) var repeatedFixes = 0
  /// How many fixes were accepted.
  public private(set) var acceptedFixes = 0
  private var backlog: [PipelineCommit] = []
  /// Whether what could not be committed is left for a later call.
  private var isHolding = false
  private var positions = PositionLog()
  /// Settings that take effect once the backlog is written.
  private var wantedSettings: PipelineSettings?

  /// Opens the pipeline on what the store remembers.
  ///
  /// - Throws: what the store throws when it cannot be read.
  public init(store: any ReminderStore, settings: PipelineSettings) throws {
    self.store = store
    self.settings = settings
    storeVersion = try store.version()
    let todos = try store.todos()
    let allPlaces = try store.places()
    let track = try store.track()
    gate = track?.gate ?? FixGate()
    alreadyHandled = gate.newest
    monitor = RegionMonitor(
      regions: try Self.regions(of: allPlaces, todos: todos, settings: settings))
    if let track { monitor.restore(track.monitor) }
    let memory = try store.memory()
    // A visit that is not over ends when its place turns out to be elsewhere.
    for visit in memory.visits where visit.ended == nil {
      monitor.nameFirstState(of: visit.id.place)
    }
    engine = ReminderEngine(
      rules: settings.rules, todos: todos, places: allPlaces, memory: memory)
    places = Dictionary(uniqueKeysWithValues: allPlaces.map { ($0.id, $0) })
  }

  /// The next instant at which time alone may bring something about.
  public var nextWake: Date? { engine.nextWake }
  /// Whether something waits to be committed, because the store could not be written.
  public var hasBacklog: Bool { !backlog.isEmpty }
  /// The last accepted fix.
  public var lastFix: Fix? { gate.last }

  /// Starts the track anew when it has come to lie ahead of the computer's clock, and a report says that this was wrong.
  ///
  /// One fix with a time of tomorrow would otherwise shut out all of today. A receiver that is right before a computer that is behind never
  /// goes back in time, and is left alone.
  public mutating func startAnew(at report: FixReport, whereAheadOf now: Date) {
    guard let newest = gate.newest, let time = report.time,
      newest.timeIntervalSince(now) > Self.doubtSeconds,
      newest.timeIntervalSince(time) > Self.doubtSeconds
    else { return }
    gate = FixGate()
    monitor.forgetTime()
    alreadyHandled = nil
  }

  /// What the clocks of a receiver and of a computer may differ by, and a receiver's late sentences: 60 s.
  private static let doubtSeconds = 60.0

  /// Takes one report of a receiver and returns what it brought about.
  ///
  /// `retries` tells whether to try again what could not be committed before. A busy database takes seconds to say no, so whoever calls `tick`
  /// every now and then, and has fixes waiting, leaves it to that.
  ///
  /// - Throws: what the store throws; the change is kept and committed by the next call.
  public mutating func receive(
    _ report: FixReport, retries: Bool = true
  ) throws -> [PipelineEvent] {
    isHolding = !retries && hasBacklog
    if isRepeated(report) { return [] }
    switch gate.admit(report, within: settings.accuracy) {
    case .refused(let refusal):
      return [refused(report, refusal)]
    case .accepted(let fix, let startsTrack):
      acceptedFixes += 1
      guard !startsTrack, monitor.skips(fix) else {
        return try follow(fix, monitor.update(with: fix, startsTrack: startsTrack))
      }
      // Nothing but time can bring something about, unless a position is of use.
      guard !engine.isVisiting, !settings.recordsPositions, backlog.isEmpty else {
        return try follow(fix, Observation())
      }
      let step = engine.advance(to: fix.time)
      return step.isEmpty ? [] : try commit(at: fix.time, transitions: [], steps: [step])
    }
  }

  /// Tells whether an earlier session has handled a report, and counts it if so.
  private mutating func isRepeated(_ report: FixReport) -> Bool {
    guard let alreadyHandled, let time = report.time, time <= alreadyHandled else { return false }
    repeatedFixes += 1
    return true
  }

  private func refused(_ report: FixReport, _ refusal: FixRefusal) -> PipelineEvent {
    PipelineEvent(
      refusedAt: report.time ?? engine.clock ?? Date(timeIntervalSince1970: 0),
      accuracyMeters: report.mode >= 2 ? report.accuracyMeters(within: settings.accuracy) : nil,
      reason: refusal.description)
  }

  /// Lets time alone do its work up to `now`, and returns what it brought about.
  ///
  /// - Throws: what the store throws; the change is kept and committed by the next call.
  public mutating func tick(at now: Date) throws -> [PipelineEvent] {
    let adopted = try adoptWantedSettings()
    isHolding = false
    let step = engine.advance(to: now)
    return adopted + (try commit(at: now, transitions: [], steps: [step]))
  }

  /// Reads the store again if another process has changed it; returns what had waited to be
  /// committed.
  ///
  /// What waits is committed first. Unless `retries` is set, that is left to a later call: a busy
  /// database takes seconds to refuse.
  ///
  /// - Throws: The store's error if it cannot be read.
  public mutating func reloadIfChanged(retries: Bool = true) throws -> [PipelineEvent] {
    guard retries || backlog.isEmpty else { return [] }
    let version = try store.version()
    guard version != storeVersion else { return [] }
    let events = try writeBacklog()
    guard backlog.isEmpty else { return events }
    try reload()
    storeVersion = version
    return events
  }

  /// Goes on with other settings; returns what had waited to be committed.
  ///
  /// While the store cannot be written the old settings stay in force; `tick` tries again.
  ///
  /// - Throws: what the store throws.
  public mutating func adopt(_ settings: PipelineSettings) throws -> [PipelineEvent] {
    wantedSettings = settings == self.settings ? nil : settings
    return try adoptWantedSettings()
  }

  private mutating func adoptWantedSettings() throws -> [PipelineEvent] {
    guard let wanted = wantedSettings else { return [] }
    let events = try writeBacklog()
    guard backlog.isEmpty else { return events }
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

  /// What the engine knows and the store does not must get there before anything is read from it.
  private mutating func writeBacklog() throws -> [PipelineEvent] {
    isHolding = false
    return try flushBacklog()
  }

  private mutating func reload() throws {
    let todos = try store.todos()
    let allPlaces = try store.places()
    let regions = try Self.regions(of: allPlaces, todos: todos, settings: settings)
    engine.reload(
      rules: settings.rules, todos: todos, places: allPlaces, memory: try store.memory())
    adopt(regions)
    places = Dictionary(uniqueKeysWithValues: allPlaces.map { ($0.id, $0) })
  }

  /// Commits where the track stands, so that a later session goes on from here; returns what had waited to be committed.
  ///
  /// - Throws: what the store throws.
  public mutating func finish() throws -> [PipelineEvent] {
    isHolding = false
    let events = try flushBacklog()
    guard let last = gate.last, last.time > (alreadyHandled ?? .distantPast) else { return events }
    backlog.append(
      PipelineCommit(
        time: last.time, transitions: [], step: EngineStep(), track: trackRecord, notifiers: [],
        positions: positions.takeAll(), retention: settings.retention))
    return events + (try flushBacklog())
  }

  // MARK: Inside

  private mutating func follow(_ fix: Fix, _ observation: Observation) throws -> [PipelineEvent] {
    var steps: [EngineStep] = []
    func note(_ step: EngineStep) {
      if !step.isEmpty { steps.append(step) }
    }
    note(engine.advance(to: fix.time))
    for (id, state) in observation.settled {
      guard let place = places[id] else { continue }
      note(
        engine.settle(
          id, isInside: state == .inside, at: fix.time,
          distanceMeters: place.center.distanceMeters(to: fix.coordinate),
          accuracyMeters: fix.accuracyMeters))
    }
    for transition in observation.transitions { note(engine.handle(transition)) }
    engine.notePosition(fix)
    note(engine.advance(to: fix.time))
    if settings.recordsPositions { positions.append(fix) }
    guard
      observation.changed || !observation.transitions.isEmpty || !backlog.isEmpty
        || positions.isFull || !steps.isEmpty
    else {
      return []
    }
    return try commit(
      at: fix.time, transitions: observation.transitions, steps: steps,
      force: observation.changed || positions.isFull)
  }

  private var trackRecord: TrackRecord {
    TrackRecord(gate: gate, monitor: monitor.snapshot)
  }

  private mutating func commit(
    at time: Date, transitions: [Transition], steps: [EngineStep], force: Bool = false
  ) throws -> [PipelineEvent] {
    let step = steps.dropFirst().reduce(into: steps.first ?? EngineStep()) { whole, part in
      whole.decisions += part.decisions
      whole.visits += part.visits
      whole.silences += part.silences
    }
    if force || !step.isEmpty || !transitions.isEmpty {
      backlog.append(
        PipelineCommit(
          time: time, transitions: transitions, step: step, track: trackRecord,
          notifiers: settings.notifiers, positions: positions.takeAll(),
          retention: settings.retention))
    }
    return try flushBacklog()
  }

  private mutating func flushBacklog() throws -> [PipelineEvent] {
    guard !isHolding else { return [] }
    var events: [PipelineEvent] = []
    while let commit = backlog.first {
      do {
        try store.commit(commit)
      } catch {
        // What was committed before it must still be told.
        guard events.isEmpty else { return events }
        throw error
      }
      backlog.removeFirst()
      events += self.events(of: commit)
    }
    return events
  }

  private func events(of commit: PipelineCommit) -> [PipelineEvent] {
    let transitions = commit.transitions.compactMap { transition in
      places[transition.region].map { PipelineEvent(transition, place: $0.name) }
    }
    let reminders = commit.step.decisions.compactMap(\.reminder).map { PipelineEvent($0) }
    // What time brought about before the fix came first; at the same instant the transition explains the reminder.
    return (transitions + reminders).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  private mutating func adopt(_ regions: [Region]) {
    let wanted = Set(regions.map(\.id))
    for id in places.keys where !wanted.contains(id) { monitor.remove(id) }
    for region in regions {
      Self.adopt(region, in: &monitor)
    }
  }

  private static func adopt(_ region: Region, in monitor: inout RegionMonitor) {
    if let known = monitor.region(region.id), known.center == region.center,
      known.radiusMeters == region.radiusMeters
    {
      monitor.setDwells(region.dwells, for: region.id)
    } else {
      monitor.insert(region)
    }
  }

  private static func regions(
    of places: [Place], todos: [Todo], settings: PipelineSettings
  ) throws -> [Region] {
    try places.map { place in
      let dwells = todos.lazy.filter { $0.canBeDone(at: place) }.compactMap(\.dwellSeconds)
      return try Region(
        id: place.id, center: place.center, radiusMeters: place.radiusMeters,
        dwells: Set(dwells).sorted(), firesInitially: settings.firesInitially)
    }
  }
}
