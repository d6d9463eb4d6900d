import Foundation
import Synchronization

/// What a program writes to its standard error: the beginning is kept, the rest read and dropped, so that it never blocks.
///
/// Reading goes on until the last writer is gone; then everything is closed and let go.
final class ErrorOutput: Sendable {
  private struct State {
    var beginning: [UInt8] = []
    var isOpen = true
  }

  /// The end to give to the program, and to close here once that has it.
  let writer: FileHandle

  private static let limit = 4096
  private let descriptor: Int32
  private let state = Mutex(State())

  /// Opens a pipe; `nil` where the process has no descriptor left for it.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    // Close-on-exec, or programs that start later would hold this pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    writer = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    // Non-blocking, because what a program leaves running may hold it open for ever.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)

    // A thread of its own rather than a dispatch source: a descriptor that a child inherits must not stand in an event loop.
    let reader = Thread { [self] in
      repeat { waitForOutput() } while readAvailable()
      state.withLock { state in
        state.isOpen = false
        close(descriptor)
      }
    }
    reader.name = "passby.stderr"
    reader.start()
  }

  private func waitForOutput() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// The first line that is not empty, once the program has ended.
  func firstLine() -> String {
    _ = readAvailable()
    let text = state.withLock { String(decoding: $0.beginning, as: UTF8.self) }
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }

  /// Reads what is there, up to a megabyte, and tells whether more may come.
  private func readAvailable() -> Bool {
    state.withLock { state in
      guard state.isOpen else { return false }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      for _ in 0..<16 {
        let count = read(descriptor, &chunk, chunk.count)
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        let room = Self.limit - state.beginning.count
        state.beginning.append(contentsOf: chunk.prefix(min(count, room)))
      }
      return true
    }
  }
}
