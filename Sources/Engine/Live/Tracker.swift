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
    perform { pipeline throws in try pipeline.reloadIfChanged() }
    perform { pipeline throws in try pipeline.receive(report) }
    if pipeline.repeatedFixes == 1 {
      logger.notice("fixes from before the last session's end are passed over")
    }
  }

  /// Lets time do its work, and takes in what other processes changed.
  public func tick() {
    perform { pipeline throws in try pipeline.reloadIfChanged() }
    perform { [clock] pipeline throws in
      guard let now = clock.now(lastFix: pipeline.lastFix?.time) else { return [] }
      return try pipeline.tick(at: now)
    }
  }

  /// How long the daemon may sleep before time brings something about, in seconds.
  public func secondsToNextWake() -> Double? {
    guard let wake = pipeline.nextWake, let now = clock.now(lastFix: pipeline.lastFix?.time) else {
      return nil
    }
    return max(0, wake.timeIntervalSince(now))
  }

  /// Commits where the track stands.
  public func finish() {
    perform { pipeline throws in try pipeline.finish() }
  }

  /// Runs one step; a store that cannot be written is said once, and the step is tried again with the next.
  private func perform(_ step: (inout Pipeline) throws -> [PipelineEvent]) {
    do {
      let events = try step(&pipeline)
      if lastFailure != nil { logger.notice("the database can be written again") }
      lastFailure = nil
      for event in events where event.kind == .fixRefused {
        logger.debug("fix refused", metadata: ["reason": "\(event.text)"])
      }
      if !events.isEmpty { emit(events) }
    } catch {
      let failure = String(describing: error)
      if failure != lastFailure { logger.error("\(failure)") }
      lastFailure = failure
    }
  }
}
