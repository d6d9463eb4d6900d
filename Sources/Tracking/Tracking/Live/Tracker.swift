import Foundation
package import Geo
import Localization
package import Logging
package import Model

/// Owns the running pipeline, and keeps its blocking calls off the cooperative threads.
///
/// Works only when a report arrives, something becomes due, or `storeChanged()` reports a change of
/// the store.
package actor Tracker {
  /// The tracker's own queue, which the receiver of phones shares.
  package nonisolated let executor = QueueExecutor(label: "passby.tracker")
  private var pipeline: Pipeline
  private let clock: RunClock
  private let logger: Logger
  private let outputs: TrackerOutputs
  private var lastObjection: PositionPhrase?
  private var lastFailure: String?
  /// True if the receiver's last time had lost weeks.
  private var isBehind = false
  private var plannedWake: Date?
  private var gaps: GapDetector
  /// The commit that the requests of phones wait for.
  private var commitTask: Task<Void, Never>?

  /// How soon a commit that failed is tried again, in seconds.
  private static let retryPause = 1.0
  /// The shortest pause, in seconds; it bounds the load of an instant that causes nothing.
  private static let shortestPause = 0.05

  /// The tracker's own queue.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a tracker; `uptime` tells a sleep of the computer from a clock that was set.
  package init(
    pipeline: Pipeline, clock: RunClock, logger: Logger, outputs: TrackerOutputs,
    uptime: @escaping RunClock.Uptime = RunClock.uptime
  ) {
    gaps = GapDetector(uptime: uptime)
    self.pipeline = pipeline
    self.clock = clock
    self.logger = logger
    self.outputs = outputs
  }

  /// Processes one report of the receiver.
  ///
  /// One whose receiver has lost 1024 or 2048 weeks is corrected, as a phone's is (P8).
  package func receive(_ report: FixReport) {
    var report = report
    let right = report.time.flatMap { clock.corrected($0) }
    if let right {
      report.time = right
      if !isBehind { logger.warning("\(PositionPhrase.corrected.text)") }
    }
    isBehind = right != nil
    if let time = report.time, let objection = clock.objection(to: time) {
      refuse(report, at: time, objection: objection)
      return
    }
    lastObjection = nil
    if case .system(let now) = clock { pipeline.restartTrack(at: report, ifAheadOf: now()) }
    closeGap()
    // Counts tell what was accepted: the commit may throw after that.
    let (accepted, repeated) = (pipeline.acceptedFixes, pipeline.repeatedFixes)
    let hadBacklog = pipeline.hasBacklog
    perform(
      { [outputs] pipeline throws in try Self.reload(&pipeline, retries: false, outputs) },
      { pipeline throws in try pipeline.receive(report, retries: false) })
    publish(report, isAccepted: pipeline.acceptedFixes > accepted)
    if repeated == 0, pipeline.repeatedFixes > 0 {
      logger.notice("fixes that the last session has handled are skipped")
    }
    planWake(hadBacklog: hadBacklog)
  }

  /// Returns the devices, unless the store still has the version named.
  ///
  /// The store is read again first if any process has changed it.
  package func devices(unless version: Int?) -> StoredDevices? {
    let hadBacklog = pipeline.hasBacklog
    perform({ [outputs] pipeline throws in try Self.reload(&pipeline, retries: false, outputs) })
    planWake(hadBacklog: hadBacklog)
    return pipeline.storeVersion == version ? nil : pipeline.storedDevices
  }

  /// Processes what a request of a phone brought, and returns what became of it once that is on
  /// disk.
  ///
  /// All requests that came meanwhile share one transaction. With a clock of fixes, as in a replay,
  /// the positions move the clock themselves. The store is not looked at: `devices` has done so.
  ///
  /// - Throws: `PipelineError`: the phone has to send it again.
  package func receive(_ batch: DeviceBatch) async throws -> DeviceReceipt {
    closeGap()
    let result = try pipeline.enqueue(dated(batch))
    publish(result.refusals)
    if pipeline.isCommitted(result) { planWake(hadBacklog: false) } else { await nextCommit() }
    guard pipeline.isCommitted(result) else { throw PipelineError.waitsForStore }
    if let fix = result.receipt.lastAccepted {
      outputs.position(pipeline.position(fix, of: batch.device))
    }
    return result.receipt
  }

  /// Waits for a commit after all that is queued for the tracker now.
  private func nextCommit() async {
    if commitTask == nil {
      commitTask = Task {
        commitTask = nil
        commit()
      }
    }
    await commitTask?.value
  }

  private func commit() {
    let hadBacklog = pipeline.hasBacklog
    perform({ pipeline throws in try pipeline.commit() })
    planWake(hadBacklog: hadBacklog)
  }

  /// Returns a batch as one that came at the time of its own positions, if those are the clock.
  private func dated(_ batch: DeviceBatch) -> DeviceBatch {
    guard case .fixes = clock else { return batch }
    var dated = batch
    let times = batch.reports.compactMap(\.report.time)
    dated.arrival =
      ([pipeline.clock, clock.now(lastFix: pipeline.lastFix?.time)].compactMap(\.self) + times)
      .max() ?? batch.arrival
    return dated
  }

  private func publish(_ report: FixReport, isAccepted: Bool) {
    outputs.report(
      TrackedReport(
        report, isAccepted: isAccepted, limits: pipeline.settings.accuracy,
        isMine: pipeline.isReceiverMine, isPutRight: isBehind))
  }

  private func refuse(_ report: FixReport, at time: Date, objection: PositionPhrase) {
    publish(report, isAccepted: false)
    guard objection != lastObjection else { return }
    lastObjection = objection
    logger.warning("fix held", metadata: ["reason": "\(objection.text)"])
    outputs.events([
      PipelineEvent(
        refusedAt: time,
        accuracyMeters: report.accuracyMeters(within: pipeline.settings.accuracy),
        reason: objection)
    ])
  }

  /// Calls `tick()` unless the alarm was rescheduled while it waited.
  ///
  /// It waits for seconds if the database is locked; retrying at once would starve incoming fixes.
  func tick(unless isPutOff: @Sendable () -> Bool) {
    if !isPutOff() { tick() }
  }

  /// Decides what time alone causes, and reads the store if another process or connection changed
  /// it.
  package func tick() {
    let reload: Step = { [outputs] pipeline throws in
      try Self.reload(&pipeline, retries: true, outputs)
    }
    switch clock {
    case .system(let now):
      // The clock is read once: the computer may fall asleep between two readings.
      let present = now()
      let gap = gap(at: present)
      perform(reload, { pipeline throws in try pipeline.tick(at: present, after: gap) })
    case .fixes:
      perform(
        reload,
        { [clock] pipeline throws in
          guard let now = clock.now(lastFix: pipeline.lastFix?.time) else { return [] }
          // A clock of fixes follows the positions of phones, too.
          return try pipeline.tick(at: max(now, pipeline.clock ?? now))
        })
    }
    planWake()
  }

  /// Returns the gap that ends at an instant, if there is one.
  private func gap(at now: Date) -> Gap? {
    let gap = gaps.look(at: now, earlier: pipeline.lastSession)
    if let gap {
      logger.notice("\(ReminderPhrase.gap(gap, zone: .current).text)")
      outputs.gap(gap)
    }
    return gap
  }

  /// Ends a gap before a position that comes first after it is processed.
  private func closeGap() {
    if case .system(let now) = clock, !pipeline.hasBacklog, gaps.sees(gapAt: now()) { tick() }
  }

  /// Reads what another process may have changed; returns false if that has to wait.
  ///
  /// While commits wait, only a planned wake tries them again: a locked database takes seconds to
  /// refuse, fixes would wait for it, and each program that opens the file announces a change.
  package func storeMayHaveChanged() -> Bool {
    guard !pipeline.hasBacklog else { return false }
    tick()
    return true
  }

  /// Reads the store again if it has changed, and then calls `storeChanged`.
  private static func reload(
    _ pipeline: inout Pipeline, retries: Bool, _ outputs: TrackerOutputs
  ) throws -> [PipelineEvent] {
    let version = pipeline.storeVersion
    let events = try pipeline.reloadIfChanged(retries: retries)
    if pipeline.storeVersion != version { outputs.storeChanged() }
    return events
  }

  /// Applies other settings.
  package func adopt(_ settings: PipelineSettings) {
    perform({ pipeline throws in try pipeline.adopt(settings) })
    tick()
  }

  /// Commits where the track stands.
  package func finish() {
    var end: Date?
    if case .system(let now) = clock { end = now() }
    perform({ [end] pipeline throws in try pipeline.finish(at: end) })
  }

  /// Sets the alarm again if positions have changed the next instant.
  ///
  /// Commits that wait are tried again when the last try has planned it. An alarm that positions
  /// put off would ring during that try, which may take seconds, and cause the next one at once:
  /// positions would have their turn only once between two tries.
  private func planWake(hadBacklog: Bool) {
    if hadBacklog ? !pipeline.hasBacklog : pipeline.hasBacklog || pipeline.nextWake != plannedWake {
      planWake()
    }
  }

  /// Sets the alarm to the next instant that may cause something; with a clock of fixes, the
  /// fixes wake it.
  private func planWake() {
    plannedWake = pipeline.nextWake
    // What is due waits for what was to be committed before it.
    guard !pipeline.hasBacklog else { return outputs.wake(Self.retryPause) }
    guard case .system(let now) = clock else { return }
    let wanted = pipeline.nextWake?.timeIntervalSince(now()) ?? GapDetector.pauseSeconds
    outputs.wake(min(max(wanted, Self.shortestPause), GapDetector.pauseSeconds))
  }

  private func publish(_ events: [PipelineEvent]) {
    for event in events where event.kind == .fixRefused {
      logger.debug("fix refused", metadata: ["reason": "\(event.text)"])
    }
    if !events.isEmpty { outputs.events(events) }
  }

  private typealias Step = (inout Pipeline) throws -> [PipelineEvent]

  /// Runs steps; reports once that the store cannot be used, and once that it can again.
  ///
  /// What failed is tried again at the next tick.
  private func perform(_ steps: Step...) {
    var failure: (any Error)?
    for step in steps {
      do {
        publish(try step(&pipeline))
      } catch {
        failure = failure ?? error
      }
    }
    if let failure {
      let text = String(describing: failure)
      guard text != lastFailure else { return }
      lastFailure = text
      logger.error("\(text)")
      outputs.storeTrouble(failure)
    } else if lastFailure != nil, !pipeline.hasBacklog {
      lastFailure = nil
      logger.notice("the database can be used again; what waited is stored")
      outputs.storeTrouble(nil)
    }
  }
}

