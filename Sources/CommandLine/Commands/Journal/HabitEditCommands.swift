import Application
import ArgumentParser
import CommandSupport
import Journal
import Localization
import Model

struct HabitAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "add", abstract: JournalHelpPhrase.habitAdd.text)
  }

  @Argument(help: .journal(.habitNewName)) var name: String
  @Option(parsing: .unconditional, help: .journal(.habitDays, valueName: "number"))
  var days: String
  @Option(help: .journal(.habitStart, valueName: "date")) var start: String?
  @Option(help: .journal(.habitAt, valueName: "time")) var at: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let input = HabitInput(name: name, days: days, start: start, at: at)
    _ = try HabitChange(process) {
      try $0.addHabit(input, in: $1)
    } sentence: {
      HabitPhrase.added($1, days: $0.habit.days).text
    }
  }
}

struct HabitEditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "edit", abstract: JournalHelpPhrase.habitEdit.text)
  }

  @Argument(help: .journal(.habitName), completion: KnownNames.ofHabits) var habit: String
  @Option(parsing: .unconditional, help: .journal(.habitNewName)) var name: String?
  @Option(parsing: .unconditional, help: .journal(.habitDays, valueName: "number"))
  var days: String?
  @Option(help: .journal(.habitStart, valueName: "date")) var start: String?
  @Option(help: .journal(.habitAt, valueName: "time")) var at: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let input = HabitInput(name: name, days: days, start: start, at: at)
    _ = try HabitChange(process) { builder, context in
      let old = try HabitNames(habits: try context.habits)
        .habit(habit, today: builder.actionContext.todayNumber)
      return try builder.changeHabit(old, input, in: context)
    } sentence: {
      $0.isIdle ? CommandPhrase.nothingToChange($1).text : HabitPhrase.changed($1).text
    }
  }
}

struct HabitRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "remove", abstract: JournalHelpPhrase.habitRemove.text)
  }

  @Argument(help: .journal(.habitName), completion: KnownNames.ofHabits) var habit: String
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process) { builder, context in
      builder.removeHabit(
        try HabitNames(habits: try context.habits)
          .habit(habit, today: builder.actionContext.todayNumber))
    } sentence: {
      HabitPhrase.removed($1).text
    }
  }
}

struct HabitCheckCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "check", abstract: JournalHelpPhrase.habitCheck.text)
  }

  @Argument(help: .journal(.habitName), completion: KnownNames.ofHabits) var habit: String
  @Argument(help: .journal(.boxDate)) var date: String?
  @Option(name: .customLong("date"), help: .journal(.boxDateOption, valueName: "date"))
  var dateOption: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process, habit: habit, date: date, option: dateOption, as: .done)
  }
}

struct HabitUncheckCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "uncheck", abstract: JournalHelpPhrase.habitUncheck.text)
  }

  @Argument(help: .journal(.habitName), completion: KnownNames.ofHabits) var habit: String
  @Argument(help: .journal(.boxDate)) var date: String?
  @Option(name: .customLong("date"), help: .journal(.boxDateOption, valueName: "date"))
  var dateOption: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process, habit: habit, date: date, option: dateOption, as: nil)
  }
}

struct HabitRestCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "rest", abstract: JournalHelpPhrase.habitRest.text)
  }

  @Argument(help: .journal(.habitName), completion: KnownNames.ofHabits) var habit: String
  @Argument(help: .journal(.boxDate)) var date: String?
  @Option(name: .customLong("date"), help: .journal(.boxDateOption, valueName: "date"))
  var dateOption: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process, habit: habit, date: date, option: dateOption, as: .rest)
  }
}
