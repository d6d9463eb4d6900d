import Application
import CommandSupport
import DaemonControl
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Regions
import Text

/// The layout of `watch` on a terminal: head, places, bars, events, as many of each as fit.
struct WatchScreen {
  let output: Output
  let zone: TimeZone
  /// Rows of the terminal.
  let height: Int
  /// The task that the next key acts on.
  var chosen: Todo.ID?
  /// The result of the last key, instead of the line that names the keys.
  var message: String?

  private static let mostPlaces = 6
  private static let mostEvents = 6

  /// Returns the lines, at most as many and as wide as the terminal has.
  func lines(_ view: WatchView) -> [String] {
    let home = HomeScreen(output: output)
    let perTask = output.width < HomeScreen.narrowWidth ? 2 : 1
    var room = max(0, height - 3)
    // Each part has a blank line above it; the bars get their rows first, then the places.
    let places = share(view.spots.count, atMost: Self.mostPlaces, of: &room, keeping: 8)
    let events = share(view.events.count, atMost: Self.mostEvents, of: &room, keeping: 5)
    let tasks = max(0, min(view.tasks.count, (room - 1) / perTask))

    var lines = head(view)
    if places > 0 { lines += [""] + view.spots.prefix(places).map { line($0, in: view) } }
    if tasks > 0 {
      lines +=
        [""] + home.lines(part(of: view.tasks, tasks).map { HomeScreen.Row($0) }, chosen: chosen)
    }
    if view.tasks.isEmpty { lines += ["", DaemonPhrase.noTaskWaiting.text] }
    if events > 0 { lines += [""] + view.events.suffix(events).map { line($0, in: view) } }
    let hidden = view.tasks.count - tasks
    let footer = message?.cleanLine ?? DaemonPhrase.watchKeys(hiddenTasks: hidden).text
    lines = Array(lines.prefix(max(0, height - 1)))
    lines += Array(repeating: "", count: max(0, height - 1 - lines.count))
    return lines + [output.paint(footer.fitted(to: output.width), .dim)]
  }

  /// Returns as many tasks as fit, from the first on or so that the chosen one is among them.
  private func part(of tasks: [TaskView], _ count: Int) -> [TaskView] {
    let index = tasks.firstIndex { $0.todo.id == chosen } ?? 0
    let first = max(0, index - count + 1)
    return Array(tasks[first..<min(tasks.count, first + count)])
  }

  /// Returns the number of lines for a part, and leaves `kept` rows to the parts after it.
  private func share(
    _ wanted: Int, atMost most: Int, of room: inout Int, keeping kept: Int
  ) -> Int {
    let lines = max(0, min(wanted, most, room - kept - 1))
    if lines > 0 { room -= lines + 1 }
    return lines
  }

  private func head(_ view: WatchView) -> [String] {
    let clock =
      "\(Formatted.dayHeading(view.now, in: zone)) \(Formatted.seconds(view.now, in: zone))"
    let title = "Passby".padded(to: max(7, output.width - clock.count))
    let receiver = view.receiverText.wholeLine.fitted(to: output.width)
    let isWell = view.daemon.status.map { $0.receiver == nil || $0.receiver == "ok" } ?? false
    return [
      (output.paint(title, .bold) + clock.fitted(to: max(0, output.width - 7))),
      output.paint(receiver, isWell ? .green : .yellow),
    ] + (view.position.map { [fix($0, now: view.now).fitted(to: output.width)] } ?? [])
  }

  /// `±4 m · 12 km/h NE · 9 satellites · now`.
  private func fix(_ position: DaemonStatus.Position, now: Date) -> String {
    var parts = ["±" + Localizer.current.meters(min(position.accuracyM, 1e9))]
    if let speed = position.speedMps {
      let course = speed >= 1 ? position.courseDeg.map { " " + Formatted.direction($0) } ?? "" : ""
      parts.append(Localizer.current.speed(min(speed, 1e6)) + course)
    }
    if let satellites = position.satellites {
      parts.append(Formatted.count(satellites, .satellite))
    }
    parts.append(Formatted.age(of: position.time, in: zone, now: now))
    return parts.joined(separator: " · ")
  }

  /// `Vet           120 m NE  outside`.
  private func line(_ spot: WatchView.Spot, in view: WatchView) -> String {
    let longest =
      view.spots.prefix(Self.mostPlaces)
      .map { $0.place.name.oneLine.displayWidth }.max() ?? 0
    let name = spot.place.name.oneLine.padded(to: min(longest, max(8, output.width - 24)))
    var distance = ""
    if let metres = spot.distanceMeters, let bearing = spot.bearingDegrees {
      distance = "\(Formatted.distance(metres)) \(Formatted.direction(bearing).padded(to: 2))"
    }
    let state =
      switch spot.state {
      case .inside: output.paint(PlacePhrase.inside.text, .green)
      case .outside: output.paint(PlacePhrase.outside.text, .dim)
      case .unknown: output.paint("–", .dim)
      }
    let way = distance.isEmpty ? "" : distance.leftPadded(to: 11) + "  "
    return "\(output.paint(name, .bold)) \(way)\(state)"
  }