/// The closures that a tracker calls, in order; they must not block.
package struct TrackerOutputs: Sendable {
  /// Gets events after they were committed.
  package let events: @Sendable ([PipelineEvent]) -> Void
  /// Gets every report, and whether it was accepted.
  package let report: @Sendable (TrackedReport) -> Void
  /// Gets where a phone is after each of its requests with a position that was used.
  package let position: @Sendable (DevicePosition) -> Void
  /// Gets the error because of which the database cannot be used; `nil` when it can be used again.
  package let storeTrouble: @Sendable ((any Error)?) -> Void
  /// Called after another process or connection has changed the store.
  package let storeChanged: @Sendable () -> Void
  /// Gets each gap in which nothing could be told (Z10).
  package let gap: @Sendable (Gap) -> Void
  /// Gets the seconds of wall-clock time after which `tick()` must be called; replaces the last.
  package let wake: @Sendable (_ seconds: Double) -> Void

  /// Creates outputs; those that are left out do nothing.
  package init(
    events: @escaping @Sendable ([PipelineEvent]) -> Void,
    report: @escaping @Sendable (TrackedReport) -> Void = { _ in },
    position: @escaping @Sendable (DevicePosition) -> Void = { _ in },
    storeTrouble: @escaping @Sendable ((any Error)?) -> Void = { _ in },
    storeChanged: @escaping @Sendable () -> Void = {},
    gap: @escaping @Sendable (Gap) -> Void = { _ in },
    wake: @escaping @Sendable (_ seconds: Double) -> Void = { _ in }
  ) {
    self.events = events
    self.report = report
    self.position = position
    self.storeTrouble = storeTrouble
    self.storeChanged = storeChanged
    self.gap = gap
    self.wake = wake
  }
}

