import Application
import CommandSupport
import DaemonControl
import Dispatch
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Regions
import SQLiteStore
import Settings
import Synchronization
import SystemEvents

/// Reads the daemon's status each time, and the database if it has changed.
struct WatchObserver {
  private let environment: CommandEnvironment
  private var store: SQLiteStore
  private var hasFile: Bool
  private var client: ControlClient?
  private var version: Int?
  private var todos: [Todo] = []
  private var places: [Place] = []
  private var visits: [Visit] = []
  /// The tasks that were done or skipped on a day.
  private var ended: (day: LocalDay, todos: Set<Todo.ID>)?
  private var past: [WatchView.Event] = []

  private static let mostEvents = 20

  /// Opens the database read-only.
  init(_ environment: CommandEnvironment) throws {
    self.environment = environment
    hasFile = FileManager.default.fileExists(atPath: environment.databasePath)
    store = try environment.openForReading()
  }

  /// Returns the present view.
  mutating func observe() throws -> WatchView {
    try readIfChanged()
    let now = environment.isClockFixed ? environment.now : environment.process.now
    let daemon = ask()
    let names = PlaceNames(places: places)
    let visits = PlaceIndex(visits: visits, places: places)
    let day = try environment.hours.day(of: now, in: environment.zone)
    if ended?.day != day {
      ended = (day, try store.withSnapshot { try TodayRules.ended(on: day, in: $0) })
    }
    let clock = try MachineClock(
      zone: environment.zone, now: now, turn: environment.hours.turn,
      usualSeconds: environment.settings.planDurationSeconds, rules: environment.engineRules())
    let views = todos.map {
      TaskView($0, places: names, category: nil, visits: visits.values(for: $0), clock: clock)
    }
    let spots = spots(daemon.status, now: now)
    let visited = Set(spots.filter { $0.state == .inside }.map(\.place.id))
    let rules = TodayRules(
      now: now, day: day, visited: places.filter { visited.contains($0.id) },
      ended: ended?.todos ?? [], horizonSeconds: environment.settings.horizonSeconds)
    let unfinished = views.filter { $0.phase != .finished && !$0.todo.isWish }
    let hasGroups = environment.settings.parts.contains(.today)
    let tasks = unfinished.todayOrder(hasGroups ? rules : nil).map(\.view)
    let events =
      daemon.status.map { status in
        status.happenings.map {
          WatchView.Event(time: $0.time, event: $0.event, text: $0.text.wholeLine)
        }
      } ?? past
    return WatchView(
      now: now, daemon: daemon, spots: spots, tasks: tasks, events: events)
  }

  private func spots(_ status: DaemonStatus?, now: Date) -> [WatchView.Spot] {
    let here = (status?.carried ?? status?.position).flatMap {
      try? Coordinate(latitude: $0.latitude, longitude: $0.longitude)
    }
    let known = status?.knownPosition
    return places.map { place in
      let visit = visits.first { $0.id.place == place.id }
      return WatchView.Spot(
        place: place,
        state: place.state(visit: visit, position: known, now: now),
        distanceMeters: here?.distanceMeters(to: place.center),
        bearingDegrees: here?.bearingDegrees(to: place.center))
    }.sorted {
      ($0.distanceMeters ?? 0, $0.place.id.rawValue) < (
        $1.distanceMeters ?? 0, $1.place.id.rawValue
      )
    }
  }

  /// Requests the status over one connection, as long as it lasts.
  private mutating func ask() -> RunningDaemon {
    if let client, let status = try? client.status() { return .answers(status) }
    client = nil
    guard let record = DaemonLock.holder(of: environment.databasePath) else { return .none }
    guard let socket = record.socket else {
      return .silent(record, reason: DaemonPhrase.noSocket.text)
    }
    do {
      let client = try ControlClient(path: socket)
      let status = try client.status()
      self.client = client
      return .answers(status)
    } catch {
      return .silent(record, reason: error.description)
    }
  }

  private mutating func readIfChanged() throws {
    if !hasFile, FileManager.default.fileExists(atPath: environment.databasePath) {
      store = try environment.openForReading()
      (hasFile, version) = (true, nil)
    }
    let present = try store.dataVersion()
    guard present != version else { return }
    version = present
    ended = nil
    (todos, places, visits) = try store.withSnapshot {
      (try $0.todos, try $0.places, try $0.visits.own(of: $0.viewer))
    }
    let overview = try environment.overview(of: store)
    past = try HistoryQuery(limit: Self.mostEvents, isWhole: true)
      .items(from: store, overview: overview).reversed()
      .map { WatchView.Event(time: $0.time, event: $0.kind, text: $0.text) }
  }
}

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
