package import Foundation
package import Model
import Recurrence
import Regions

/// The places where the user is, each with the tasks to be answered there.
///
/// Derived from visits, silences and tasks; nothing of it is stored. A task is answered for a visit
/// when it was done, skipped or dismissed during the visit, and while it is snoozed.
package struct PresentStays {
  /// A visit that goes on.
  package struct Stay {
    package let place: Place
    /// The tasks that are open or due and not answered, by priority and due.
    package let tasks: [TaskView]
    /// When the user was last seen there, if a newer position shows them elsewhere (G11).
    package let lastSeen: Date?
  }

  /// The stays with anything to answer: those of the present first, then the latest; a task stands
  /// in the first of its places.
  package let stays: [Stay]

  /// Finds the stays; `visits` are the latest visits, of which the user's own count.
  package init(
    _ overview: Overview, visits: [Visit], silences: [Silence], position: KnownPosition? = nil
  ) {
    let open = visits.own(of: overview.actionContext.viewer).filter { $0.ended == nil }
    guard !open.isEmpty else {
      stays = []
      return
    }
    let places = Dictionary(overview.names.places.map { ($0.id, $0) }) { first, _ in first }
    let known = open.compactMap { visit in
      places[visit.id.place].map { place in
        (visit: visit, place: place, isHere: visit.isPresent(at: place, by: position))
      }
    }.sorted { left, right in
      let (first, second) = (left.visit.id, right.visit.id)
      guard left.isHere == right.isHere else { return left.isHere }
      return (first.began, second.place) > (second.began, first.place)
    }
    let answered = Set(
      silences.filter(\.isAnswer).map { AnsweredTask(todo: $0.todo, visit: $0.visit) })
    let viewer = overview.actionContext.viewer
    let todos = PlaceIndex(todos: overview.todos.filter { $0.isForTurn(of: viewer) }) { $0 }
    var shown: Set<Todo.ID> = []
    stays = known.compactMap { visit, place, isHere in
      let tasks = todos.values(at: place).filter { todo in
        !shown.contains(todo.id)
          && !answered.contains(AnsweredTask(todo: todo.id, visit: visit.id))
      }.map(overview.view).filter { $0.canBeDoneOnVisit && $0.activeSnooze == nil }
      guard !tasks.isEmpty else { return nil }
      shown.formUnion(tasks.map(\.todo.id))
      return Stay(
        place: place, tasks: tasks.mostUrgentFirst, lastSeen: isHere ? nil : visit.seen)
    }
  }

  package var todos: Set<Todo.ID> { Set(stays.flatMap(\.tasks).map(\.todo.id)) }
}

/// A task that was answered during a visit.
private struct AnsweredTask: Hashable {
  let todo: Todo.ID
  let visit: Visit.ID
}

extension Silence {
  /// True if it answers for this visit.
  ///
  /// A snooze answers while it lasts, and who has just made or
  /// changed a task may still want to do it here.
  fileprivate var isAnswer: Bool {
    switch reason {
    case .done, .skipped, .dismissed: true
    case .snoozed, .created, .edited: false
    }
  }
}

extension TaskView {
  /// True if it is open or due, and a visit to one of its places would not find it snoozed.
  var canBeDoneOnVisit: Bool {
    guard phase == .open || phase == .due else { return false }
    switch activeSnooze?.end {
    case nil, .nextVisit?: return true
    case .at?, .leaving?: return false
    }
  }
}

extension [TaskView] {
  /// By priority, due and number, as a group of Today (T8).
  var mostUrgentFirst: [TaskView] {
    sorted { left, right in
      let (first, second) = (left.todo, right.todo)
      if first.priority != second.priority { return first.priority < second.priority }
      let (due, other) = (
        left.countdown?.due ?? .distantFuture, right.countdown?.due ?? .distantFuture
      )
      return due == other ? first.id < second.id : due < other
    }
  }
}

/// The visits that are going on, or would continue if the user came back now.
package struct PresentVisits {
  private let visits: PlaceIndex<Visit>
  private let places: [Place]

  /// Finds the visits of the present; `coolDown` in seconds.
  package init(_ context: any EditContext, now: Date, coolDown: Double) throws {
    let current = try context.visits.filter { $0.isCurrent(at: now, coolDown: coolDown) }
    places = try current.compactMap { try context.place($0.id.place) }
    visits = PlaceIndex(visits: current, places: places)
  }

  /// Returns the silences that keep a task from reminding during the visits to its places.
  package func silences(for todo: Todo, reason: Silence.Reason) -> [Silence] {
    visits(of: todo).map { Silence(todo: todo.id, visit: $0.id, reason: reason) }
  }

  /// True if a visit to one of the task's places has not ended.
  package func isInside(_ todo: Todo) -> Bool { visits(of: todo).contains { $0.ended == nil } }

  /// Returns when the latest visit to one of the task's places began that has not ended.
  func begin(of todo: Todo) -> Date? {
    visits(of: todo).filter { $0.ended == nil }.map(\.id.began).max()
  }

  /// Returns the name of the place of the task where the user was at a time, by the visits that
  /// still last; `nil` where they were at none.
  package func placeName(of todo: Todo, at time: Date) -> String? {
    visits(of: todo).first {
      $0.ended == nil && $0.id.began <= time && time <= $0.lastSeen ?? time
    }.flatMap { visit in places.first { $0.id == visit.id.place }?.name }
  }

  /// Returns the name of a place of the task where the user is now.
  package func placeName(of todo: Todo) -> String? {
    visits(of: todo).first { $0.isPresent }.flatMap { visit in
      places.first { $0.id == visit.id.place }?.name
    }
  }

  private func visits(of todo: Todo) -> [Visit] { visits.values(for: todo) }
}
