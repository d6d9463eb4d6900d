package import Application
package import DaemonControl
package import Foundation
package import GPSD
package import Geo
import Localization
package import Model
import Recurrence
package import Text

/// The state of daemon, receiver, database and outbox, as `passby status` shows it.
package struct StatusReport {
  /// The daemon of the database.
  package let daemon: RunningDaemon
  package let address: GPSDAddress
  /// The answer of gpsd, if it was queried.
  package let probe: GPSDProbe?
  /// The last committed position.
  package let last: Fix?
  /// The names of the places that the user is inside.
  package let inside: [String]
  /// The name of the place where the user was last, and when, while a newer position shows that
  /// they are elsewhere and the visit has not ended (G11).
  package let lastAt: (place: String, time: Date)?
  /// The next instant at which a task opens or is due, and that task; of a task that counts days
  /// the first second of the day.
  package let next: (time: Date, view: TaskView)?
  /// A task whose reminder is late and comes as soon as a daemon runs; `nil` while one runs.
  package let late: TaskView?
  /// The reminders that wait or have failed.
  package let outbox: OutboxSummary
  /// The number of tasks.
  package let tasks: Int
  /// The number of places.
  package let places: Int

  /// Reads the database; takes the answers of daemon and gpsd.
  package init(
    _ store: any StoreReader, overview: Overview, daemon: RunningDaemon, address: GPSDAddress,
    probe: GPSDProbe? = nil
  ) throws {
    self.daemon = daemon
    self.address = address
    self.probe = probe
    let memory: EngineMemory
    (last, memory, outbox) = try store.withSnapshot {
      (try $0.lastFix, try $0.memory, try $0.outboxSummary)
    }
    let position = daemon.status == nil ? KnownPosition(last, source: .stored) : nil
    let stays = memory.visits.own(of: .me).filter { $0.ended == nil }.compactMap { visit in
      overview.names.places.first { $0.id == visit.id.place }.map { place in
        (visit: visit, place: place, isHere: visit.isPresent(at: place, by: position))
      }
    }
    inside = stays.filter(\.isHere).map(\.place.name)
    let left = stays.filter { !$0.isHere }.max { $0.visit.seen < $1.visit.seen }
    lastAt = inside.isEmpty ? left.map { ($0.place.name, $0.visit.seen) } : nil
    let views = overview.todos.map(overview.view)
    let now = overview.actionContext.now
    let isRunning = if case .none = daemon { false } else { true }
    let overdue = isRunning ? [] : views.filter { $0.phase == .due }
    late = overdue.first { view in
      NextReminder(
        view: view, places: overview.names.places, memory: memory,
        rules: overview.actionContext.rules
      ).remindsAtOnce
    }
    next = views.flatMap { view in
      [view.countdown?.opens, view.countdown?.dueBegins].compactMap { $0 }
        .filter { $0 > now }.map { (time: $0, view: view) }
    }.min { $0.time < $1.time }
    tasks = overview.todos.count
    places = overview.names.places.count
  }

  /// The last accepted position: the daemon's if it has one, else the last committed one.
  package var lastFix: (time: Date, accuracyMeters: Double?)? {
    if let carried = daemon.status?.carried { return (carried.time, carried.accuracyM) }
    if let status = daemon.status, let time = status.lastFix {
      return (time, status.position?.accuracyM)
    }
    return last.map { ($0.time, $0.accuracyMeters) }
  }

  /// The date of the next event of a task that counts days; `nil` for one with a time.
  private var nextDay: String? {
    guard let next, next.view.countdown?.isInDays == true else { return nil }
    return LocalDateTime(next.time, in: next.view.zone).dateText
  }

  /// The receiver's state in a word, by gpsd if it was queried, else by the daemon.
  private var receiver: String? {
    guard let probe else { return daemon.status?.receiver }
    return switch probe.state {
    case .ok?: "ok"
    case .stale?, nil: "stale"
    case .noFix?: "no fix"
    case .noDevice?: "no device"
    case .noDaemon?: "no daemon"
    }
  }

  /// The receiver's state in a sentence, by gpsd if it was queried, else by the daemon.
  package var receiverText: String? {
    guard let probe else { return daemon.status?.receiverText }
    return probe.state?.localizedDescription ?? DaemonPhrase.nothingHeard.text
  }

  /// Returns the keys of `passby status --json`.
  ///
  /// `now` may be fixed by the user or follow a recording; the daemon's uptime goes by the
  /// computer's clock, which shows `present`.
  package func json(zone: TimeZone, now: Date, present: Date = Date()) -> JSON {
    let status = daemon.status
    var daemonWord = "none"
    var record: DaemonRecord?
    switch daemon {
    case .none: break
    case .silent(let found, _): (daemonWord, record) = ("silent", found)
    case .answers: daemonWord = "running"
    }
    let pid = status?.pid ?? record?.pid
    let started = status?.started ?? record?.started
    // In parts, each of which the compiler reads in reasonable time.
    let positions: [(String, JSON)] = [
      ("gpsd", .string(address.description)),
      ("receiver", JSON(receiver)),
      ("receiver_text", JSON(receiverText)),
      ("gpsd_release", JSON(probe?.version?.description)),
      ("devices", .array((probe?.devices ?? []).map { .string($0.path) })),
      ("last_fix", JSON(lastFix?.time, in: zone)),
      ("last_fix_age_s", JSON(lastFix.map { now.timeIntervalSince($0.time) })),
      ("last_fix_accuracy_m", JSON(lastFix?.accuracyMeters, decimals: 1)),
      ("last_fix_device", JSON(status?.carriedDevice)),
      ("inside", .array(inside.map { .string($0) })),
      (
        "last_at",
        lastAt.map {
          .object([("place", .string($0.place)), ("time", JSON($0.time, in: zone))])
        } ?? .null
      ),
      ("next", JSON(next?.time, in: zone)),
      ("next_day", JSON(nextDay)),
      ("next_task", JSON(next?.view.todo.name)),
      ("gap", status?.lastGap?.json(in: zone) ?? .null),
    ]
    let rest: [(String, JSON)] = [
      ("outbox_waiting", .integer(outbox.waiting)),
      ("outbox_failing", .integer(outbox.failing)),
      ("outbox_abandoned", .integer(outbox.abandoned)),
      ("outbox_error", JSON(outbox.lastError)),
      ("tasks", .integer(tasks)),
      ("places", .integer(places)),
      ("daemon", .string(daemonWord)),
      ("daemon_pid", pid.map { .integer(Int($0)) } ?? .null),
      ("daemon_version", JSON(status?.version)),
      ("daemon_started", JSON(started, in: zone)),
      ("daemon_uptime_s", JSON(started.map { present.timeIntervalSince($0) }, decimals: 0)),
      ("daemon_memory_kb", status.map { .integer($0.memoryKb) } ?? .null),
      ("source", JSON(status?.source)),
      ("fixes_accepted", status.map { .integer($0.fixesAccepted) } ?? .null),
      ("fixes_refused", status.map { .integer($0.fixesRefused) } ?? .null),
      ("fixes_rollover", status?.fixesRollover.map { .integer($0) } ?? .null),
      ("out_of_range", status?.outOfRange.map { .integer($0) } ?? .null),
      ("last_refusal", JSON(status?.lastRefusal)),
      ("web", JSON(status?.web)),
      ("config_error", JSON(status?.configError)),
      ("store_error", JSON(status?.storeError)),
      ("broker", status?.broker?.json(zone: zone) ?? .null),
    ]
    return .object(positions + rest)
  }
}

extension Gap {
  /// Why nothing could be told, and when.
  fileprivate func json(in zone: TimeZone) -> JSON {
    .object([
      ("kind", .string(kind.rawValue)), ("from", JSON(from, in: zone)), ("exact", .bool(isExact)),
      ("to", JSON(to, in: zone)),
    ])
  }
}

extension BrokerFigures {
  /// How the daemon stands with its broker, and the topics that belong to no device, the most
  /// frequent first.
  fileprivate func json(zone: TimeZone) -> JSON {
    .object([
      ("address", .string(address)), ("state", .string(state.rawValue)), ("reason", JSON(reason)),
      ("since", JSON(since, in: zone)), ("messages", .integer(messages)),
      ("dropped", .integer(dropped)),
      (
        "unknown",
        .array(
          unknownByFrequency.map {
            .object([("topic", .string($0.topic)), ("messages", .integer($0.messages))])
          })
      ),
    ])
  }
}
