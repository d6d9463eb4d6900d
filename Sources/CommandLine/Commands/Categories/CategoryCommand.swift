import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore

struct CategoryCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "category", CategoryPhrase.help,
      subcommands: [
        CategoryListCommand.self, CategoryAddCommand.self, CategoryEditCommand.self,
        CategoryRemoveCommand.self,
      ], defaultSubcommand: CategoryListCommand.self)
  }
}

struct CategoryListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", CategoryPhrase.helpList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openForReading()
    let (categories, todos) = try store.withSnapshot { (try $0.categories, try $0.todos) }
    let views = categories.map { CategoryView($0, todos: todos) }
    let output = environment.output
    try output.render(list: views.lazy.map(\.json), none: CategoryPhrase.noCategories.text) {
      let width = views.map { $0.category.name.oneLine.displayWidth }.max() ?? 0
      for view in views {
        let category = view.category
        let number = String(category.id.rawValue).leftPadded(to: 3)
        try output.line(
          "\(number) \(output.paint(category.name.oneLine.padded(to: width), .bold))  "
            + "\(category.color)  \(category.icon.padded(to: 10))  "
            + Formatted.count(view.taskCount, .task))
      }
    }
  }
}

/// The options that describe a category.
struct CategoryOptions: ParsableArguments {
  // `--color` is the option for colours of the terminal.
  @Option(name: .customLong("colour"), help: .phrase(CategoryPhrase.helpColor)) var color: String?
  @Option(help: .phrase(CategoryPhrase.helpIcon)) var icon: String?
}

/// Changes a category in one step, and prints it.
struct CategoryChange {
  /// Performs the change; a phrase describes it.
  init(
    _ process: CommandProcess,
    _ edit: (EditBuilder, any EditContext) throws -> Outcome<Category>,
    sentence: (Outcome<Category>, _ name: String) -> any Phrase
  ) throws {
    let environment = try process.environment
    let store = try environment.openStore()
    let builder = try environment.builder()
    let outcome = try store.edit { try edit(builder, $0) }.outcome
    try environment.output.render(
      CategoryView(outcome.value, todos: try store.todos()).json,
      sentence(outcome, "\"\(outcome.value.name.oneLine)\"").text)
  }
}

struct CategoryAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", CategoryPhrase.helpAdd)
  }

  @Argument(help: .phrase(TaskHelpPhrase.newName)) var name: String
  @OptionGroup var options: CategoryOptions
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let input = EditBuilder.CategoryInput(name: name, color: options.color, icon: options.icon)
    _ = try CategoryChange(process) {
      try $0.addCategory(input, in: $1)
    } sentence: {
      CategoryPhrase.added($1)
    }
  }
}

struct CategoryEditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("edit", CategoryPhrase.helpEdit)
  }

  @Argument(help: .phrase(CategoryPhrase.helpName), completion: NameCompletion.ofCategories)
  var category: String
  @Option(help: .phrase(TaskHelpPhrase.newName)) var name: String?
  @OptionGroup var options: CategoryOptions
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let input = EditBuilder.CategoryInput(name: name, color: options.color, icon: options.icon)
    _ = try CategoryChange(process) { builder, context in
      let old = try CategoryNames(categories: try context.categories).category(category)
      return try builder.changeCategory(old, input, in: context)
    } sentence: {
      guard !$0.edit.categories.isEmpty else { return ActionPhrase.nothingToChange($1) }
      return CategoryPhrase.changed($1)
    }
  }
}

struct CategoryRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", CategoryPhrase.helpRemove)
  }

  @Argument(help: .phrase(CategoryPhrase.helpName), completion: NameCompletion.ofCategories)
  var category: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try CategoryChange(process) { builder, context in
      let old = try CategoryNames(categories: try context.categories).category(category)
      return try builder.removeCategory(old, in: context)
    } sentence: {
      CategoryPhrase.removed($1, tasks: $0.edit.todos.count)
    }
  }
}
