import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Text

struct UndoCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("undo", HistoryPhrase.helpUndo)
  }

  @Argument(help: .phrase(HistoryPhrase.helpSteps)) var steps: Int?
  @Option(help: .phrase(HistoryPhrase.helpUndoTask), completion: NameCompletion.ofTasks) var task:
    String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    guard task == nil || steps == nil else {
      throw Refusal(.usage, CommandPhrase.excluded("--task", "N"))
    }
    if let task { return try takeBackLast(of: task, process) }
    try Stepping(process, steps: steps ?? 1, nothing: .nothingToUndo, text: \.undoneText) {
      try $0.undo()
    }
  }

  /// Undoes the latest entry of a task in the history, out of turn (T13).
  private func takeBackLast(of task: String, _ process: CommandProcess) throws {
    let environment = try process.environment
    let builder = try environment.builder()
    let store = try environment.openStore()
    let applied = try store.edit { context in
      try builder.retractLast(of: try TaskNames.todo(task, in: context), in: context)
    }
    try environment.output.render(
      .array([.object([("step", .string(applied.edit.summary))])]),
      applied.edit.text(\.takenText, in: store, builder.actionContext))
  }
}

struct RedoCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("redo", HistoryPhrase.helpRedo)
  }

  @Argument(help: .phrase(HistoryPhrase.helpSteps)) var steps = 1
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try Stepping(process, steps: steps, nothing: .nothingToRedo, text: \.redoneText) {
      try $0.redo()?.edit
    }
  }
}

/// The common part of `undo` and `redo`.
struct Stepping {
  /// Performs up to `steps` steps and prints each; throws if there is none.
  @discardableResult
  init(
    _ process: CommandProcess, steps: Int, nothing: HistoryPhrase, text: KeyPath<Edit, String>,
    step: (any ReminderStore) throws -> Edit?
  ) throws {
    guard steps >= 1 else {
      throw Refusal(.usage, HistoryPhrase.stepsOutOfRange(steps))
    }
    let environment = try process.environment
    let store = try environment.openStore()
    let actionContext = try environment.actionContext()
    var edits: [Edit] = []
    var lines: [String] = []
    while edits.count < steps, let edit = try step(store) {
      edits.append(edit)
      lines.append(try edit.text(text, in: store, actionContext))
    }
    guard !edits.isEmpty else { throw Refusal(.refused, nothing) }
    try environment.output.render(
      .array(edits.map { .object([("step", .string($0.summary))]) })
    ) { try environment.output.lines(lines) }
    // Secrets are no part of a step: one that was taken away does not come back.
    if edits.contains(where: { $0.devices != nil }) { try environment.noteMissingSecrets() }
    if edits.count < steps {
      environment.output.message(HistoryPhrase.onlySteps(edits.count).text)
    }
  }
}
