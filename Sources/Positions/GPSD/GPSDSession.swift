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
