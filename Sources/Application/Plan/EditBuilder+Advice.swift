import Foundation
import Planning
import Recurrence
import Reminders

extension EditBuilder {
  /// Returns the adviser that looks at the plan of the present day (D11), in the order that the
  /// emotion asks for, after changes of tasks that belong to the same edit.
  ///
  /// The plan counts on no usual hours at places: the history of visits is not part of an edit.
  func planAdviser(after changes: [Edit.Change<Todo>] = []) -> Adviser {
    { emotion, time, context in
      guard emotion.rawValue < 2 else { return nil }
      let stored = try context.todos
      let todos = Self.apply(changes, to: stored)
      let visits = try context.visits
      let overview = Overview(
        todos: todos, places: try context.places, visits: visits, actionContext: actionContext)
      let day = PlanDay(
        containing: actionContext.now, in: actionContext.machineZone,
        hours: actionContext.planHours)
      let draft = PlanDraft(
        of: day, isToday: true, overview: overview,
        inside: visits.filter { $0.ended == nil }.map(\.id.place), emotion: emotion.rawValue
      ) { _ in [] }
      let justDone = changes.first?.before?.id ?? Self.lastDone(of: stored, at: time)
      return PlanAdvice.advice(
        to: emotion.rawValue, at: time, blocks: draft.plan.blocks,
        justDone: justDone?.rawValue
      ).flatMap { AdviceKind(rawValue: $0.rawValue) }
    }
  }

  private static func apply(_ changes: [Edit.Change<Todo>], to todos: [Todo]) -> [Todo] {
    let changed = Dictionary(
      changes.compactMap { change in (change.before ?? change.after).map { ($0.id, change.after) } }
    ) { _, last in last }
    return todos.compactMap { todo in changed[todo.id] ?? todo }
  }

  /// Returns the task that was done last in the 10 minutes before an instant.
  private static func lastDone(of todos: [Todo], at time: Date) -> Todo.ID? {
    let recent = todos.compactMap { todo in
      todo.lastDone.flatMap { done in
        done <= time && time.timeIntervalSince(done) <= moodSeconds ? (done, todo.id) : nil
      }
    }
    return recent.max { $0 < $1 }?.1
  }
}
