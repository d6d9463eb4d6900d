import Foundation
package import Geo
package import Localization
import SystemEvents

/// The reports of gpsd as an asynchronous sequence.
///
/// Each iteration has its own connection, read by its own thread. A missing or lost gpsd is a state
/// in the sequence and never ends it: the session connects again after 1, 2, 4 ... 30 s. The
/// sequence ends only when the task that iterates is cancelled (`cancelOnGracefulShutdown()` does
/// that) or the iterator is released. The session then ends gpsd's watch, so that gpsd can release
/// the receiver, and closes the connection, within milliseconds; a pending attempt to connect ends
/// later, on its thread.
///
/// A fix reaches the consumer at the latest 100 ms after its epoch's last report and 150 ms after
/// its first, or at once when the next epoch begins. For a slow consumer 1024 fixes wait; beyond
/// that the oldest are dropped and counted (`GPSDReport.dropped`).
///
/// The times of the fixes are the receiver's; the consumer decides whether they are plausible.
package struct GPSDSession: AsyncSequence, Sendable {
  /// A session yields reports.
  package typealias Element = GPSDReport
  /// A session never throws.
  package typealias Failure = Never

  private let address: GPSDAddress
  private let device: String?
  private let options: GPSDOptions

  /// Creates a session; iterating starts it.
  ///
  /// - Parameters:
  ///   - address: The address of gpsd.
  ///   - device: The path of the receiver to follow; `nil` follows the first that gives a fix.
  ///   - options: The time limits.
  package init(
    address: GPSDAddress = .local, device: String? = nil, options: GPSDOptions = GPSDOptions()
  ) {
    self.address = address
    self.device = device
    self.options = options
  }

  /// Connects to gpsd.
  package func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(run: SessionRun(address: address, device: device, options: options))
  }

  /// An iterator over the reports of one connection after the other.
  package struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let run: SessionRun

    /// Returns the next report; `nil` when the task is cancelled.
    package mutating func next() async -> GPSDReport? {
      await run.next()
    }

    /// Returns the next report; `nil` when the task is cancelled.
    package mutating func next(isolation actor: isolated (any Actor)?) async -> GPSDReport? {
      await run.next()
    }
  }
}

extension GPSDSession {
  /// The result of `firstFix(address:device:timeout:options:)`.
  package enum FirstFix: Sendable, Hashable {
    /// The first fix.
    case fix(FixReport)
    /// No fix within the timeout, or no connection to gpsd, with the reason.
    case unavailable(reason: PositionPhrase)
  }

  /// Requests one position from gpsd.
  ///
  /// Waits for a receiver and its fix until the timeout, but returns at once if gpsd cannot be
  /// reached.
  package static func firstFix(
    address: GPSDAddress = .local, device: String? = nil, timeout: Duration,
    options: GPSDOptions = GPSDOptions()
  ) async -> FirstFix {
    let session = GPSDSession(address: address, device: device, options: options)
    return await withTimeLimit(timeout) {
      var reason = PositionPhrase.noAnswer(address: address.description)
      for await report in session {
        switch report {
        case .fix(let fix): return .fix(fix)
        case .state(.noDaemon(let problem)): return .unavailable(reason: problem)
        case .state(let state): reason = state.phrase
        case .version, .device, .dropped: break
        }
      }
      return .unavailable(reason: reason)
    }
  }
}

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

/// A running session; its thread lives as long as the stream of reports.
final class SessionRun: Sendable {
  private let stopping = WakeEvent()
  private let buffer: ReportBuffer

  init(address: GPSDAddress, device: String?, options: GPSDOptions) {
    buffer = ReportBuffer(mostFixes: options.maximumBufferedFixes)
    SessionReader(
      address: address, device: device, options: options, stopping: stopping, buffer: buffer
    ).start()
  }

  deinit { stop() }

  /// Waits for the next report and returns it; `nil` as soon as the task is cancelled.
  func next() async -> GPSDReport? {
    await withTaskCancellationHandler {
      await buffer.next()
    } onCancel: {
      stop()
    }
  }

  private func stop() {
    stopping.raise()
    buffer.finish()
  }
}

/// The time limits of a session; the defaults suit a receiver at 1 to 10 Hz.
package struct GPSDOptions: Sendable, Hashable {
  /// The time without a fix after which the receiver counts as silent or without fix.
  package var staleAfter: Duration = .seconds(10)
  /// The pauses between attempts to connect; the last one repeats.
  package var retryDelays: [Duration] = [1, 2, 4, 8, 16, 30].map { .seconds($0) }
  /// The time that a fix waits for a better report of its epoch, counted from the last one.
  package var epochGrace: Duration = .milliseconds(100)
  /// The longest time that a fix is held back, counted from its epoch's first report.
  package var epochLimit: Duration = .milliseconds(150)
  /// The maximum number of fixes buffered for a slow consumer; beyond it the oldest are dropped.
  package var maximumBufferedFixes = 1024

  /// Creates the default limits.
  package init() {}
}
