package import Foundation
import Localization
package import Model
import Recurrence
package import Text

/// An action of a user on one task.
///
/// Command line, page, API and the buttons of a notification all perform it here. Texts are as
/// typed: they are read inside the transaction, since they depend on the task's wall clock.
package enum TaskAction: Sendable, Hashable {
  /// It was done, at a time up to now; `again` allows a repetition within 10 minutes, and `mood` is
  /// how the user feels about it, from 0 to 4 or a name, with a kind of advice. `once` names the
  /// completion, for a request that may be sent again. `occurrence` is when the time of an
  /// appointment was due, on its wall clock, where not the latest that began is meant but the next
  /// one. `by` is the name of who did it; without it the viewer did, and for `me` whose turn it
  /// was.
  case done(
    at: String? = nil, again: Bool = false, note: String? = nil, mood: String? = nil,
    advice: AdviceKind? = nil, once: UUID? = nil, occurrence: String? = nil, by: String? = nil)
  /// This occurrence is skipped.
  case skip
  /// It does not remind for a while.
  case snooze(SnoozeInput)
  /// This occurrence is due at another time.
  case move(to: String)
  /// It is removed.
  case remove
  /// The plan of this day holds it at a time of day, as typed (D8).
  case pin(at: String)
  /// The plan chooses its time again.
  case unpin
  /// Its checklist is changed, and with `thenDone` it was done as well (Y1).
  case items(ChecklistChange, thenDone: Bool = false)
  /// The proposal of another rhythm is taken or refused (Y8).
  case suggestion(isTaken: Bool)
  /// It is the turn of a person, by name.
  case turn(to: String)

  /// Performs the action in one write transaction, which also reads what a view of the task needs.
  ///
  /// `find` returns the task within the transaction, or throws where it must not be changed. When
  /// anything throws, nothing is changed.
  ///
  /// - Throws: What `find` throws, `RecurrenceError` and `Refusal` for a text that cannot be
  ///   read, `TodoError` for an action that is not allowed, and what the store throws.
  package func perform(
    in store: any ReminderStore, actionContext: ActionContext,
    on find: (any EditContext) throws -> Todo
  ) throws -> TaskActionResult {
    let applied = try store.edit { context in
      let todo = try find(context)
      let result = try edit(todo, builder: EditBuilder(actionContext), in: context)
      let shown = result.todos.first?.after ?? todo
      let overview = try Overview(
        of: shown, in: context, actionContext: actionContext, adding: result)
      let answer =
        try isDone ? DoneAnswer(of: result, in: context, actionContext: actionContext) : nil
      return Outcome(result, (todo: todo, overview: overview, answer: answer))
    }
    let (todo, overview, answer) = applied.outcome.value
    return TaskActionResult(
      self, edit: applied.edit, step: applied.step, before: todo, overview: overview,
      completion: applied.edit.completions.first, answer: answer)
  }

  /// True if a task is done by it.
  var isDone: Bool {
    switch self {
    case .done, .items(_, thenDone: true): true
    default: false
    }
  }

  /// Returns the edit of the action.
  func edit(
    _ todo: Todo, builder: EditBuilder, in context: any EditContext
  ) throws -> Edit {
    let actionContext = builder.actionContext
    switch self {
    case .done(
      let at, let again, let note, let mood, let advice, let once, let occurrence, let by):
      let time = try at.map { text in
        try actionContext.completionTime(text, of: todo)
      }
      var edit = try builder.done(
        todo, at: time, again: again, note: note, once: once, occurrence: occurrence, by: by,
        in: context)
      if let mood, let completion = edit.completions.first {
        guard completion.by == nil else {
          throw Refusal(.usage, .emotion, TurnsPhrase.moodOfAnother)
        }
        guard actionContext.parts.contains(.mood) else {
          throw Refusal(.notFound, SettingsPhrase.isOff(.mood, setting: Part.setting))
        }
        let noted = try builder.mood(mood, of: completion, advice: advice, in: context)
        edit.moods = MoodChanges(moods: [.init(before: nil, after: noted)])
      }
      return edit
    case .skip:
      return try builder.skipped(todo, in: context)
    case .snooze(let input) where input.isThisVisit:
      return try builder.dismissed(todo, in: context)
    case .snooze(let input):
      let end = try input.end(for: todo, actionContext: actionContext)
      return try builder.snoozed(todo, until: end, in: context)
    case .move(let text):
      return try builder.move(todo, to: text, in: context).edit
    case .remove:
      return try builder.remove(todo, in: context)
    case .pin(let time):
      return try builder.pinned(todo, at: time)
    case .unpin:
      return builder.unpinned(todo)
    case .items(let change, let thenDone):
      return try builder.checklist(todo, change, thenDone: thenDone, in: context)
    case .suggestion(let isTaken):
      return try builder.answered(todo, taking: isTaken, in: context)
    case .turn(let name):
      return try builder.givenTurn(todo, to: name, in: context)
    }
  }
}

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
        visits: try context.visits, actionContext: actionContext, persons: try context.persons,
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
        completion: applied.edit.completions.first { $0.todo.id == todo.id },
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
    case .items(_, let thenDone): thenDone ? .done : .edit
    case .suggestion(let isTaken): isTaken ? .edit : .decline
    case .turn: .turn
    }
  }
}

