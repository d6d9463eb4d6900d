import Glibc
import Synchronization

/// Writes texts to a file descriptor that may be full, closed or stopped.
///
/// While the descriptor accepts nothing, the thread waits in poll(2) and not in write(2), so that
/// `stop()` can end it. The mode of the descriptor is left alone: it may belong to other processes.
package final class DescriptorWriter: Sendable {
  /// The reason why a text was not written.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// `stop()` was called.
    case stopped
    /// The system refused; the payload is `errno`.
    case system(Int32)

    /// The system's message.
    package var description: String {
      switch self {
      case .stopped: "stopped"
      case .system(let number): String(cString: strerror(number))
      }
    }
  }

  /// The largest block that a pipe reported as writable takes without blocking.
  ///
  /// Source: pipe(7), PIPE_BUF.
  private static let blockSize = 4096
  /// How long a descriptor may accept nothing before it counts as stalled, in milliseconds.
  private static let patience: Int32 = 5000
  /// The pause after EAGAIN from a descriptor that poll(2) calls writable, in milliseconds.
  private static let retryPause: Int32 = 50

  private let descriptor: Int32
  /// A pipe that becomes readable with `stop()`; negative ends if there was no free descriptor.
  private let stopper: (readEnd: Int32, writeEnd: Int32)
  private let isOver = Mutex(false)

  /// Creates a writer; the descriptor stays the caller's.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
    stopper = (ends[0], ends[1])
  }

  deinit {
    for end in [stopper.readEnd, stopper.writeEnd] where end >= 0 { close(end) }
  }

  /// True after `stop()`.
  var isStopped: Bool { isOver.withLock { $0 } }

  /// Makes present and later writes fail with `Failure.stopped`.
  package func stop() {
    isOver.withLock { isOver in
      guard !isOver else { return }
      isOver = true
      _ = Glibc.write(stopper.writeEnd, [1], 1)
    }
  }

  /// Writes all of a text; blocks its thread meanwhile.
  ///
  /// Calls `stalled` once if the descriptor accepts nothing for 5 seconds.
  ///
  /// - Throws: `Failure`; a part of the text may have been written.
  func write(_ text: String, stalled: () -> Void = {}) throws(Failure) {
    let bytes = Array(text.utf8)
    var (done, hasStalled) = (0, false)
    while done < bytes.count {
      if try !wait(forRoom: true, atMost: hasStalled ? -1 : Self.patience) {
        hasStalled = true
        stalled()
        continue
      }
      let count = bytes[done...].prefix(Self.blockSize).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        _ = try wait(forRoom: false, atMost: Self.retryPause)
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }

  /// Waits until the descriptor is writable or broken; returns false at the end of the time.
  private func wait(forRoom: Bool, atMost milliseconds: Int32) throws(Failure) -> Bool {
    // poll(2) skips negative descriptors.
    var watched = [
      pollfd(fd: stopper.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: forRoom ? descriptor : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let count = poll(&watched, nfds_t(watched.count), milliseconds)
    if isStopped { throw .stopped }
    if count < 0, errno != EINTR { throw .system(errno) }
    return count != 0
  }
}
