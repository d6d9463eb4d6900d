import Application
public import Foundation
import Hummingbird
import Synchronization

/// Passes what happens on to the pages that are open.
///
/// While none is, it does nothing, and nothing in it ticks. A page that does not read is cut off rather than waited for: its browser comes
/// back by itself, says what it saw last, and gets the reminders it missed.
public final class LiveHub: Sendable {
  private struct State {
    var listeners: [Int: Listener] = [:]
    var nextListener = 0
    var nextMessage = 0
    var reminders: [(number: Int, message: ByteBuffer)] = []
    var isClosed = false
    var lastVersion: Int?
  }

  /// How many pages may be open.
  static let mostListeners = 400
  /// How many reminders are kept for pages that come back.
  static let mostReminders = 50

  private let state = Mutex(State())
  private let storeVersion: @Sendable () -> Int?
  /// Tells messages of this run from those of an earlier one.
  private let run: Int
  private let wakes: AsyncStream<Void>
  private let wakesEnd: AsyncStream<Void>.Continuation
  private let changes: AsyncStream<Void>
  private let changesEnd: AsyncStream<Void>.Continuation
  private let sleep: @Sendable (Duration) async throws -> Void

  /// A connection that nothing is sent over is taken down by what lies between.
  static let heartbeat = Duration.seconds(15)
  /// A commit shows a moment after its bytes were written: so often, and so much later each time, it is looked for.
  static let looks: [Duration] = [30, 70, 150, 300, 400].map { .milliseconds($0) }
  /// Pages are told of changes at most so often.
  static let changePause = Duration.milliseconds(200)

  /// Creates a hub.
  ///
  /// - Parameters:
  ///   - started: When the daemon started.
  ///   - storeVersion: A number that is different whenever anybody has committed something, or `nil` while it cannot be read.
  ///   - sleep: Passes time.
  public init(
    started: Date = Date(), storeVersion: @escaping @Sendable () -> Int? = { nil },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    run = Int(started.timeIntervalSince1970)
    self.storeVersion = storeVersion
    self.sleep = sleep
    (wakes, wakesEnd) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (changes, changesEnd) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// A number that is different whenever something in the database is, also across restarts.
  public var version: Int { number(storeVersion() ?? 0) }

  private func number(_ storeVersion: Int) -> Int { run * 1_000_000 + storeVersion % 1_000_000 }

  /// Passes an event on.
  public func post(_ event: LiveEvent) {
    state.withLock { state in
      guard event.kind != .position else {
        let message = event.message()
        for listener in state.listeners.values where listener.wantsPositions {
          listener.offer(message)
        }
        return
      }
      state.nextMessage += 1
      let message = event.message(id: "\(run)-\(state.nextMessage)")
      if event.kind == .reminder {
        state.reminders.append((state.nextMessage, message))
        state.reminders.removeFirst(max(0, state.reminders.count - Self.mostReminders))
      }
      Self.send(message, in: &state)
    }
  }

  /// Whether anybody listens to positions, so that they need not be put together otherwise.
  public var wantsPositions: Bool {
    state.withLock { $0.listeners.values.contains(where: \.wantsPositions) }
  }

  /// Notes that something was written to the database; pages are told once it can be seen.
  public func storeWasWritten() {
    changesEnd.yield()
  }

  /// Opens a stream for a page; `nil` when there are too many, or the daemon stops.
  ///
  /// A page that comes back names the last message that it saw.
  func listen(wantsPositions: Bool, after lastID: String?) -> Listener? {
    let version = storeVersion() ?? 0
    return state.withLock { state in
      guard !state.isClosed, state.listeners.count < Self.mostListeners else { return nil }
      let listener = Listener(number: state.nextListener, wantsPositions: wantsPositions)
      state.nextListener += 1
      if state.listeners.isEmpty { state.lastVersion = version }
      state.listeners[listener.number] = listener
      listener.offer(ByteBuffer(string: "retry: 1000\n\n"))
      listener.offer(changed(version).message())
      for message in missed(since: lastID, in: state) { listener.offer(message) }
      wakesEnd.yield()
      return listener
    }
  }

  /// Forgets a page that has gone.
  func leave(_ listener: Listener) {
    listener.end()
    _ = state.withLock { $0.listeners.removeValue(forKey: listener.number) }
  }

  /// Whether another page may be opened.
  var hasRoom: Bool {
    state.withLock { !$0.isClosed && $0.listeners.count < Self.mostListeners }
  }

  /// How many pages are open.
  var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// Ends all streams; pages come back once the daemon runs again.
  func close() {
    let listeners = state.withLock { state in
      state.isClosed = true
      return state.listeners.values
    }
    for listener in listeners { listener.end() }
    wakesEnd.finish()
    changesEnd.finish()
  }

  /// Keeps streams alive and looks for changes, until `close`.
  func work() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.beat() }
      group.addTask { await self.lookForChanges() }
    }
  }

  private func beat() async {
    for await _ in wakes {
      while listenerCount > 0 {
        guard (try? await pause(Self.heartbeat)) != nil else { return }
        state.withLock { Self.send(ByteBuffer(string: ":\n\n"), in: &$0) }
      }
    }
  }

  private func lookForChanges() async {
    for await _ in changes where listenerCount > 0 {
      for length in Self.looks {
        guard (try? await pause(length)) != nil else { return }
        guard tellIfChanged() else { continue }
        guard (try? await pause(Self.changePause)) != nil else { return }
        break
      }
    }
  }

  /// Passes time, unless the hub is closed meanwhile.
  private func pause(_ length: Duration) async throws {
    try await sleep(length)
    if state.withLock(\.isClosed) { throw CancellationError() }
  }

  private func tellIfChanged() -> Bool {
    guard let version = storeVersion() else { return false }
    return state.withLock { state in
      guard version != state.lastVersion else { return false }
      state.lastVersion = version
      Self.send(changed(version).message(), in: &state)
      return true
    }
  }

  private func changed(_ version: Int) -> LiveEvent {
    LiveEvent(.changed, .object([("version", .integer(number(version)))]))
  }

  private static func send(_ message: ByteBuffer, in state: inout State) {
    for listener in state.listeners.values where !listener.offer(message) {
      state.listeners[listener.number] = nil
      listener.end()
    }
  }

  private func missed(since lastID: String?, in state: State) -> [ByteBuffer] {
    guard let lastID else { return [] }
    let parts = lastID.split(separator: "-")
    guard parts.count == 2, Int(parts[0]) == run, let number = Int(parts[1]) else { return [] }
    return state.reminders.filter { $0.number > number }.map(\.message)
  }
}
