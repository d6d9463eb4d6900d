import Foundation

/// Wakes a thread that waits for descriptors, so that it can end.
struct Stopper: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Opens the pipe; `nil` when the process has no descriptors left.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// What to wait for.
  var polled: pollfd { pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0) }

  /// Tells the thread to end.
  func stop() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Gives the pipe back, once the thread has ended.
  func close() {
    Foundation.close(readEnd)
    Foundation.close(writeEnd)
  }
}
