import CGPSShim
import Synchronization

/// Wakes a thread that waits for gpsd.
///
/// Once rung it stays rung.
final class Bell: Sendable {
  /// Readable when the bell has rung; -1 when there were no descriptors left.
  let readEnd: Int32
  private let writeEnd: Int32
  private let rung = Atomic(false)

  init() {
    var ends: [Int32] = [-1, -1]
    let isOpen = passby_bell_open(&ends)
    readEnd = isOpen ? ends[0] : -1
    writeEnd = isOpen ? ends[1] : -1
  }

  deinit {
    guard readEnd >= 0 else { return }
    var ends = [readEnd, writeEnd]
    passby_bell_close(&ends)
  }

  /// Whether it has rung.
  var hasRung: Bool { rung.load(ordering: .acquiring) }

  /// How long a thread may wait without looking: for ever, unless there were no descriptors to wake it with.
  var longestWait: Duration? { readEnd >= 0 ? nil : .milliseconds(500) }

  /// Rings, from any thread.
  func ring() {
    rung.store(true, ordering: .releasing)
    guard writeEnd >= 0 else { return }
    passby_bell_ring(writeEnd)
  }

  /// Waits for it to ring, or for the time to pass.
  func wait(for duration: Duration) {
    guard !hasRung else { return }
    _ = passby_bell_wait(readEnd, min(duration, longestWait ?? duration).roundedUpMilliseconds)
  }
}
