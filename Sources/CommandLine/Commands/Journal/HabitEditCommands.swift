import Application
import ArgumentParser
import CommandSupport
import Journal
import Localization
import Model

struct HabitAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", JournalPhrase.helpHabitAdd)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitNewName)) var name: String
  @Option(parsing: .unconditional, help: .phrase(JournalPhrase.helpHabitDays, valueName: "number"))
  var days: String
  @Option(help: .phrase(JournalPhrase.helpHabitStart, valueName: "date")) var start: String?
  @Option(help: .phrase(JournalPhrase.helpHabitAt, valueName: "time")) var at: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let input = HabitInput(name: name, days: days, start: start, at: at)
    _ = try HabitChange(process) {
      try $0.addHabit(input, in: $1)
    } sentence: {
      JournalPhrase.habitAdded($1, days: $0.habit.days).text
    }
  }
}

struct HabitEditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("edit", JournalPhrase.helpHabitEdit)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: KnownNames.ofHabits) var habit:
    String
  @Option(parsing: .unconditional, help: .phrase(JournalPhrase.helpHabitNewName)) var name: String?
  @Option(parsing: .unconditional, help: .phrase(JournalPhrase.helpHabitDays, valueName: "number"))
  var days: String?
  @Option(help: .phrase(JournalPhrase.helpHabitStart, valueName: "date")) var start: String?
  @Option(help: .phrase(JournalPhrase.helpHabitAt, valueName: "time")) var at: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let input = HabitInput(name: name, days: days, start: start, at: at)
    _ = try HabitChange(process) { builder, context in
      let old = try HabitNames(habits: try context.habits)
        .habit(habit, today: builder.actionContext.todayNumber)
      return try builder.changeHabit(old, input, in: context)
    } sentence: {
      $0.isUnchanged ? ActionPhrase.nothingToChange($1).text : JournalPhrase.habitChanged($1).text
    }
  }
}

struct HabitRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", JournalPhrase.helpHabitRemove)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: KnownNames.ofHabits) var habit:
    String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process) { builder, context in
      builder.removeHabit(
        try HabitNames(habits: try context.habits)
          .habit(habit, today: builder.actionContext.todayNumber))
    } sentence: {
      JournalPhrase.habitRemoved($1).text
    }
  }
}

struct HabitCheckCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("check", JournalPhrase.helpHabitCheck)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: KnownNames.ofHabits) var habit:
    String
  @Argument(help: .phrase(JournalPhrase.helpBoxDate)) var date: String?
  @Option(
    name: .customLong("date"), help: .phrase(JournalPhrase.helpBoxDateOption, valueName: "date"))
  var dateOption: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process, habit: habit, date: date, option: dateOption, as: .done)
  }
}

struct HabitUncheckCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("uncheck", JournalPhrase.helpHabitUncheck)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: KnownNames.ofHabits) var habit:
    String
  @Argument(help: .phrase(JournalPhrase.helpBoxDate)) var date: String?
  @Option(
    name: .customLong("date"), help: .phrase(JournalPhrase.helpBoxDateOption, valueName: "date"))
  var dateOption: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process, habit: habit, date: date, option: dateOption, as: nil)
  }
}

struct HabitRestCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("rest", JournalPhrase.helpHabitRest)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: KnownNames.ofHabits) var habit:
    String
  @Argument(help: .phrase(JournalPhrase.helpBoxDate)) var date: String?
  @Option(
    name: .customLong("date"), help: .phrase(JournalPhrase.helpBoxDateOption, valueName: "date"))
  var dateOption: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process, habit: habit, date: date, option: dateOption, as: .rest)
  }
}
