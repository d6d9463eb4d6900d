import Application
import ArgumentParser
import Localization
import Reminders
import Runtime
import Terminal

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back the last step, or the last N; exactly.")

  @Argument(help: "How many steps.") var steps = 1
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard steps >= 1 else {
      throw CommandFailure(.usage, "\"\(steps)\" steps cannot be undone: expected 1 or more.")
    }
    try Stepping(global, steps: steps, verb: "Undid", nothing: "There is nothing to undo.") {
      try $0.undo()
    }
  }
}

struct RedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Do again what was undone last.")

  @Argument(help: "How many steps.") var steps = 1
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard steps >= 1 else {
      throw CommandFailure(.usage, "\"\(steps)\" steps cannot be redone: expected 1 or more.")
    }
    try Stepping(global, steps: steps, verb: "Redid", nothing: "There is nothing to redo.") {
      try $0.redo()?.edit
    }
  }
}

/// Walks through the undo log.
struct Stepping {
  /// Takes up to `steps` steps and says each; none at all is refused.
  @discardableResult
  init(
    _ options: GlobalOptions, steps: Int, verb: String, nothing: String,
    step: (any ReminderStore) throws -> Edit?
  ) throws {
    let session = try Session(options)
    let store = try session.openStore()
    var summaries: [String] = []
    while summaries.count < steps, let edit = try step(store) { summaries.append(edit.summary) }
    guard !summaries.isEmpty else { throw CommandFailure(.refused, nothing) }
    if session.output.json {
      session.output.line(.array(summaries.map { .object([("step", .string($0))]) }))
    } else {
      for summary in summaries { session.output.line("\(verb): \(summary.oneLine).") }
    }
    if summaries.count < steps {
      session.output.note("Only \(Wording.count(summaries.count, .step)) could be taken.")
    }
  }
}
