import Localization
package import Model
import Recurrence
package import Text

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

  /// Describes an action by what the store has applied; `overview` has the places of the task.
  init(
    _ action: TaskAction, edit: Edit, step: Int64?, before: Todo, overview: Overview,
    answer: DoneAnswer? = nil
  ) {
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

  /// The keys of the task; of one that was done, also `reward`, `mood` and `advice`.
  package var json: JSON {
    let task = view.json
    guard let answer else { return task }
    let mood = answer.mood.map { MoodView($0, actionContext: overview.actionContext).json }
    return task.adding("reward", answer.reward?.json ?? .null)
      .adding("mood", mood ?? .null)
      .adding("advice", answer.mood?.mood.advice?.json ?? .null)
  }

  /// A sentence that says for which time a tick of an appointment counts; `nil` for other actions.
  package var countsFor: String? {
    guard case .done = action, before.isAppointment, let due = edit.completions.first?.due else {
      return nil
    }
    let zone = before.zone.resolved(machineZone: overview.actionContext.machineZone)
    return ActionPhrase.countsFor(
      Wording.moment(due, in: zone, now: overview.actionContext.now)
    ).text
  }

  /// A sentence that the computer's clock is behind an entry of the history; `nil` unless a task
  /// was done, and it is.
  package var clockRemark: String? {
    answer?.entryAhead.map {
      let context = overview.actionContext
      return ActionPhrase.clockIsBehind(
        lastEntry: Wording.moment($0, in: context.machineZone, now: context.now)
      ).text
    }
  }

  /// A sentence about the action, with when the task is now.
  ///
  /// `Done: Cat medicine. From Mon 11 May, until Mon 8 Jun.`
  package var text: String {
    switch action {
    case .done: [did(.done), countsFor, clockRemark].compactMap(\.self).joined(separator: " ")
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
    }
  }

  private var pinText: String {
    guard let pin = after?.pin else { return did(.pin) }
    return PlanPhrase.pinnedAt(
      task: before.name.oneLine, LocalTime(pin, in: overview.actionContext.machineZone)
    ).text
  }

  private func did(_ verb: EditAction.TaskVerb) -> String {
    let isGone = after == nil
    return Wording.did(verb, before.name, when: isUnchanged || isGone ? nil : view.whenAndEnd)
  }
}
