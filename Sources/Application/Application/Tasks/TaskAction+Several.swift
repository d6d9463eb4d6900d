package import Model

extension TaskAction {
  /// Performs the action on several tasks in one write transaction, as one step of undo.
  ///
  /// `find` returns the tasks within the transaction, each once. When anything throws, nothing is
  /// changed.
  ///
  /// - Returns: A result for each task, in their order.
  /// - Throws: As `perform(in:actionContext:on:)`.
  package func perform(
    in store: any ReminderStore, actionContext: ActionContext,
    onSeveral find: (any EditContext) throws -> [Todo]
  ) throws -> [TaskActionResult] {
    let applied = try store.edit { context in
      let todos = try find(context)
      let builder = EditBuilder(actionContext)
      let whole = try builder.together(verb, todos) {
        try edit($0, builder: builder, in: context)
      }
      let changed = whole.todos.compactMap(\.after)
      let overview = Overview(
        todos: todos, places: try context.places, categories: try context.categories,
        visits: try context.visits, actionContext: actionContext,
        streaks: try TaskStreaks(
          of: changed, in: context, actionContext: actionContext, adding: whole))
      let answer =
        try isDone ? DoneAnswer(of: whole, in: context, actionContext: actionContext) : nil
      return Outcome(whole, (todos: todos, overview: overview, answer: answer))
    }
    let (todos, overview, answer) = applied.outcome.value
    return todos.map { todo in
      let isLast = todo.id == todos.last?.id
      var part = Edit(summary: applied.edit.summary, action: applied.edit.action)
      part.todos = applied.edit.todos.filter { ($0.before ?? $0.after)?.id == todo.id }
      return TaskActionResult(
        self, edit: part, step: applied.step, before: todo, overview: overview,
        answer: answer?.part(of: todo, isLast: isLast))
    }
  }

  private var verb: EditAction.TaskVerb {
    switch self {
    case .done: .done
    case .skip: .skip
    case .snooze(let input): input.isThisVisit ? .dismiss : .snooze
    case .move: .move
    case .remove: .remove
    case .pin: .pin
    case .unpin: .unpin
    }
  }
}
