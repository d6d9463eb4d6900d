package import Foundation
package import Localization
import Synchronization

/// Watches what happens outside of the process: changes in folders, and the wall clock.
///
/// One thread sleeps in poll(2) until inotify(7) reports a change or the alarm is due. Folders on
/// network file systems report only the changes of this machine.
///
/// The alarm follows the wall clock, also during a suspend: it rings right after a suspend that
/// lasted past its instant, and at once when the clock is set beyond it.
package final class SystemWatch: Sendable {
  /// The changes, in order, for one listener; ends with `stop`.
  package let changes: AsyncStream<FileChange>
  /// The alarm's rings, for one listener; rings between two waits count as one.
  ///
  /// Ends with `stop`.
  package let alarms: AsyncStream<Void>
  /// True until the alarm rings; a ring received while it is true belongs to an earlier instant.
  package var isAlarmSet: Bool { state.withLock { $0.alarm != nil } }

  private struct State {
    var folders: WatchedFolders
    var alarm: Date?
    var isStopped = false
  }

  private let inotify: Int32
  private let inotifyError: Int32
  private let timer: WallTimer
  private let wake = WakeEvent()
  private let state: Mutex<State>
  private let change: AsyncStream<FileChange>.Continuation
  private let ring: AsyncStream<Void>.Continuation

  /// Creates a watch on no folder, with an alarm that is not set.
  ///
  /// - Throws: `WatchError.noTimer` if the process has no descriptor left.
  package init() throws(WatchError) {
    guard let timer = WallTimer() else { throw .noTimer(errno: errno) }
    self.timer = timer
    inotify = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    inotifyError = inotify < 0 ? errno : 0
    state = Mutex(State(folders: WatchedFolders(inotify: inotify)))
    (changes, change) = AsyncStream.makeStream(
      of: FileChange.self, bufferingPolicy: .bufferingNewest(256))
    (alarms, ring) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let thread = Thread { [self] in run() }
    thread.name = "passby.watch"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  /// Watches a folder, also after it was deleted and created again.
  ///
  /// - Throws: `WatchError.unavailable` where the kernel's limit is reached, `.folder` if the
  ///   folder does not exist or cannot be read.
  package func add(folder: String) throws(WatchError) {
    guard inotify >= 0 else { throw .unavailable(errno: inotifyError) }
    let failure = state.withLock { $0.isStopped ? 0 : $0.folders.add(folder) }
    guard failure == 0 else { throw .folder(folder, errno: failure) }
  }

  /// Watches a folder as soon as it exists; then a change of the kind `unknown` is reported.
  package func addOrAwait(folder: String) {
    state.withLock { state in
      if !state.isStopped, inotify >= 0 { state.folders.addOrAwait(folder) }
    }
  }

  /// Sets the alarm and replaces an earlier one; `nil` cancels it.
  ///
  /// An instant in the past rings at once. Does not wake the thread, which sleeps until the timer
  /// expires.
  package func setAlarm(_ instant: Date?) {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.alarm = instant
      timer.set(instant)
    }
  }

  /// Ends the thread and both streams.
  package func stop() {
    state.withLock { $0.isStopped = true }
    wake.raise()
  }

  /// The least time between two looks at folders, in milliseconds; alarms and the end cut it short.
  private static let gapMilliseconds: Int32 = 20

  /// Returns how long to sleep at a moment until an instant, in milliseconds: a day at most.
  static func pauseMilliseconds(before instant: Date, at now: Date) -> Int32 {
    Int32((min(max(instant.timeIntervalSince(now), 0), 86_400) * 1000).rounded(.up))
  }

  private func run() {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while let pause = ringOrPause() {
      var polled = [
        wake.polled, timer.polled, pollfd(fd: inotify, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, nfds_t(polled.count), pause) >= 0 || errno == EINTR else { break }
      wake.clear()
      if polled[1].revents != 0 { timer.acknowledge() }
      if polled[2].revents != 0 {
        readChanges(into: &buffer)
        // inotify coalesces equal unread events: this pause limits wake-ups to 50 a second.
        _ = poll(&polled, 2, Self.gapMilliseconds)
      }
    }
    change.finish()
    ring.finish()
    timer.close()
    if inotify >= 0 { close(inotify) }
  }

  /// Rings if the alarm is due, and returns how long to sleep; `nil` after `stop`.
  private func ringOrPause() -> Int32? {
    state.withLock { state in
      guard !state.isStopped else { return nil }
      if let alarm = state.alarm, alarm <= Date() {
        state.alarm = nil
        timer.set(nil)
        ring.yield()
      }
      let longest = wake.longestSleepMilliseconds
      guard let alarm = state.alarm else { return longest }
      let pause = Self.pauseMilliseconds(before: alarm, at: Date())
      return longest < 0 ? pause : min(pause, longest)
    }
  }

  private func readChanges(into buffer: inout [UInt8]) {
    let count = read(inotify, &buffer, buffer.count)
    guard count > 0 else { return }
    let events = InotifyEvent.decode(buffer[..<count])
    for change in state.withLock({ $0.folders.changes(for: events) }) { self.change.yield(change) }
  }
}

/// Reasons why folders or the clock cannot be watched.
package enum WatchError: Error, Hashable, Phrased {
  /// The kernel provides no inotify instance, as at the limit of the user.
  case unavailable(errno: Int32)
  /// The process has no descriptor left for a timer.
  case noTimer(errno: Int32)
  /// The folder cannot be watched.
  case folder(String, errno: Int32)

  /// The sentence for the user.
  package var phrase: DaemonPhrase {
    switch self {
    case .unavailable(let number): .noFileWatch(errno: Int(number))
    case .noTimer(let number): .noTimer(errno: Int(number))
    case .folder(let path, let number): .folderNotWatched(path: path, errno: Int(number))
    }
  }
}
