import CommandSupport
import Dispatch
import Foundation
import Synchronization
import SystemEvents

/// Waits for the next second, a key or a signal.
final class WatchPulse {
  /// The reason why a wait ended.
  enum Beat {
    case second
    case resized
    /// The user wants to do something else first (Ctrl-Z).
    case stopped
    case pressed(WatchKey)
    case ended
  }

  /// The received signals, in order, and the event that is raised with each.
  private final class Signals: Sendable {
    let event = WakeEvent()
    private let numbers = Mutex<[Int32]>([])

    func add(_ number: Int32) {
      numbers.withLock { $0.append(number) }
      event.raise()
    }

    /// Removes and returns the first signal; the event stays raised while there are more.
    func next() -> Int32? {
      numbers.withLock { numbers in
        event.clear()
        guard !numbers.isEmpty else { return nil }
        defer { if !numbers.isEmpty { event.raise() } }
        return numbers.removeFirst()
      }
    }
  }

  private let process: ProcessContext
  private let sources: [any DispatchSourceSignal]
  private let signals = Signals()
  private var hasKeys: Bool
  /// Keys that were typed together with earlier ones.
  private var typed: [WatchKey] = []

  /// Begins to listen; to keys as well where the screen is ours.
  init(_ process: ProcessContext, keys: Bool) {
    self.process = process
    hasKeys = keys
    let queue = DispatchQueue(label: "passby.signals")
    let numbers = [SIGINT, SIGTERM, SIGHUP, SIGWINCH] + (keys ? [SIGTSTP] : [])
    sources = numbers.map { [signals] number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { signals.add(number) }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Waits until the clock shows another second, at the longest.
  func wait() -> Beat {
    let end = process.now.timeIntervalSince1970.rounded(.down) + 1.01
    while true {
      if !typed.isEmpty {
        let key = typed.removeFirst()
        return key == .quit ? .ended : .pressed(key)
      }
      let rest = end - process.now.timeIntervalSince1970
      guard rest > 0 else { return .second }
      var polled = [
        signals.event.polled,
        pollfd(fd: hasKeys ? process.streams.input : -1, events: Int16(POLLIN), revents: 0),
      ]
      // At most two seconds: a clock that was put back must not stop the screen.
      guard poll(&polled, 2, Int32(min(rest, 2) * 1000) + 1) > 0 else { return .second }
      if polled[0].revents != 0, let beat = signalled() { return beat }
      if polled[1].revents != 0 { readKeys() }
    }
  }

  /// Stops the process until the shell lets it go on.
  func suspend() { kill(getpid(), SIGSTOP) }

  private func signalled() -> Beat? {
    guard let number = signals.next() else { return nil }
    switch number {
    case SIGWINCH: return .resized
    case SIGTSTP: return .stopped
    default: return .ended
    }
  }

  /// Reads what was typed.
  private func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(process.streams.input, &bytes, bytes.count)
    guard count > 0 else {
      // The input has ended.
      hasKeys = false
      return
    }
    typed = WatchKey.keys(in: bytes.prefix(count))
  }
}
