import Foundation

/// The work of a session's thread: connect, read, and connect again, until the bell rings.
struct SessionReader: Sendable {
  let address: GPSDAddress
  let device: String?
  let options: GPSDOptions
  let bell: Bell
  let buffer: ReportBuffer

  /// Starts a thread of its own: libgps' calls block, and a blocked thread of the cooperative pool would be missed by everybody.
  func start() {
    let thread = Thread { run() }
    thread.name = "gpsd"
    thread.start()
  }

  private func run() {
    let connection = Connection()
    var tracker = ReceiverTracker(device: device, options: options)
    var backoff = Backoff(options.retryDelays)
    while !bell.hasRung {
      let reason: String?
      if let failure = connection.open(address) {
        reason = "\(address): \(failure)"
      } else {
        reason = follow(connection, with: &tracker, resetting: &backoff)
        connection.close()
      }
      guard let reason, !bell.hasRung else { continue }
      publish(tracker.lost(reason, at: .now))
      pause(for: backoff.next())
    }
  }

  /// Reads until the connection ends, and returns why; `nil` when the bell rang.
  private func follow(
    _ connection: Connection, with tracker: inout ReceiverTracker, resetting backoff: inout Backoff
  ) -> String? {
    let start = ContinuousClock.now
    var noise = NoiseGauge()
    tracker.connected(at: start)
    while !bell.hasRung {
      let rest = tracker.deadline.map { ContinuousClock.now.duration(to: $0) }
      let timeout = [rest, bell.longestWait].compactMap(\.self).min()
      let outcome = connection.next(timeout: timeout, bell: bell)
      let now = ContinuousClock.now
      switch outcome {
      case .line(let line):
        if noise.isTooMuch(line, at: now) { return "\(address): what answers there is not gpsd" }
        // A daemon that greets and hangs up at once must not bring the pauses back to the shortest.
        if case .position = line { backoff.reset() }
        // What was due before this line goes first: after a suspend the state is that of the silence.
        publish(tracker.tick(at: now))
        publish(tracker.receive(line, at: now))
      case .timedOut: publish(tracker.tick(at: now))
      case .woken: return nil
      case .closed(let reason):
        if start.duration(to: now) > backoff.longest { backoff.reset() }
        return "\(address): \(reason)"
      }
    }
    return nil
  }

  private func pause(for duration: Duration) {
    let end = ContinuousClock.now + duration
    while !bell.hasRung, ContinuousClock.now < end {
      bell.wait(for: ContinuousClock.now.duration(to: end))
    }
  }

  private func publish(_ reports: [GPSDReport]) {
    for report in reports { buffer.append(report) }
  }
}