/// An action that was performed, and how the task stands now.
package struct TaskActionResult: Sendable {
  package let action: TaskAction
  /// The edit as it was stored; without changes when there was nothing to do.
  package let edit: Edit
  /// The number that `undo(step:)` takes; `nil` when nothing was changed.
  package let step: Int64?
  /// The task before.
  package let before: Todo
  /// The task after; `nil` if it was removed.
  package let after: Todo?
  /// The reward and the mood; `nil` unless a task was done.
  package let answer: DoneAnswer?
  private let overview: Overview
  /// Its entry in the history, where it has one.
  private let completion: Completion?

  /// Describes an action by what the store has applied; `overview` has the places of the task.
  init(
    _ action: TaskAction, edit: Edit, step: Int64?, before: Todo, overview: Overview,
    completion: Completion? = nil, answer: DoneAnswer? = nil
  ) {
    self.completion = completion
    self.answer = answer
    self.action = action
    self.edit = edit
    self.step = step
    self.before = before
    if let change = edit.todos.first { after = change.after } else { after = before }
    self.overview = overview
  }

  /// True if the task was already as the action would have left it.
  package var isUnchanged: Bool { edit.todos.isEmpty }

  /// The task as it stands now; as it last stood if it was removed.
  package var view: TaskView { overview.view(after ?? before) }

  /// The task as it stood before.
  package var viewBefore: TaskView { overview.view(before) }

  /// The keys of the task; of one that was done, also `reward`, `mood`, `advice` and `by`.
  package var json: JSON {
    let task = view.json
    guard let answer else { return task }
    let mood = answer.mood.map { MoodView($0, actionContext: overview.actionContext).json }
    return task.adding("reward", answer.reward?.json ?? .null)
      .adding("mood", mood ?? .null)
      .adding("advice", answer.mood?.mood.advice?.json ?? .null)
      .adding("by", JSON(doer))
  }

  /// A sentence that says for which time a tick of an appointment counts; `nil` for other actions.
  package var countsFor: String? {
    guard action.isDone, before.isAppointment, let due = edit.completions.first?.due else {
      return nil
    }
    let zone = before.zone.resolved(machineZone: overview.actionContext.machineZone)
    return ActionPhrase.countsFor(
      Formatted.moment(due, in: zone, now: overview.actionContext.now)
    ).text
  }

  /// The name of who did it, if that was another, or the task is done in turn.
  private var doer: String? {
    guard let completion, completion.by != nil || completion.todo.turns != nil else { return nil }
    return PersonNames(persons: overview.persons).name(
      of: completion.by ?? overview.actionContext.person)
  }

  /// True if another than the viewer did it.
  package var isDoneByAnother: Bool { completion?.by != nil }

  /// A sentence that says who did it and whose turn it is now; `nil` where neither is another.
  package var turnRemark: String? {
    guard action.isDone, let completion else { return nil }
    let next = after?.state == .finished ? nil : after.flatMap { overview.view($0).turns }
    guard completion.by != nil || next != nil else { return nil }
    return TurnsPhrase.doneBy(doer?.oneLine, next: next?.shownName.oneLine).text
  }

  /// A sentence that the computer's clock is behind an entry of the history; `nil` unless a task
  /// was done, and it is.
  package var clockRemark: String? {
    answer?.entryAhead.map {
      let context = overview.actionContext
      return ActionPhrase.clockIsBehind(
        lastEntry: Formatted.moment($0, in: context.machineZone, now: context.now)
      ).text
    }
  }

  /// A sentence about the action, with when the task is now.
  ///
  /// `Done: Cat medicine. From Mon 11 May, until Mon 8 Jun.`
  package var text: String {
    switch action {
    case .done:
      [did(.done), turnRemark, countsFor, clockRemark].compactMap(\.self).joined(separator: " ")
    case .skip: did(.skip)
    case .snooze(let input) where input.isThisVisit: did(.dismiss)
    case .snooze:
      view.activeSnooze.map {
        let text = ActionPhrase.snoozed(task: before.name.oneLine, $0.end, view.clock).text
        return view.idleSnoozeRemark.map { "\(text) \($0)" } ?? text
      } ?? did(.unsnooze)
    case .move: view.noting(did(.move), before: viewBefore)
    case .remove: did(.remove)
    case .pin: view.noting(pinText, before: viewBefore)
    case .unpin: PlanPhrase.unpinned(task: before.name.oneLine).text
    case .items(_, thenDone: true):
      [did(.done), turnRemark, countsFor, clockRemark].compactMap(\.self).joined(separator: " ")
    case .items(let change, thenDone: false):
      [text(of: change, name: before.name.oneLine), offer?.pageText].compactMap(\.self)
        .joined(separator: " ")
    case .suggestion(true): view.noting(did(.edit), before: viewBefore)
    case .suggestion(false): LearningPhrase.kept(before.name.oneLine).text
    case .turn: turnText
    }
  }

  private var turnText: String {
    guard let turns = view.turns else { return did(.turn) }
    return TurnsPhrase.given(before.name.oneLine, to: turns.shownName.oneLine).text
  }

  private var pinText: String {
    guard let pin = after?.pin else { return did(.pin) }
    return PlanPhrase.pinnedAt(
      task: before.name.oneLine, LocalTime(pin, in: overview.actionContext.machineZone)
    ).text
  }

  private func did(_ verb: EditAction.TaskVerb) -> String {
    let isGone = after == nil
    return Formatted.did(verb, before.name, when: isUnchanged || isGone ? nil : view.whenAndEnd)
  }
}
