import Foundation
public import Geo
import Localization
public import Logging
public import Model

/// Owns the running pipeline, and keeps its blocking calls off the cooperative threads.
///
/// It sleeps until a report arrives, something becomes due, or its owner says that the store has
/// changed.
public actor Tracker {
  /// The tracker's own queue, which the receiver of phones shares: each change of the thread costs
  /// as much as a position.
  public nonisolated let executor = QueueExecutor(label: "passby.tracker")
  private var pipeline: Pipeline
  private let clock: RunClock
  private let logger: Logger
  private let ports: TrackerPorts
  private var lastObjection: PositionPhrase?
  private var lastFailure: String?
  /// True if the receiver's last time had lost weeks.
  private var isBehind = false
  private var plannedWake: Date?
  /// When the store was last looked at for changes of others.
  private var lastLook: ContinuousClock.Instant?

  /// The longest time without looking at the clock, in seconds.
  private static let longestPause = 60.0
  /// How soon a commit that failed is tried again, in seconds.
  private static let retryPause = 1.0
  /// The shortest pause, in seconds; it bounds the load of an instant that causes nothing.
  private static let shortestPause = 0.05

  /// The tracker's own queue.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a tracker.
  public init(pipeline: Pipeline, clock: RunClock, logger: Logger, ports: TrackerPorts) {
    self.pipeline = pipeline
    self.clock = clock
    self.logger = logger
    self.ports = ports
  }

  /// Takes one report.
  ///
  /// One whose receiver has lost 1024 or 2048 weeks is put right, as a phone's is (P8).
  public func receive(_ report: FixReport) {
    var report = report
    let right = report.time.flatMap { clock.corrected($0) }
    if let right {
      report.time = right
      if !isBehind { logger.warning("\(PositionPhrase.putRight.text)") }
    }
    isBehind = right != nil
    if let time = report.time, let objection = clock.objection(to: time) {
      refuse(report, at: time, objection: objection)
      return
    }
    lastObjection = nil
    if case .system(let now) = clock { pipeline.restartTrack(at: report, ifAheadOf: now()) }
    let (accepted, repeated) = (pipeline.acceptedFixes, pipeline.repeatedFixes)
    let hadBacklog = pipeline.hasBacklog
    perform(
      { [ports] pipeline throws in try Self.reload(&pipeline, retries: false, ports) },
      { pipeline throws in try pipeline.receive(report, retries: false) })
    pass(on: report, isAccepted: pipeline.acceptedFixes > accepted)
    if repeated == 0, pipeline.repeatedFixes > 0 {
      logger.notice("fixes that the last session has handled are skipped")
    }
    planWake(hadBacklog: hadBacklog)
  }

  /// Takes what requests of phones brought, and returns what became of each once that is on the
  /// disk.
  ///
  /// With a clock of fixes, as in a replay, the positions move the clock themselves. The store is
  /// looked at again only for requests that came since the last look.
  ///
  /// - Throws: `PipelineError`, or the store's error: the phones have to send all of it again.
  public func receive(
    _ batches: [DeviceBatch], since arrival: ContinuousClock.Instant = .now
  ) async throws -> [Result<DeviceReceipt, PipelineError>] {
    let hadBacklog = pipeline.hasBacklog
    let batches = dated(batches)
    var taken: Result<[Result<DeviceReceipt, PipelineError>], any Error> =
      .failure(PipelineError.waitsForStore)
    let isLookedAt = lastLook.map { arrival <= $0 } ?? false
    if !isLookedAt { lastLook = .now }
    perform(
      { [ports] pipeline throws in
        try isLookedAt ? [] : Self.reload(&pipeline, retries: false, ports)
      },
      { pipeline throws in
        do {
          let (made, events) = try pipeline.receive(batches)
          taken = .success(made)
          return events
        } catch {
          taken = .failure(error)
          guard !(error is PipelineError) else { return [] }
          throw error
        }
      })
    planWake(hadBacklog: hadBacklog)
    let receipts = try taken.get()
    for (batch, receipt) in zip(batches, receipts) {
      guard case .success(let made) = receipt, let fix = made.lastAccepted else { continue }
      ports.position(pipeline.position(fix, of: batch.device))
    }
    return receipts
  }

  /// Returns batches that came at the time of their own positions, if those are the clock.
  private func dated(_ batches: [DeviceBatch]) -> [DeviceBatch] {
    guard case .fixes = clock else { return batches }
    var now = [pipeline.clock, clock.now(lastFix: pipeline.lastFix?.time)].compactMap(\.self).max()
    return batches.map { batch in
      let times = batch.reports.compactMap(\.report.time)
      now = ([now].compactMap(\.self) + times).max()
      var dated = batch
      dated.arrival = now ?? batch.arrival
      return dated
    }
  }

  private func pass(on report: FixReport, isAccepted: Bool) {
    ports.report(
      TrackedReport(
        report, isAccepted: isAccepted, limits: pipeline.settings.accuracy,
        isMine: pipeline.isReceiverMine, isPutRight: isBehind))
  }

  private func refuse(_ report: FixReport, at time: Date, objection: PositionPhrase) {
    pass(on: report, isAccepted: false)
    guard objection != lastObjection else { return }
    lastObjection = objection
    logger.warning("fix held", metadata: ["reason": "\(objection.text)"])
    ports.events([
      PipelineEvent(
        refusedAt: time,
        accuracyMeters: report.accuracyMeters(within: pipeline.settings.accuracy),
        reason: .clock(objection))
    ])
  }

  /// Decides what time alone causes, and reads the store if another process or connection changed
  /// it.
  ///
  /// A ring of the alarm has to wait for its turn while the tracker tries to commit, for seconds if
  /// the database is locked. If the try has put the alarm off meanwhile, the ring is void: as the
  /// next try at once, it would leave positions no turn.
  func tick(unless isPutOff: @Sendable () -> Bool) {
    if !isPutOff() { tick() }
  }

  /// Decides what time alone causes, and reads the store if another process or connection changed
  /// it.
  public func tick() {
    perform(
      { [ports] pipeline throws in try Self.reload(&pipeline, retries: true, ports) },
      { [clock] pipeline throws in
        guard let now = clock.now(lastFix: pipeline.lastFix?.time) else { return [] }
        // A clock of fixes follows the positions of phones, too.
        guard case .fixes = clock else { return try pipeline.tick(at: now) }
        return try pipeline.tick(at: max(now, pipeline.clock ?? now))
      })
    planWake()
  }

  /// Takes in what another process may have changed; returns false if that has to wait.
  ///
  /// While commits wait, only a planned wake tries them again: a locked database takes seconds to
  /// refuse, fixes would wait for it, and each program that opens the file announces a change.
  public func storeMayHaveChanged() -> Bool {
    guard !pipeline.hasBacklog else { return false }
    tick()
    return true
  }

  /// Reads the store if it was changed, and tells so.
  private static func reload(
    _ pipeline: inout Pipeline, retries: Bool, _ ports: TrackerPorts
  ) throws -> [PipelineEvent] {
    let version = pipeline.storeVersion
    let events = try pipeline.reloadIfChanged(retries: retries)
    if pipeline.storeVersion != version { ports.storeChanged() }
    return events
  }

  /// Goes on with other settings.
  public func adopt(_ settings: PipelineSettings) {
    perform({ pipeline throws in try pipeline.adopt(settings) })
    tick()
  }

  /// Commits where the track stands.
  public func finish() {
    perform({ pipeline throws in try pipeline.finish() })
  }

  /// Asks to be woken at another instant if positions have changed what may be next.
  ///
  /// Commits that wait are tried again when the last try has planned it. An alarm that positions
  /// put off would ring during that try, which may take seconds, and cause the next one at once:
  /// positions would have their turn only once between two tries.
  private func planWake(hadBacklog: Bool) {
    if hadBacklog ? !pipeline.hasBacklog : pipeline.hasBacklog || pipeline.nextWake != plannedWake {
      planWake()
    }
  }

  /// Asks to be woken at the next instant that may cause something; with a clock of fixes, the
  /// fixes wake it.
  private func planWake() {
    plannedWake = pipeline.nextWake
    // What is due waits for what was to be committed before it.
    guard !pipeline.hasBacklog else { return ports.wake(Self.retryPause) }
    guard case .system(let now) = clock else { return }
    let wanted = pipeline.nextWake?.timeIntervalSince(now()) ?? Self.longestPause
    ports.wake(min(max(wanted, Self.shortestPause), Self.longestPause))
  }

  private typealias Step = (inout Pipeline) throws -> [PipelineEvent]

  /// Runs steps; a store that cannot be used is said once, and so is that it can again.
  ///
  /// What failed is tried again at the next tick.
  private func perform(_ steps: Step...) {
    var failure: (any Error)?
    for step in steps {
      do {
        let events = try step(&pipeline)
        for event in events where event.kind == .fixRefused {
          logger.debug("fix refused", metadata: ["reason": "\(event.text)"])
        }
        if !events.isEmpty { ports.events(events) }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure {
      let text = String(describing: failure)
      guard text != lastFailure else { return }
      lastFailure = text
      logger.error("\(text)")
      ports.storeTrouble(failure)
    } else if lastFailure != nil, !pipeline.hasBacklog {
      lastFailure = nil
      logger.notice("the database can be used again; what waited is stored")
      ports.storeTrouble(nil)
    }
  }
}
