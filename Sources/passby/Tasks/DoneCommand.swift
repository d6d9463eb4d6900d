import Application
import ArgumentParser
import Foundation
import Recurrence
import Reminders
import Runtime
import SQLiteStore
import Settings

struct DoneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "done", abstract: "Say that a task was done; its next countdown begins.")

  @Argument(help: "The task's number or name.", completion: KnownNames.ofTasks) var id: String
  @Option(help: "When it was done; now unless given.") var at: String?
  @Flag(help: "It was really done once more, moments after the last time.") var again = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try EndingAction(session, id: id, verb: "Done").perform { todo, builder, context in
      let zone = try session.actionContext().zone(of: todo)
      let time = try at.map { try Moment(parsing: $0).date(in: zone, dayMeans: .start) }
      return try builder.done(todo, at: time, again: again, in: context)
    }
  }
}

struct SkipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip", abstract: "Let this occurrence pass without counting it as done.")

  @Argument(help: "The task's number or name.", completion: KnownNames.ofTasks) var id: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try EndingAction(session, id: id, verb: "Skipped").perform { todo, builder, context in
      try builder.skipped(todo, in: context)
    }
  }
}

/// What `done` and `skip` have in common: they end a countdown, and say what comes next.
struct EndingAction {
  private let session: Session
  private let id: String
  private let verb: String

  /// Prepares the step.
  init(_ session: Session, id: String, verb: String) {
    self.session = session
    self.id = id
    self.verb = verb
  }

  /// Changes the task in one step and says what comes next.
  func perform(_ step: (Todo, EditBuilder, any EditContext) throws -> Edit) throws {
    let store = try session.openStore()
    let builder = try session.builder()
    let edit = try store.edit { context in
      try step(try TaskNames(todos: try context.todos).todo(id), builder, context)
    }.edit
    guard let changed = edit.todos.first?.after else { return }
    try TaskReport(session, store: store).show(changed) { view in
      view.phase == .finished
        ? "\(verb) \(changed.label): finished."
        : "\(verb) \(changed.label): \(view.prospects)."
    }
  }
}
