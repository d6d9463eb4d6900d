import Foundation
import Localization
import SystemEvents

/// The work of a session's thread: connects, reads, and connects again until it is stopped.
struct SessionReader: Sendable {
  let address: GPSDAddress
  let device: String?
  let options: GPSDOptions
  let stopping: WakeEvent
  let buffer: ReportBuffer

  /// Starts a thread: the calls of libgps block, which the cooperative pool does not allow for.
  func start() {
    let thread = Thread { run() }
    thread.name = "gpsd"
    thread.start()
  }

  private func run() {
    let connection = Connection()
    var tracker = ReceiverTracker(device: device, options: options)
    var backoff = Backoff(options.retryDelays)
    while !stopping.isRaised {
      let reason: PositionPhrase?
      if let failure = connection.open(address) {
        reason = failure
      } else {
        reason = readLines(of: connection, with: &tracker, resetting: &backoff)
        connection.close()
      }
      guard let reason, !stopping.isRaised else { continue }
      publish(tracker.lost(reason, at: .now))
      pause(for: backoff.next())
    }
  }

  /// Reads until the connection ends and returns the reason; `nil` if the session was stopped.
  private func readLines(
    of connection: Connection, with tracker: inout ReceiverTracker, resetting backoff: inout Backoff
  ) -> PositionPhrase? {
    let start = ContinuousClock.now
    var noise = NoiseGauge()
    tracker.connected(at: start)
    while !stopping.isRaised {
      let rest = tracker.deadline.map { ContinuousClock.now.duration(to: $0) }
      let outcome = connection.next(timeout: rest, stopping: stopping)
      let now = ContinuousClock.now
      switch outcome {
      case .line(let line):
        if noise.isTooMuch(line, at: now) { return .notGPSD(address: address.description) }
        // A daemon that greets and hangs up at once must not make the pauses short again.
        if case .position = line { backoff.reset() }
        // First what was due before this line: after a suspend the receiver counts as silent.
        publish(tracker.tick(at: now))
        publish(tracker.receive(line, at: now))
      case .timedOut: publish(tracker.tick(at: now))
      case .woken: return nil
      case .closed(let reason):
        if start.duration(to: now) > backoff.longest { backoff.reset() }
        return reason
      }
    }
    return nil
  }

  private func pause(for duration: Duration) {
    let end = ContinuousClock.now + duration
    while !stopping.isRaised, ContinuousClock.now < end {
      _ = stopping.wait(milliseconds: ContinuousClock.now.duration(to: end).roundedUpMilliseconds)
    }
  }

  private func publish(_ reports: [GPSDReport]) {
    for report in reports { buffer.append(report) }
  }
}
