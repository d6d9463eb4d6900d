import Foundation

/// A pipe that accepts nothing more, because nobody reads it.
package final class FullPipe: Sendable {
  /// The end to read from; `nil` after `breakReader()`.
  private let readEnd: Int32
  /// The end to write to.
  package let writeEnd: Int32

  /// Creates a pipe; full unless `isFull` is false, and then blocking unless `isBlocking` is false.
  package init(isFull: Bool = true, isBlocking: Bool = true) throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let flags = fcntl(writeEnd, F_GETFL)
    _ = fcntl(writeEnd, F_SETFL, flags | O_NONBLOCK)
    if isFull {
      let block = [UInt8](repeating: 0x2E, count: 4096)
      while write(writeEnd, block, block.count) > 0 {}
    }
    if isBlocking { _ = fcntl(writeEnd, F_SETFL, flags) }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Reads all there is.
  package func drain() -> String {
    var (text, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    var watched = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    while poll(&watched, 1, 0) == 1 {
      let count = read(readEnd, &buffer, buffer.count)
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The writing end of a pipe whose reader has gone.
package final class BrokenPipe: Sendable {
  /// The end to write to.
  package let writeEnd: Int32

  /// Creates a pipe, and closes its reading end.
  package init() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    close(ends[0])
    writeEnd = ends[1]
    _ = fcntl(writeEnd, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(writeEnd) }
}