  private func line(_ event: WatchView.Event, in view: WatchView) -> String {
    let isToday =
      Formatted.dayHeading(event.time, in: zone) == Formatted.dayHeading(view.now, in: zone)
    let clock =
      isToday
      ? Formatted.clock(event.time, in: zone)
      : Formatted.moment(event.time, in: zone, now: view.now)
    let text = event.text.fitted(to: max(0, output.width - clock.count - 2))
    return output.paint(clock, .dim) + "  "
      + (event.event == "reminder" ? output.paint(text, .bold) : text)
  }
}

/// The state of daemon, places and tasks at one instant.
struct WatchView {
  /// A place as seen from the last position.
  struct Spot {
    let place: Place
    let state: RegionState
    let distanceMeters: Double?
    let bearingDegrees: Double?
  }

  /// An event of the daemon or of the history.
  struct Event: Hashable {
    let time: Date
    let event: String
    let text: String
  }

  let now: Date
  let daemon: RunningDaemon
  /// The nearest first; by name where no position is known.
  let spots: [Spot]
  /// Soonest due first.
  let tasks: [TaskView]
  /// Oldest first.
  let events: [Event]

  /// The last position the receiver reported.
  var position: DaemonStatus.Position? { daemon.status?.position }

  /// The state of the receiver, or the reason why there is none.
  var receiverText: String {
    switch daemon {
    case .none: DaemonPhrase.noDaemon.text
    case .silent(let record, let reason):
      DaemonPhrase.silent(pid: Int(record.pid), reason: reason).text
    case .answers(let status):
      status.storeError ?? status.configError.map { DaemonPhrase.settingsRejected($0).text }
        ?? status.receiverText ?? status.source
    }
  }

  /// Returns the keys of `watch --json`.
  func json(in zone: TimeZone) -> JSON {
    let fix: JSON =
      position.map { position in
        .object([
          ("time", JSON(position.time, in: zone)),
          ("age_s", .number(now.timeIntervalSince(position.time).rounded())),
          ("accuracy_m", JSON(position.accuracyM, decimals: 1)),
          ("speed_mps", JSON(position.speedMps, decimals: 1)),
          ("course_deg", JSON(position.courseDeg, decimals: 0)),
          ("satellites", position.satellites.map { .integer($0) } ?? .null),
        ])
      } ?? .null
    return .object([
      ("time", JSON(now, in: zone)),
      ("daemon_pid", daemon.status.map { .integer(Int($0.pid)) } ?? .null),
      ("receiver", JSON(daemon.status?.receiver)),
      ("receiver_text", .string(receiverText)),
      ("fix", fix),
      ("places", .array(spots.map(json))),
      ("tasks", .array(tasks.map(\.json))),
      (
        "events",
        .array(
          events.map {
            .object([
              ("time", JSON($0.time, in: zone)), ("event", .string($0.event)),
              ("text", .string($0.text)),
            ])
          })
      ),
    ])
  }

  private func json(_ spot: Spot) -> JSON {
    .object([
      ("id", .integer(Int(spot.place.id.rawValue))),
      ("name", .string(spot.place.name)),
      ("state", .string(spot.state.rawValue)),
      ("distance_m", JSON(spot.distanceMeters, decimals: 0)),
      ("bearing_deg", JSON(spot.bearingDegrees, decimals: 0)),
      ("radius_m", .number(spot.place.radiusMeters)),
    ])
  }
}

/// The output of `watch` without a terminal: a line for each change.
struct WatchLines {
  private let output: Output
  private let zone: TimeZone
  private var lastStanding: String?
  private var printed: Set<WatchView.Event> = []

  /// Creates a writer; times are on the wall clock of a zone.
  init(_ output: Output, zone: TimeZone) {
    self.output = output
    self.zone = zone
  }

  /// Prints the changes since the last call.
  mutating func write(_ view: WatchView) throws {
    var standing = view.receiverText.wholeLine
    if let position = view.position {
      standing += ", ±\(Int(min(position.accuracyM, 1e9).rounded())) m"
    }
    for spot in view.spots.prefix(3) {
      guard let metres = spot.distanceMeters, let bearing = spot.bearingDegrees else { continue }
      standing +=
        ", \(spot.place.name.oneLine) \(Formatted.distance(metres)) \(Formatted.direction(bearing))"
      if spot.state == .inside { standing += " (\(PlacePhrase.inside.text))" }
    }
    if standing != lastStanding {
      try output.line("\(Formatted.seconds(view.now, in: zone))  \(standing)")
      lastStanding = standing
    }
    for event in view.events where printed.insert(event).inserted {
      let isToday =
        Formatted.dayHeading(event.time, in: zone) == Formatted.dayHeading(view.now, in: zone)
      let clock =
        isToday
        ? Formatted.seconds(event.time, in: zone)
        : Formatted.moment(event.time, in: zone, now: view.now)
      try output.line("\(clock)    \(event.text)")
    }
    // An event that has left the list does not come back.
    printed.formIntersection(view.events)
  }
}
