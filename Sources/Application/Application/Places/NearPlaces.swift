package import Foundation
import Geo
package import Localization
package import Model
import Recurrence
import Regions
package import Text

/// The places around the user where something can be done now, the nearest first.
package struct NearPlaces {
  /// A place with its distance and the tasks that are open or due.
  package struct Item {
    /// The place, with the numbers of those tasks only.
    package let view: PlaceView
    /// The tasks, by priority and due.
    package let tasks: [TaskView]
    /// The last position there during a visit that a newer position contradicts (G11).
    package let lastSeen: Date?
    /// The distance to its centre.
    package let distanceMeters: Double
    /// The direction to its centre, degrees clockwise from true north.
    package let bearingDegrees: Double

    /// The checklists of its tasks: their numbers, and what is not ticked.
    fileprivate var checklists: [JSON] {
      tasks.filter { !$0.todo.items.isEmpty }.map { task in
        .object([
          ("id", .integer(Int(task.todo.id.rawValue))),
          ("items", .array(task.todo.items.leftTexts.map { .string($0) })),
        ])
      }
    }

    /// `320 m`.
    package var distance: String { Formatted.distance(distanceMeters) }
    /// `NE`; empty where the user is inside, or within 10 m of its centre.
    package var direction: String {
      view.state == .inside || distanceMeters < 10 ? "" : Formatted.direction(bearingDegrees)
    }
  }

  /// The position that distances begin at.
  package let position: KnownPosition
  /// The largest distance, in metres.
  package let withinMeters: Double
  /// The places.
  package let items: [Item]
  private let now: Date
  private let zone: TimeZone

  /// The largest distance unless another is asked for, in metres.
  package static let usualMeters = 5000.0
  /// How many places there are at most unless another number is asked for.
  package static let usualCount = 5

  /// Finds the places; `visits` are the latest visits of each place.
  package init(
    _ overview: Overview, visits: [Visit], position: KnownPosition,
    withinMeters: Double = NearPlaces.usualMeters, count: Int = NearPlaces.usualCount
  ) {
    self.position = position
    self.withinMeters = withinMeters
    now = overview.actionContext.now
    let zone = overview.actionContext.machineZone
    self.zone = zone
    let latest = Dictionary(
      visits.own(of: overview.actionContext.viewer).map { ($0.id.place, $0) }
    ) { first, _ in first }
    let viewer = overview.actionContext.viewer
    let todos = PlaceIndex(todos: overview.todos.filter { $0.isForTurn(of: viewer) }) { $0 }
    var views: [Todo.ID: TaskView] = [:]
    var items: [Item] = []
    let near = overview.names.places.map {
      (place: $0, meters: position.coordinate.distanceMeters(to: $0.center))
    }.filter { $0.meters <= withinMeters }.sorted {
      ($0.meters, $0.place.id) < ($1.meters, $1.place.id)
    }
    for (place, meters) in near where items.count < count {
      let tasks = todos.values(at: place).compactMap { todo -> TaskView? in
        let view = views[todo.id] ?? overview.view(todo)
        views[todo.id] = view
        return view.canBeDoneOnVisit ? view : nil
      }.mostUrgentFirst
      guard !tasks.isEmpty else { continue }
      let visit = latest[place.id]
      let state = place.state(visit: visit, position: position, now: now)
      items.append(
        Item(
          view: PlaceView(
            place: place, tasks: tasks.map(\.todo), state: state, zone: zone, now: now),
          tasks: tasks,
          lastSeen: state == .inside ? nil : visit.flatMap { $0.ended == nil ? $0.seen : nil },
          distanceMeters: meters,
          bearingDegrees: position.coordinate.bearingDegrees(to: place.center)))
    }
    self.items = items
  }

  /// How old the position is, in seconds.
  package var ageSeconds: Double { now.timeIntervalSince(position.time) }

  /// The age of the position for the page; `nil` while it is of the present.
  package var ageWords: String? { position.age(in: zone, now: now) }

  /// The position in a sentence, with its age and accuracy.
  package var positionWords: PlacePhrase {
    let age = Formatted.age(of: position.time, in: zone, now: now)
    let text = DaemonPhrase.ageAndAccuracy(
      age: age, meters: position.accuracyMeters.map { Int($0.rounded()) }
    ).text
    return switch position.source {
    case .daemon: .positionOfDaemon(text)
    case .gpsd: .positionOfGPSD(text)
    case .stored: .positionStored(text)
    }
  }

  /// The keys, as `near --json` prints them.
  package var json: JSON { json(hidingPosition: false) }

  /// Returns the same keys; the position that distances begin at may be hidden (P6).
  package func json(hidingPosition isHidden: Bool) -> JSON {
    let english = Localizer(English())
    return .object([
      (
        "position",
        .object([
          ("time", JSON(position.time, in: zone)),
          ("lat", isHidden ? .null : JSON(position.coordinate.latitude, decimals: 7)),
          ("lon", isHidden ? .null : JSON(position.coordinate.longitude, decimals: 7)),
          ("accuracy_m", JSON(position.accuracyMeters, decimals: 1)),
          ("source", .string(position.source.rawValue)),
        ])
      ),
      ("age_s", JSON(ageSeconds, decimals: 0)),
      ("within_m", .number(withinMeters)),
      (
        "places",
        .array(
          items.map { item in
            item.view.json.adding("distance_m", JSON(item.distanceMeters, decimals: 1))
              .adding("bearing_deg", JSON(item.bearingDegrees, decimals: 1))
              .adding("direction", .string(english.direction(item.bearingDegrees)))
              .adding("checklists", .array(item.checklists))
          })
      ),
    ])
  }
}
