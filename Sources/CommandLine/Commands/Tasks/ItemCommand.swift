import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Recurrence
import SQLiteStore
import Text

struct ItemCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "item", ChecklistPhrase.help, discussion: ChecklistPhrase.helpDiscussion,
      subcommands: [
        ItemListCommand.self, ItemAddCommand.self, ItemCheckCommand.self, ItemUncheckCommand.self,
        ItemMoveCommand.self, ItemEditCommand.self, ItemRemoveCommand.self,
      ])
  }
}

/// The task whose checklist it is.
struct ItemOwner: ParsableArguments {
  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var task: String
}

/// Items by their numbers or texts.
struct ItemChoice: ParsableArguments {
  @Argument(help: .phrase(ChecklistPhrase.helpItem, valueName: "item")) var items: [String]
}

struct ItemListCommand: RunnableCommand {
  static var configuration: CommandConfiguration { .command("list", ChecklistPhrase.helpList) }

  @OptionGroup var owner: ItemOwner
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openForReading()
    let actionContext = try environment.actionContext()
    let view = try store.withSnapshot { snapshot in
      let todo = try TaskNames.todo(owner.task, in: snapshot)
      return try Overview(of: todo, in: snapshot, actionContext: actionContext).view(todo)
    }
    try environment.output.render(view.json) {
      let items = view.todo.items
      guard !items.isEmpty else {
        return try environment.output.line(ChecklistPhrase.nothing(task: view.todo.label).text)
      }
      try environment.output.lines(items.lines.split(separator: "\n").map(String.init))
    }
  }
}

struct ItemAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration { .command("add", ChecklistPhrase.helpAdd) }

  @OptionGroup var owner: ItemOwner
  @Argument(help: .phrase(ChecklistPhrase.helpTexts, valueName: "text")) var texts: [String]
  @Flag(help: .phrase(ChecklistPhrase.helpOnce)) var once = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try process.environment.change(.add(texts, isOnce: once), of: owner)
  }
}

struct ItemCheckCommand: RunnableCommand {
  static var configuration: CommandConfiguration { .command("check", ChecklistPhrase.helpCheck) }

  @OptionGroup var owner: ItemOwner
  @OptionGroup var choice: ItemChoice
  @Flag(help: .phrase(ChecklistPhrase.helpDone)) var done = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try process.environment.change(.tick(choice.items), thenDone: done, of: owner)
  }
}

struct ItemUncheckCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("uncheck", ChecklistPhrase.helpUncheck)
  }

  @OptionGroup var owner: ItemOwner
  @OptionGroup var choice: ItemChoice
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try process.environment.change(.tick(choice.items, isDone: false), of: owner)
  }
}

struct ItemMoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration { .command("move", ChecklistPhrase.helpMove) }

  @OptionGroup var owner: ItemOwner
  @Argument(help: .phrase(ChecklistPhrase.helpItem)) var item: String
  @Option(
    parsing: .unconditional, help: .phrase(ChecklistPhrase.helpTo, valueName: "number"))
  var to: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try process.environment.change(.move(item, to: to), of: owner)
  }
}

struct ItemEditCommand: RunnableCommand {
  static var configuration: CommandConfiguration { .command("edit", ChecklistPhrase.helpEdit) }

  @OptionGroup var owner: ItemOwner
  @Argument(help: .phrase(ChecklistPhrase.helpItem)) var item: String
  @Argument(help: .phrase(ChecklistPhrase.helpText)) var text: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try process.environment.change(.edit(item, ItemEdit(text: text)), of: owner)
  }
}

struct ItemRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", ChecklistPhrase.helpRemove, aliases: ["rm", "delete"])
  }

  @OptionGroup var owner: ItemOwner
  @OptionGroup var choice: ItemChoice
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try process.environment.change(.remove(choice.items), of: owner)
  }
}

extension CommandEnvironment {
  /// Changes the checklist of a task, and with `thenDone` marks the task as done; prints a sentence
  /// about it and the items, or the task as JSON.
  fileprivate func change(
    _ change: ChecklistChange, thenDone: Bool = false, of owner: ItemOwner
  ) throws {
    guard !thenDone else {
      return try perform(.items(change, thenDone: true), on: [owner.task]) { view, _ in
        let phrase: ActionPhrase =
          view.phase == .finished
          ? .doneFinished(view.todo.label) : .done(view.todo.label, when: view.whenAndEnd)
        return phrase.text
      }
    }
    let result = try perform(.items(change), on: owner.task)
    try output.render(result.json) {
      try output.line(result.text(of: change, name: result.before.label))
      try output.lines(result.view.todo.items.lines.split(separator: "\n").map { "  \($0)" })
      if let offer = result.offer { try output.line(offer.text) }
    }
  }
}
