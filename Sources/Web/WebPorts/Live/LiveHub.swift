import Application
package import Foundation
package import HTTPServer
package import Hummingbird
package import Model
import Synchronization
import Text

/// Sends events to all open pages.
///
/// While no page is open it has no timer. A page that does not read is cut off instead of waited
/// for: its browser reconnects, sends the last event that it saw, and gets the reminders it missed.
package final class LiveHub: Sendable {
  private struct State {
    var listeners: [Int: Listener] = [:]
    var nextListener = 0
    var nextMessage = 0
    var reminders: [(number: Int, message: ByteBuffer, isFor: @Sendable (Viewer) -> Bool)] = []
    var isClosed = false
    var lastVersion: StoreVersion?
    var hasAccess: @Sendable (AccessGrant) -> Bool = { _ in true }
  }

  /// The largest number of open streams.
  static let capacity = 400
  /// The largest number of open streams of one address; a proxy counts as one.
  static let capacityPerAddress = 200
  /// The number of past reminders that are kept for pages that reconnect.
  static let reminderCapacity = 50

  private let state = Mutex(State())
  private let storeVersion: @Sendable () -> StoreVersion?
  /// Distinguishes the messages of this run from those of an earlier one.
  private let run: Int
  private let wakes: AsyncStream<Void>
  private let wakesEnd: AsyncStream<Void>.Continuation
  private let changes: AsyncStream<Void>
  private let changesEnd: AsyncStream<Void>.Continuation
  private let sleep: @Sendable (Duration) async throws -> Void

  /// The pause between comments that keep proxies from closing a silent stream.
  static let heartbeat = Duration.seconds(15)
  /// The pauses between polls after a write: a commit becomes visible shortly after inotify reports
  /// the write.
  static let pollPauses: [Duration] = [30, 70, 150, 300, 400].map { .milliseconds($0) }
  /// The shortest pause between two `changed` events.
  static let changePause = Duration.milliseconds(200)

  /// Creates a hub.
  ///
  /// - Parameters:
  ///   - started: The start of the daemon.
  ///   - storeVersion: Returns where the database stands, with the commits of every other
  ///     connection, or `nil` while it cannot be read.
  ///   - sleep: Waits for a duration.
  package init(
    started: Date = Date(), storeVersion: @escaping @Sendable () -> StoreVersion? = { nil },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    run = Int(started.timeIntervalSince1970)
    self.storeVersion = storeVersion
    self.sleep = sleep
    (wakes, wakesEnd) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (changes, changesEnd) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// A number that changes whenever something changes that the pages show, also across restarts.
  package var version: Int { number(storeVersion()) }

  /// The same number; `nil` while it cannot be read.
  var knownVersion: Int? { storeVersion().map(number) }

  private func number(_ version: StoreVersion?) -> Int {
    run * 1_000_000 + (version?.content ?? 0) % 1_000_000
  }

  /// Sends an event to the open pages whose access still holds.
  package func post(_ event: LiveEvent) {
    closeRevoked()
    state.withLock { state in
      guard event.kind != .position else {
        let message = event.message()
        for listener in state.listeners.values
        where listener.wantsPositions && event.isFor(listener.viewer) {
          listener.offer(message)
        }
        return
      }
      state.nextMessage += 1
      // Nobody looks most of the time.
      guard event.kind == .reminder || !state.listeners.isEmpty else { return }
      let message = event.message(id: "\(run)-\(state.nextMessage)")
      if event.kind == .reminder {
        state.reminders.append((state.nextMessage, message, event.isFor))
        state.reminders.removeFirst(max(0, state.reminders.count - Self.reminderCapacity))
      }
      Self.send(message, in: &state, to: event.isFor)
    }
  }

  /// True if a page listens to positions.
  package var wantsPositions: Bool {
    state.withLock { $0.listeners.values.contains(where: \.wantsPositions) }
  }

  /// Schedules a `changed` event after a write; it is sent once the commit is visible.
  package func storeWasWritten() {
    changesEnd.yield()
  }

  // MARK: Access

  /// Sets the check of a grant, which every stream has to pass again and again.
  package func checkAccess(_ hasAccess: @escaping @Sendable (AccessGrant) -> Bool) {
    state.withLock { $0.hasAccess = hasAccess }
  }

  /// Closes the streams of sessions and tokens that have ended.
  ///
  /// Called after a logout, when the file of the token changes, before each event, and with each
  /// heartbeat for sessions that expire.
  package func closeRevoked() {
    let (listeners, hasAccess) = state.withLock { ($0.listeners.values.map(\.self), $0.hasAccess) }
    guard !listeners.isEmpty else { return }
    // The check reads a file: once for each grant, and outside of the lock.
    let revoked = Set(listeners.map(\.grant)).filter { !hasAccess($0) }
    for listener in listeners where revoked.contains(listener.grant) { leave(listener) }
  }

  // MARK: Listeners

  /// Opens a stream; `nil` if there are too many or the daemon is stopping.
  ///
  /// `lastID` is the last message that a reconnecting page received.
  package func listen(
    from address: String = "", wantsPositions: Bool, after lastID: String?,
    grant: AccessGrant = .open, viewer: Viewer = .me
  ) -> Listener? {
    let version = storeVersion()
    return state.withLock { state in
      guard Self.hasRoom(for: address, in: state) else { return nil }
      let listener = Listener(
        number: state.nextListener, address: address, wantsPositions: wantsPositions, grant: grant,
        viewer: viewer)
      state.nextListener += 1
      if state.listeners.isEmpty { state.lastVersion = version }
      state.listeners[listener.number] = listener
      listener.offer(ByteBuffer(string: "retry: 1000\n\n"))
      listener.offer(changed(version).message())
      for message in missed(since: lastID, by: viewer, in: state) { listener.offer(message) }
      wakesEnd.yield()
      return listener
    }
  }

  /// Closes a stream.
  package func leave(_ listener: Listener) {
    listener.end()
    _ = state.withLock { $0.listeners.removeValue(forKey: listener.number) }
  }

  /// Returns true if a client may open another stream.
  package func hasRoom(for address: String) -> Bool {
    state.withLock { Self.hasRoom(for: address, in: $0) }
  }

  private static func hasRoom(for address: String, in state: State) -> Bool {
    guard !state.isClosed, state.listeners.count < capacity else { return false }
    return state.listeners.values.count { $0.address == address } < capacityPerAddress
  }

  /// The number of open streams.
  var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// True once the daemon stops.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Ends all streams; pages reconnect once the daemon runs again.
  package func close() {
    let listeners = state.withLock { state in
      state.isClosed = true
      return state.listeners.values
    }
    for listener in listeners { listener.end() }
    wakesEnd.finish()
    changesEnd.finish()
  }

  // MARK: Work

  /// Sends heartbeats and `changed` events until `close`.
  package func work() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.sendHeartbeats() }
      group.addTask { await self.sendChanges() }
    }
  }

  private func sendHeartbeats() async {
    for await _ in wakes {
      while listenerCount > 0 {
        guard (try? await pause(Self.heartbeat)) != nil else { return }
        closeRevoked()
        state.withLock { Self.send(ByteBuffer(string: ":\n\n"), in: &$0) }
      }
    }
  }

  private func sendChanges() async {
    for await _ in changes where listenerCount > 0 {
      for length in Self.pollPauses {
        guard (try? await pause(length)) != nil else { return }
        guard sendIfChanged() else { continue }
        guard (try? await pause(Self.changePause)) != nil else { return }
        break
      }
    }
  }

  /// Waits; throws if the hub was closed in the meantime.
  private func pause(_ length: Duration) async throws {
    try await sleep(length)
    if state.withLock(\.isClosed) { throw CancellationError() }
  }

  private func sendIfChanged() -> Bool {
    guard let version = storeVersion() else { return false }
    closeRevoked()
    return state.withLock { state in
      guard version != state.lastVersion else { return false }
      state.lastVersion = version
      Self.send(changed(version).message(), in: &state)
      return true
    }
  }

  private func changed(_ version: StoreVersion?) -> LiveEvent {
    LiveEvent(
      .changed,
      .object([
        ("version", .integer(number(version))), ("commits", .integer(version?.commits ?? 0)),
      ]))
  }

  private static func send(
    _ message: ByteBuffer, in state: inout State,
    to isFor: @Sendable (Viewer) -> Bool = { _ in true }
  ) {
    for listener in state.listeners.values
    where isFor(listener.viewer) && !listener.offer(message) {
      state.listeners[listener.number] = nil
      listener.end()
    }
  }

  private func missed(
    since lastID: String?, by viewer: Viewer, in state: State
  ) -> [ByteBuffer] {
    guard let lastID else { return [] }
    let parts = lastID.split(separator: "-")
    guard parts.count == 2, Int(parts[0]) == run, let number = Int(parts[1]) else { return [] }
    return state.reminders.filter { $0.number > number && $0.isFor(viewer) }.map(\.message)
  }
}

/// The stream of events to one open page.
package struct Listener: Sendable {
  /// The most messages that may wait for a page that reads slowly.
  private static let capacity = 64

  let number: Int
  /// The client's IP address.
  let address: String
  let wantsPositions: Bool
  /// The access that the stream was opened with; the stream ends when it no longer holds.
  let grant: AccessGrant
  /// Whose page it is.
  let viewer: Viewer
  /// The messages to send; ends when the stream is closed.
  package let messages: AsyncStream<ByteBuffer>
  private let outlet: AsyncStream<ByteBuffer>.Continuation

  init(number: Int, address: String, wantsPositions: Bool, grant: AccessGrant, viewer: Viewer) {
    self.number = number
    self.address = address
    self.wantsPositions = wantsPositions
    self.grant = grant
    self.viewer = viewer
    (messages, outlet) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.capacity))
  }

  /// Queues a message; returns false if there was no room.
  @discardableResult
  func offer(_ message: ByteBuffer) -> Bool {
    switch outlet.yield(message) {
    case .enqueued: true
    default: false
    }
  }

  /// Ends the stream.
  package func end() { outlet.finish() }
}
