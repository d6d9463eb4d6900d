import Application
import ArgumentParser
import Foundation
import Localization
import Recurrence
import Reminders
import Runtime
import SQLiteStore
import Settings

struct DoneCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "done", abstract: HelpPhrase.done.text)
  }

  @Argument(help: .phrase(.task, valueName: "task"), completion: KnownNames.ofTasks) var id: String
  @Option(help: .phrase(.doneAt, valueName: "time")) var at: String?
  @Flag(help: .phrase(.doneAgain)) var again = false
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try EndingAction(session, id: id, kind: .done).perform { todo, builder, context in
      let zone = try session.actionContext().zone(of: todo)
      let time = try at.map { try Moment(parsing: $0).date(in: zone, dayMeans: .start) }
      return try builder.done(todo, at: time, again: again, in: context)
    }
  }
}

struct SkipCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "skip", abstract: HelpPhrase.skip.text)
  }

  @Argument(help: .phrase(.task, valueName: "task"), completion: KnownNames.ofTasks) var id: String
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try EndingAction(session, id: id, kind: .skipped).perform { todo, builder, context in
      try builder.skipped(todo, in: context)
    }
  }
}

/// The common part of `done` and `skip`: they end a countdown and print what comes next.
struct EndingAction {
  private let session: Session
  private let id: String
  private let kind: Completion.Kind

  /// Creates the action for a task's number or name.
  init(_ session: Session, id: String, kind: Completion.Kind) {
    self.session = session
    self.id = id
    self.kind = kind
  }

  /// Changes the task in one step and prints what comes next.
  func perform(_ step: (Todo, EditBuilder, any EditContext) throws -> Edit) throws {
    let store = try session.openStore()
    let builder = try session.builder()
    let edit = try store.edit { context in
      try step(try TaskNames(todos: try context.todos).todo(id), builder, context)
    }.edit
    guard let changed = edit.todos.first?.after else { return }
    try TaskReport(session, store: store).show(changed) { view in
      let phrase: CommandPhrase =
        switch (kind, view.phase) {
        case (.done, .finished): .doneFinished(changed.label)
        case (.skipped, .finished): .skippedFinished(changed.label)
        case (.done, _): .done(changed.label, prospects: view.prospects)
        case (.skipped, _): .skipped(changed.label, prospects: view.prospects)
        }
      return phrase.text
    }
  }
}
