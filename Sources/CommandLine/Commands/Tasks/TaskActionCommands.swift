import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import Text

struct DoneCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("done", TaskHelpPhrase.done)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.severalTasks, valueName: "task"),
    completion: NameCompletion.ofTasks)
  var ids: [String] = []
  @Option(help: .phrase(TaskHelpPhrase.doneAt, valueName: "time")) var at: String?
  @Flag(help: .phrase(TaskHelpPhrase.doneAgain)) var again = false
  @Option(parsing: .unconditional, help: .phrase(TaskHelpPhrase.doneNote, valueName: "text"))
  var note: String?
  @Option(
    help: .phrase(MoodPhrase.helpDoneMood, valueName: "feeling"),
    completion: .list(["very_sad", "sad", "neutral", "happy", "very_happy"]))
  var mood: String?
  @Option(
    help: .phrase(TurnsPhrase.helpDoneBy, valueName: "person"),
    completion: NameCompletion.ofPersons)
  var by: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    guard !ids.isEmpty else { throw try choice(environment) }
    if mood != nil { try environment.needsMoods() }
    let advice = try adviceKind(environment)
    try environment.perform(
      .done(at: at, again: again, note: note, mood: mood, advice: advice, by: by), on: ids
    ) { view, _ in
      let phrase: ActionPhrase =
        view.phase == .finished
        ? .doneFinished(view.todo.label) : .done(view.todo.label, when: view.whenAndEnd)
      return phrase.text
    }
  }

  /// The most tasks that are offered.
  private static let mostOffered = 15

  /// Returns the failure of a call without a task: what can be done now, with its numbers.
  private func choice(_ environment: CommandEnvironment) throws -> Refusal {
    let store = try environment.openForReading()
    let overview = try environment.overview(of: store)
    let views = overview.todos.map(overview.view).filter {
      ($0.phase == .open || $0.phase == .due) && !$0.todo.isWish
    }.soonestFirst
    guard let first = views.first else {
      return Refusal(.usage, ActionPhrase.nothingCanBeDone)
    }
    let shown = views.prefix(Self.mostOffered)
    let width = shown.map { String($0.todo.id.rawValue).count }.reduce(1, max)
    let lines = shown.map { view in
      let number = String(view.todo.id.rawValue)
      let padding = String(repeating: " ", count: width - number.count)
      let words = [view.todo.name.oneLine, view.whenText].compactMap(\.self)
      return "  \(padding)\(number) \(words.joined(separator: ", "))"
    }
    let call = "passby done \(first.todo.id.rawValue)"
    return Refusal(
      .usage,
      CommandPhrase.verbatim(
        ([ActionPhrase.whichIsDone(call: call).text] + lines
          + (views.count > shown.count ? ["  …"] : [])).joined(separator: "\n")))
  }

  /// Returns the advice for a feeling after a task that is done now (D11).
  private func adviceKind(_ environment: CommandEnvironment) throws -> AdviceKind? {
    guard at == nil, ids.count == 1, let emotion = mood.flatMap(MoodReading.known) else {
      return nil
    }
    let store = try environment.openForReading()
    let todo = try store.withSnapshot { try TaskNames.todo(ids[0], in: $0) }
    return try MoodAdviser.kind(
      for: emotion, besides: todo.id, in: store, actionContext: try environment.actionContext())
  }
}

struct SkipCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("skip", TaskHelpPhrase.skip)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.severalTasks, valueName: "task"),
    completion: NameCompletion.ofTasks)
  var ids: [String]
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.perform(.skip, on: ids) { view, _ in
      let phrase: ActionPhrase =
        view.phase == .finished
        ? .skippedFinished(view.todo.label) : .skipped(view.todo.label, when: view.whenAndEnd)
      return phrase.text
    }
  }
}

