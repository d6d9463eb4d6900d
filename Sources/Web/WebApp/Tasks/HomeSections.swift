import Application
import Foundation
import Geo
import Model
import Recurrence
import Regions

/// A task of Today or of a group of all tasks.
struct HomeItem {
  let view: TaskView
  /// Its group of Today; `nil` if it is not of today.
  var group: TodayGroup?
  /// The distance to its nearest place in metres; `nil` where no position is known.
  var meters: Double?
}

/// A section of Today: a heading, and rows below it.
struct HomeSection {
  /// The content of a section; the raw value is its name in addresses.
  enum Kind: String, CaseIterable {
    case here, late, today, pass, open, anytime, tomorrow, missed, done

    /// True if it is folded unless a filter asks for it.
    var isFolded: Bool { Self.folded.contains(self) }

    private static let folded: Set<Kind> = [.anytime, .tomorrow, .missed, .done]
  }

  let kind: Kind
  /// The place of Here.
  var stay: PresentStays.Stay?
  var place: Place?
  var items: [HomeItem]
  /// Those of Here that were answered for this visit, or are snoozed.
  var left: [HomeItem] = []
  /// The habits of the day, which stand below the tasks of Today.
  var habits: [HabitView] = []
}

/// The sections of Today, in their order; those without a task are not there.
struct HomeSections {
  let sections: [HomeSection]

  /// Divides tasks in the order of Today; `distances` are those of the nearest place of each task.
  init(
    _ order: [HomeItem], habits: [HabitView] = [], stays: [PresentStays.Stay], visited: [Place],
    distances: [Todo.ID: Double]
  ) {
    var here = stays.filter { $0.lastSeen == nil }.map { stay in
      HomeSection(
        kind: .here, stay: stay, place: stay.place,
        items: stay.tasks.map { HomeItem(view: $0, group: .here) })
    }
    let asked = Set(here.flatMap(\.items).map(\.view.todo.id))
    var groups: [TodayGroup: [HomeItem]] = [:]
    for item in order where !asked.contains(item.view.todo.id) {
      guard let group = item.group else { continue }
      guard group == .here else {
        groups[group, default: []].append(item)
        continue
      }
      let place = visited.first(where: item.view.todo.canBeDone)
      if let index = here.firstIndex(where: { $0.place?.id == place?.id }) {
        here[index].left.append(item)
      } else {
        here.append(HomeSection(kind: .here, place: place, items: [], left: [item]))
      }
    }
    let open = (groups[.open] ?? []).map { item in
      HomeItem(view: item.view, group: .open, meters: distances[item.view.todo.id])
    }
    let lists: [(HomeSection.Kind, [HomeItem])] = [
      (.late, groups[.overdue] ?? []),
      (.today, Self.byClock(groups[.today] ?? []) + Self.soonestFirst(groups[.later] ?? [])),
      (.pass, Self.nearestFirst(open.filter { !$0.view.todo.places.isEmpty })),
      (.open, Self.soonestFirst(open.filter(\.view.todo.places.isEmpty))),
      (.anytime, groups[.anytime] ?? []), (.tomorrow, groups[.tomorrow] ?? []),
      (.missed, groups[.missed] ?? []),
    ]
    sections =
      here
      + lists.compactMap { kind, items in
        let habits = kind == .today ? habits : []
        return items.isEmpty && habits.isEmpty
          ? nil : HomeSection(kind: kind, items: items, habits: habits)
      }
  }

  /// Those with a time of day by that, then those that count days as they stood.
  private static func byClock(_ items: [HomeItem]) -> [HomeItem] {
    let timed = items.filter { $0.view.countdown?.isInDays != true }
    return sorted(timed) { $0.due } + items.filter { $0.view.countdown?.isInDays == true }
  }

  /// By their last moment.
  private static func soonestFirst(_ items: [HomeItem]) -> [HomeItem] { sorted(items) { $0.due } }

  /// By the distance of their places; an unknown one is the largest.
  private static func nearestFirst(_ items: [HomeItem]) -> [HomeItem] {
    sorted(soonestFirst(items)) { $0.meters ?? .infinity }
  }

  /// Sorts by a value, and leaves equal ones in their order.
  private static func sorted<Key: Comparable>(
    _ items: [HomeItem], by key: (HomeItem) -> Key
  ) -> [HomeItem] {
    items.enumerated().map { (key: key($0.element), offset: $0.offset, item: $0.element) }
      .sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }.map(\.item)
  }
}

extension HomeItem {
  fileprivate var due: Date { view.countdown?.due ?? .distantFuture }
}

extension KnownPosition {
  /// Returns how far the nearest place of each task is that has one, in metres.
  func distances(to todos: some Sequence<Todo>, places: [Place]) -> [Todo.ID: Double] {
    let index = PlaceIndex(todos: todos, value: \.id)
    var distances: [Todo.ID: Double] = [:]
    for place in places {
      let meters = coordinate.distanceMeters(to: place.center)
      for id in index.values(at: place) {
        distances[id] = min(meters, distances[id] ?? .infinity)
      }
    }
    return distances
  }
}
