import Foundation
import Localization
package import Model
import Planning

/// Chooses the kind of advice for a feeling of the present (D11).
package enum MoodAdviser {
  /// Returns the advice by the plan of the present day, as it becomes with the feeling; `nil` for a
  /// feeling that needs none, and where the plan is switched off.
  ///
  /// `done` is the task that is done in the same step, which is not what comes next.
  package static func kind(
    for emotion: Emotion, besides done: Todo.ID? = nil, in store: any StoreReader,
    actionContext: ActionContext
  ) throws -> AdviceKind? {
    guard emotion.rawValue < Emotion.neutral.rawValue, actionContext.parts.contains(.plan) else {
      return nil
    }
    let all = try Overview(store, actionContext: actionContext)
    let overview = Overview(
      todos: all.todos.filter { $0.id != done }, places: all.names.places,
      categories: all.categories, visits: [], actionContext: actionContext)
    let plan = try DayPlan(store, overview: overview, feeling: emotion)
    let advice = PlanAdvice.advice(
      to: emotion.rawValue, at: actionContext.now, blocks: plan.blocks.map(\.block),
      justDone: (done ?? lastDone(of: all.todos, at: actionContext.now))?.rawValue)
    switch advice {
    case .practice?: return .practice
    case .support?: return .support
    case nil: return nil
    }
  }

  /// Returns the task that was done last in the 10 minutes up to an instant, which is not what
  /// comes next.
  private static func lastDone(of todos: [Todo], at now: Date) -> Todo.ID? {
    let recent = todos.filter { todo in
      guard let done = todo.lastDone, done <= now else { return false }
      return now.timeIntervalSince(done) <= EditBuilder.moodSeconds
    }
    return recent.max { ($0.lastDone ?? .distantPast) < ($1.lastDone ?? .distantPast) }?.id
  }

  /// Returns the advice for a mood as it was typed; `nil` for one of an earlier time, and for a
  /// text that is no feeling, which is refused later.
  package static func kind(
    for input: MoodInput, in store: any StoreReader, actionContext: ActionContext
  ) throws -> AdviceKind? {
    guard input.at == nil, let emotion = Emotion(input.emotion.trimmed) else { return nil }
    return try kind(for: emotion, in: store, actionContext: actionContext)
  }
}
