package import Foundation
package import Geo
package import Journal
package import Model
package import Recurrence

/// The contents that a file of another program is written from, read from one snapshot.
package struct ExchangeContents: Sendable {
  /// A part that can be written alone.
  package enum Part: String, Sendable, CaseIterable {
    case places, tasks, history, tracks
  }

  /// A task with all that a format may hold of it.
  package struct ExportedTask: Sendable {
    /// The task.
    package let todo: Todo
    /// Its fields as they would be typed.
    package let item: TaskItem
    /// The pending countdown; `nil` when it is finished.
    package let countdown: Countdown?
    /// Its wall clock.
    package let zone: TimeZone
    /// The places that it names, without tags.
    package let places: [Place]
    /// The completions, the first first; none unless the history is wanted.
    package var completions: [Completion] = []

    /// When it opens, on its wall clock.
    package var opens: LocalDateTime? { countdown?.opens.map { LocalDateTime($0, in: zone) } }
    /// When it is due, on its wall clock.
    package var due: LocalDateTime? { countdown?.due.map { LocalDateTime($0, in: zone) } }
    /// True for a task without a time of day.
    package var isInDays: Bool { countdown?.isInDays ?? todo.isInDays }
  }

  /// The places, in the order of their numbers.
  package var places: [Place] = []
  /// The tasks, in the order of their numbers.
  package var tasks: [ExportedTask] = []
  /// The habits with their marks.
  package var habits: [(habit: Habit, marks: [HabitMark])] = []
  /// The recorded positions.
  package var positions: [Fix] = []
  /// The time of the export.
  package let now: Date
  /// The zone of the machine.
  package let zone: TimeZone
  /// The rules by which tasks remind.
  package let rules: EngineRules

  /// Reads what some parts need.
  ///
  /// - Parameters:
  ///   - parts: What to read; positions are handed in.
  ///   - from: The first instant of the history.
  ///   - to: The first instant after the history.
  ///   - snapshot: The state that is read.
  ///   - actionContext: The clock, the zone and the settings of the request.
  /// - Throws: The errors of the store.
  package init(
    _ parts: Set<Part>, from: Date = .distantPast, to: Date = .distantFuture,
    in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    now = actionContext.now
    zone = actionContext.machineZone
    rules = actionContext.rules
    let known = try snapshot.places
    if parts.contains(.places) { places = known }
    guard parts.contains(.tasks) || parts.contains(.history) else { return }
    let categories = try snapshot.categories
    var history: [Todo.ID: [Completion]] = [:]
    if parts.contains(.history) {
      for entry in try snapshot.completions(
        from: from, to: to, limit: .max, where: { _ in true })
      where !entry.isUndone {
        history[entry.completion.todo.id, default: []].append(entry.completion)
      }
    }
    let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    for todo in try snapshot.todos {
      let done = (history[todo.id] ?? []).sorted { $0.time < $1.time }
      guard parts.contains(.tasks) || !done.isEmpty else { continue }
      tasks.append(
        ExportedTask(
          todo: todo,
          item: TaskItem(
            todo, places: known, categories: categories, actionContext: actionContext),
          countdown: actionContext.pending(todo).countdown(
            machineZone: actionContext.machineZone),
          zone: actionContext.zone(of: todo),
          places: todo.places.compactMap { reference in
            if case .place(let id) = reference { byID[id] } else { nil }
          }, completions: done))
    }
    guard parts.contains(.history) else { return }
    habits = try snapshot.habits.map { ($0, try snapshot.habitMarks(of: $0.id)) }
  }
}