/// Where a phone is by its last request; kept in memory only (P6).
package struct DevicePosition: Sendable, Hashable {
  package let device: Device.ID
  package let name: String
  /// The name of its person.
  package let person: String
  /// Whose device it is.
  package let owner: Person.ID
  /// True if it is the device that its person carries (P3).
  package let isLeading: Bool
  /// True if it is the device that the user of this machine carries (P3).
  package var isMine: Bool { owner == .me && isLeading }
  /// The newest position that was used.
  package let fix: Fix

  package init(
    device: Device.ID, name: String, person: String, owner: Person.ID = .me, isLeading: Bool,
    fix: Fix
  ) {
    self.owner = owner
    self.isLeading = isLeading
    self.device = device
    self.name = name
    self.person = person
    self.fix = fix
  }
}

extension Pipeline {
  /// True if the user of this machine carries the receiver.
  var isReceiverMine: Bool { trackedDevices.isMine(.receiver) }

  /// Returns where a device is, for those who ask for it.
  func position(_ fix: Fix, of device: Device.ID) -> DevicePosition {
    let person = trackedDevices.person(of: device)
    return DevicePosition(
      device: device, name: trackedDevices.name(of: device),
      person: trackedDevices.persons[person] ?? "",
      owner: person, isLeading: trackedDevices.isLeading(device), fix: fix)
  }
}

/// A report of the receiver with what the tracker made of it.
package struct TrackedReport: Sendable, Hashable {
  package let report: FixReport
  /// True if it is the latest position of the track.
  package let isAccepted: Bool
  /// The horizontal accuracy in metres (95 %) by the limits in force.
  package let accuracyMeters: Double
  /// False if the user of this machine carries another device (P3).
  package let isMine: Bool
  /// True if its time was corrected by 1024 or 2048 weeks.
  package let isPutRight: Bool

  /// Creates a report with its outcome.
  package init(
    _ report: FixReport, isAccepted: Bool, limits: AccuracyLimits, isMine: Bool = true,
    isPutRight: Bool = false
  ) {
    self.report = report
    self.isMine = isMine
    self.isPutRight = isPutRight
    self.isAccepted = isAccepted
    accuracyMeters = report.accuracyMeters(within: limits)
  }
}