struct SnoozeCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("snooze", TaskHelpPhrase.snooze, discussion: TaskHelpPhrase.snoozeDiscussion)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var id: String
  @Argument(
    help: .phrase(TaskHelpPhrase.snoozeUntil, valueName: "end"),
    completion: .list(SnoozeCommand.ends))
  var until: [String] = []
  @Option(
    name: .customLong("for"), help: .phrase(TaskHelpPhrase.snoozeFor, valueName: "end"),
    completion: .list(SnoozeCommand.ends))
  var end: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  /// The ends that the shell offers.
  private static let ends = ["visit", "leave", "this-visit", "off", "1h", "tomorrow", "1d", "1w"]

  func validate() throws {
    guard end != nil || !until.isEmpty else {
      throw ValidationError(TaskInputPhrase.snoozeNeedsEnd.text)
    }
  }

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    // With --for, all words are tasks; without, all but the first are the end.
    let ids = end == nil ? [id] : [id] + until
    let text = end ?? until.joined(separator: " ")
    let input = SnoozeInput.text(text)
    try environment.perform(.snooze(input), on: ids) { view, isUnchanged in
      let (label, when) = (view.todo.label, view.when.map { TaskPhrase.when($0).text })
      if input.isThisVisit { return PlacePhrase.quietForVisit(label, when: when).text }
      if !isUnchanged, let remark = view.idleSnoozeRemark { environment.output.message(remark) }
      guard !isUnchanged else {
        return ActionPhrase.nothingToChange(label, when: view.whenText).text
      }
      let phrase: ActionPhrase =
        switch view.activeSnooze?.end {
        case nil: .snoozeEnded(label, when: when)
        case .at(let end)?:
          .snoozedUntil(
            label, moment: Formatted.moment(end, in: view.zone, now: environment.now),
            when: when)
        case .nextVisit?: .snoozedUntilVisit(label, when: when)
        case .leaving?: .snoozedUntilLeaving(label, when: when)
        }
      return phrase.text
    }
  }
}

struct MoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("move", TaskHelpPhrase.move)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var id: String
  @Argument(help: .phrase(TaskHelpPhrase.moveTo, valueName: "time")) var instant: [String]
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let result = try environment.perform(.move(to: instant.joined(separator: " ")), on: id)
    let before = result.viewBefore
    try environment.output.show(result.view) { view in
      let text = ActionPhrase.moved(
        view.todo.label, to: view.whenAndEnd,
        from: before.countdown?.due.map {
          Formatted.moment(
            $0, in: view.zone, now: view.now, asDay: before.countdown?.isInDays ?? false)
        }
      ).text
      return view.noting(text, before: before)
    }
  }
}

struct RemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", TaskHelpPhrase.remove, aliases: ["rm", "delete"])
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.severalTasks, valueName: "task"),
    completion: NameCompletion.ofTasks)
  var ids: [String]
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.perform(.remove, on: ids) { view, _ in
      ActionPhrase.removed(view.todo.label).text
    }
  }
}

extension CommandEnvironment {
  /// Performs an action on the task with a number or name.
  func perform(_ action: TaskAction, on task: String) throws -> TaskActionResult {
    let store = try openStore()
    return try action.perform(in: store, actionContext: try actionContext()) { context in
      try TaskNames.todo(task, in: context)
    }
  }

  /// Performs an action on the tasks with numbers or names in one step, and prints a sentence about
  /// each, or JSON: an array where there were several arguments.
  func perform(
    _ action: TaskAction, on tasks: [String],
    sentence: (_ view: TaskView, _ isUnchanged: Bool) -> String
  ) throws {
    let results: [TaskActionResult]
    if tasks.count == 1 {
      results = [try perform(action, on: tasks[0])]
    } else {
      results = try action.perform(
        in: try openStore(), actionContext: try actionContext(),
        onSeveral: { context in
          var todos: [Todo] = []
          for task in tasks {
            let todo = try TaskNames.todo(task, in: context)
            if !todos.contains(where: { $0.id == todo.id }) { todos.append(todo) }
          }
          return todos
        })
    }
    try output.render(tasks.count == 1 ? results[0].json : .array(results.map(\.json))) {
      for result in results {
        try output.line(sentence(result.view, result.isUnchanged))
        if let remark = result.turnRemark { try output.line(remark) }
        if let countsFor = result.countsFor { try output.line(countsFor) }
        if let remark = result.clockRemark { try output.line(remark) }
      }
      // The points of several tasks are one sum.
      let reward = Reward.together(results.compactMap { $0.answer?.reward })
      try output.lines(reward?.lines ?? [])
      for result in results {
        guard let mood = result.answer?.mood else { continue }
        try output.line(MoodView(mood, actionContext: try actionContext()).text)
        if let advice = mood.mood.advice { try output.line(advice.text) }
      }
    }
  }
}

extension Output {
  /// Prints a task as JSON, or a sentence about it.
  func show(_ view: TaskView, sentence: (TaskView) -> String) throws {
    try render(view.json, sentence(view))
  }
}
