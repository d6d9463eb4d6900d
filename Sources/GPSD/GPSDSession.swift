/// What gpsd reports, for as long as somebody listens.
///
/// Every iteration holds a connection of its own, read by a thread of its own. A daemon that is not there, or goes away, is a state in the
/// stream and never its end: the session connects again after 1, 2, 4 ... 30 s, for ever. The sequence ends only when the task that
/// iterates is cancelled (`cancelOnGracefulShutdown()` does that), or when the iterator is let go; then the watch is ended, so that the
/// receiver may sleep, and the connection closed. Both take milliseconds; a connection attempt that hangs in the network at that moment is
/// left behind to its thread.
///
/// A fix reaches the consumer 100 ms after its epoch's last report at the latest, and 150 ms after its first, or at once when the next
/// epoch begins. A slow consumer holds up nobody: 1024 fixes wait, beyond that the oldest are dropped and counted
/// (`GPSDReport.dropped`).
///
/// The times of the fixes are the receiver's; whether they are plausible is decided by whoever acts on them.
public struct GPSDSession: AsyncSequence, Sendable {
  /// A session yields reports.
  public typealias Element = GPSDReport
  /// A session never throws.
  public typealias Failure = Never

  private let address: GPSDAddress
  private let device: String?
  private let options: GPSDOptions

  /// Describes a session; iterating starts it.
  ///
  /// - Parameters:
  ///   - address: Where gpsd listens.
  ///   - device: The path of the receiver to follow, as gpsd names it; `nil` follows the first that gives a fix.
  ///   - options: How patient to be.
  public init(
    address: GPSDAddress = .local, device: String? = nil, options: GPSDOptions = GPSDOptions()
  ) {
    self.address = address
    self.device = device
    self.options = options
  }

  /// Connects, and begins to listen.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(run: SessionRun(address: address, device: device, options: options))
  }

  /// Listens to one connection after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let run: SessionRun

    /// The next report; `nil` when the task is cancelled.
    public mutating func next() async -> GPSDReport? {
      await run.next()
    }

    /// The next report; `nil` when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> GPSDReport? {
      await run.next()
    }
  }
}
