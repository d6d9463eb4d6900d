import Application
import ArgumentParser
import CommandSupport
import Journal
import Localization
import Model
import Recurrence
import SQLiteStore

struct HabitCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "habit", JournalPhrase.helpHabit, discussion: JournalPhrase.helpHabitDiscussion,
      subcommands: [
        HabitListCommand.self, HabitAddCommand.self, HabitEditCommand.self, HabitCheckCommand.self,
        HabitUncheckCommand.self, HabitRestCommand.self, HabitShowCommand.self,
        HabitRemoveCommand.self,
      ], defaultSubcommand: HabitListCommand.self)
  }
}

struct HabitListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", JournalPhrase.helpHabitList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let actionContext = try environment.actionContext()
    let views = try environment.openForReading().withSnapshot {
      try HabitView.all(in: $0, actionContext: actionContext)
    }
    let output = environment.output
    try output.render(list: views.lazy.map(\.json), none: JournalPhrase.noHabits.text) {
      let width = views.map { $0.habit.name.oneLine.displayWidth }.max() ?? 0
      for view in views {
        let number = String(view.habit.id.rawValue).leftPadded(to: 3)
        let name = output.paint(view.habit.name.oneLine.padded(to: width), .bold)
        try output.line("\(number) \(name)  \(view.spanText)  \(view.text)")
      }
    }
  }
}

struct HabitShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", JournalPhrase.helpHabitShow)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: KnownNames.ofHabits) var habit:
    String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let actionContext = try environment.actionContext()
    let view = try environment.openForReading().withSnapshot { snapshot in
      let found = try HabitNames(habits: try snapshot.habits)
        .habit(habit, today: actionContext.todayNumber)
      return try HabitView(found, in: snapshot, actionContext: actionContext)
    }
    let output = environment.output
    try output.render(view.json) {
      try output.line(output.paint(view.habit.name.oneLine, .bold))
      try output.line("  \(view.spanText)")
      if let at = view.habit.at {
        try output.line("  \(JournalPhrase.habitRemindsAt(at.description).text)")
      }
      try output.line("  \(view.text)")
      try output.line("  \(view.boxesText)")
    }
  }
}
