package import Geo
package import Localization
import Synchronization
import Text

/// A report of a session.
package enum GPSDReport: Sendable, Hashable {
  /// The receiver's state: when it changes, and before the first fix.
  case state(ReceiverState)
  /// A position: one per epoch, each later than the one before.
  case fix(FixReport)
  /// The version of gpsd, once per connection.
  case version(GPSDVersion)
  /// A receiver was connected (`isPresent`) or disconnected.
  case device(path: String, isPresent: Bool)
  /// The consumer was too slow: this number of fixes before this point was dropped, oldest first.
  case dropped(fixes: Int)

  /// The report as a phrase, without coordinates.
  package var phrase: PositionPhrase {
    switch self {
    case .state(let state): state.phrase
    case .fix: .position
    case .version(let version): version.phrase
    case .device(let path, true): .deviceCame(path.cleanLine)
    case .device(let path, false): .deviceWent(path.cleanLine)
    case .dropped(let fixes): .positionsDropped(fixes)
    }
  }
}

/// A receiver in the list of gpsd.
package struct GPSDDevice: Sendable, Hashable {
  /// The path in the configuration of gpsd, such as `/dev/ttyACM0`.
  package let path: String
  /// True if gpsd receives data from it; a device that is configured but silent, or unplugged, is
  /// not active.
  package let isActive: Bool
}

/// The last sky view of a device, which completes its positions.
struct SkyView: Sendable, Hashable {
  let device: String
  let hdop: Double?
  let satellites: Int?
  let seen: ContinuousClock.Instant
}

/// The content of one line from gpsd.
enum DaemonLine: Sendable, Hashable {
  /// A TPV; values that it lacks are `nil`.
  case position(FixReport, device: String)
  /// A SKY: the dilution of precision and the satellites used, which a TPV lacks.
  case sky(hdop: Double?, satellites: Int?, device: String)
  /// A device came or went.
  case device(GPSDDevice)
  /// All devices of gpsd.
  case devices([GPSDDevice])
  /// Who answers.
  case version(GPSDVersion)
  /// gpsd refused something.
  case error(String)
  /// Another class of message, or garbage.
  case other
}

/// A buffer between the reading thread, which never waits here, and one consumer, which may be
/// slow.
///
/// When too many fixes wait, the oldest fix is dropped and counted; gpsd would otherwise disconnect
/// the client. States are kept, because the last one must not be lost.
final class ReportBuffer: Sendable {
  private struct Contents {
    var queue: [GPSDReport] = []
    var fixes = 0
    var dropped = 0
    var isFinished = false
    var consumer: CheckedContinuation<GPSDReport?, Never>?
  }

  private let mostFixes: Int
  private let contents = Mutex(Contents())

  init(mostFixes: Int) {
    self.mostFixes = max(1, mostFixes)
  }

  /// Appends a report, or passes it to the consumer if that is waiting.
  func append(_ report: GPSDReport) {
    let consumer = contents.withLock { contents -> CheckedContinuation<GPSDReport?, Never>? in
      guard !contents.isFinished else { return nil }
      if let consumer = contents.consumer {
        contents.consumer = nil
        return consumer
      }
      enqueue(report, in: &contents)
      return nil
    }
    consumer?.resume(returning: report)
  }

  /// Ends the stream: from now on the consumer gets `nil`; waiting reports are dropped.
  func finish() {
    let consumer = contents.withLock { contents -> CheckedContinuation<GPSDReport?, Never>? in
      contents.isFinished = true
      contents.queue = []
      defer { contents.consumer = nil }
      return contents.consumer
    }
    consumer?.resume(returning: nil)
  }

  /// Waits for the next report and returns it; `nil` after the end.
  ///
  /// Only one consumer may wait.
  func next() async -> GPSDReport? {
    await withCheckedContinuation { continuation in
      let ready = contents.withLock { contents -> GPSDReport?? in
        if contents.isFinished { return .some(nil) }
        if let report = dequeue(from: &contents) { return report }
        precondition(contents.consumer == nil, "two consumers of one session")
        contents.consumer = continuation
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }

  private func enqueue(_ report: GPSDReport, in contents: inout Contents) {
    contents.queue.append(report)
    if case .fix = report { contents.fixes += 1 }
    if contents.fixes > mostFixes, let oldest = contents.queue.firstIndex(where: \.isFix) {
      contents.queue.remove(at: oldest)
      contents.fixes -= 1
      contents.dropped += 1
    }
    // gpsd sends fewer states than this; another service must not fill the memory.
    if contents.queue.count > 2 * mostFixes + 64,
      let other = contents.queue.firstIndex(where: { !$0.isFix })
    {
      contents.queue.remove(at: other)
    }
  }

  private func dequeue(from contents: inout Contents) -> GPSDReport? {
    if contents.dropped > 0 {
      defer { contents.dropped = 0 }
      return .dropped(fixes: contents.dropped)
    }
    guard !contents.queue.isEmpty else { return nil }
    let report = contents.queue.removeFirst()
    if report.isFix { contents.fixes -= 1 }
    return report
  }
}

extension GPSDReport {
  fileprivate var isFix: Bool {
    guard case .fix = self else { return false }
    return true
  }
}
