import Dispatch
import Foundation

/// Waits for the next second, a key, or a signal, without using the processor meanwhile.
final class WatchPulse {
  /// What ended the wait.
  enum Beat {
    case second
    case resized
    /// The user wants to do something else first (Ctrl-Z).
    case stopped
    case ended
  }

  private let sources: [any DispatchSourceSignal]
  private let bell: (read: Int32, write: Int32)
  private var hasKeys: Bool

  /// Begins to listen; to keys as well where the screen is ours.
  init(keys: Bool) {
    hasKeys = keys
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let bell = (read: ends[0], write: ends[1])
    self.bell = bell
    let queue = DispatchQueue(label: "passby.signals")
    let numbers = [SIGINT, SIGTERM, SIGHUP, SIGWINCH] + (keys ? [SIGTSTP] : [])
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(bell.write, &byte, 1)
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Waits until the clock shows another second, at the longest.
  func wait() -> Beat {
    let end = Date().timeIntervalSince1970.rounded(.down) + 1.01
    while true {
      let rest = end - Date().timeIntervalSince1970
      guard rest > 0 else { return .second }
      var polled = [
        pollfd(fd: bell.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasKeys ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      ]
      // At most two seconds: a clock that was put back must not stop the screen.
      guard poll(&polled, 2, Int32(min(rest, 2) * 1000) + 1) > 0 else { return .second }
      if polled[0].revents != 0, let beat = signalled() { return beat }
      if polled[1].revents != 0, isQuit() { return .ended }
    }
  }

  /// Stops the process until the shell lets it go on.
  func suspend() { kill(getpid(), SIGSTOP) }

  private func signalled() -> Beat? {
    var byte: UInt8 = 0
    guard read(bell.read, &byte, 1) == 1 else { return nil }
    switch Int32(byte) {
    case SIGWINCH: return .resized
    case SIGTSTP: return .stopped
    default: return .ended
    }
  }

  private func isQuit() -> Bool {
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else {
      // Nobody types any more.
      hasKeys = false
      return false
    }
    return byte == UInt8(ascii: "q") || byte == UInt8(ascii: "Q")
  }
}
