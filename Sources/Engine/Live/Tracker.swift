import Foundation
public import Geo
public import Logging
import Reminders

/// Owns the pipeline while it runs, and keeps it off the threads that must not wait.
public actor Tracker {
  private let executor = QueueExecutor(label: "passby.tracker")
  private var pipeline: Pipeline
  private let clock: RunClock
  private let logger: Logger
  private let emit: @Sendable ([PipelineEvent]) -> Void
  private var lastObjection: String?
  private var lastFailure: String?

  /// The tracker's own queue.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a tracker; `emit` gets events in order, after they were committed.
  public init(
    pipeline: Pipeline, clock: RunClock, logger: Logger,
    emit: @escaping @Sendable ([PipelineEvent]) -> Void
  ) {
    self.pipeline = pipeline
    self.clock = clock
    self.logger = logger
    self.emit = emit
  }

  /// Takes one report.
  public func receive(_ report: FixReport) {
    if let time = report.time, let objection = clock.objection(to: time) {
      if objection != lastObjection {
        lastObjection = objection
        logger.warning("fix held", metadata: ["reason": "\(objection)"])
        emit([
          PipelineEvent(refusedAt: time, accuracyMeters: report.accuracyMeters, reason: objection)
        ])
      }
      return
    }
    lastObjection = nil
    perform(Self.reload, { pipeline throws in try pipeline.receive(report) })
    if pipeline.repeatedFixes == 1 {
      logger.notice("fixes from before the last session's end are passed over")
    }
  }

  /// Lets time do its work, and takes in what other processes changed.
  public func tick() {
    perform(
      Self.reload,
      { [clock] pipeline throws in
        guard let now = clock.now(lastFix: pipeline.lastFix?.time) else { return [] }
        return try pipeline.tick(at: now)
      })
  }

  /// How long the daemon may sleep before time brings something about, in seconds.
  ///
  /// What could not be committed is tried again every second.
  public func secondsToNextWake() -> Double? {
    if pipeline.hasBacklog { return 1 }
    guard let wake = pipeline.nextWake, let now = clock.now(lastFix: pipeline.lastFix?.time) else {
      return nil
    }
    return max(0, wake.timeIntervalSince(now))
  }

  /// Commits where the track stands.
  public func finish() {
    perform({ pipeline throws in try pipeline.finish() })
  }

  private typealias Step = (inout Pipeline) throws -> [PipelineEvent]

  private static let reload: @Sendable (inout Pipeline) throws -> [PipelineEvent] =
    { try $0.reloadIfChanged() }

  /// Runs steps; a store that cannot be used is said once, and so is that it can again.
  ///
  /// What failed is tried again at the next tick.
  private func perform(_ steps: Step...) {
    var failure: String?
    for step in steps {
      do {
        let events = try step(&pipeline)
        for event in events where event.kind == .fixRefused {
          logger.debug("fix refused", metadata: ["reason": "\(event.text)"])
        }
        if !events.isEmpty { emit(events) }
      } catch {
        failure = failure ?? String(describing: error)
      }
    }
    if let failure, failure != lastFailure {
      lastFailure = failure
      logger.error("\(failure)")
    } else if failure == nil, lastFailure != nil, !pipeline.hasBacklog {
      lastFailure = nil
      logger.notice("the database can be used again; nothing was lost")
    }
  }
}
