import Application
import ArgumentParser
import CommandSupport
import Journal
import Localization
import Model
import Recurrence
import SQLiteStore
import Text

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

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: NameCompletion.ofHabits)
  var habit: String
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
      let facts = [view.spanText, view.goalWords, view.habit.frequency?.words]
      try output.line("  \(facts.compactMap(\.self).joined(separator: ", "))")
      if let at = view.habit.at {
        try output.line("  \(JournalPhrase.habitRemindsAt(at.description).text)")
      }
      let amount = view.amountWords(on: actionContext.todayNumber)
      try output.line("  \([amount, view.text].compactMap(\.self).joined(separator: ", "))")
      try output.line("  \(view.boxesText)")
    }
  }
}

/// The options of `habit add` and `habit edit`.
struct HabitOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: .phrase(JournalPhrase.helpHabitDays, valueName: "number"))
  var days: String?
  @Option(help: .phrase(JournalPhrase.helpHabitStart, valueName: "date")) var start: String?
  @Option(help: .phrase(JournalPhrase.helpHabitAt, valueName: "time")) var at: String?
  @Option(parsing: .unconditional, help: .phrase(JournalPhrase.helpHabitGoal, valueName: "amount"))
  var goal: String?
  @Option(help: .phrase(JournalPhrase.helpHabitOn, valueName: "days")) var on: String?
  @Option(
    parsing: .unconditional, help: .phrase(JournalPhrase.helpHabitTimes, valueName: "times"))
  var times: String?

  func input(name: String?, atMost: Bool?) -> HabitInput {
    HabitInput(
      name: name, days: days, start: start, at: at, goal: goal, atMost: atMost, on: on,
      times: times)
  }
}

struct HabitAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", JournalPhrase.helpHabitAdd)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitNewName)) var name: String
  @OptionGroup var fields: HabitOptions
  @Flag(help: .phrase(JournalPhrase.helpHabitAtMost)) var atMost = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let input = fields.input(name: name, atMost: atMost ? true : nil)
    _ = try HabitChange(process) {
      try $0.addHabit(input, in: $1)
    } sentence: { outcome, name in
      outcome.habit.days.map { JournalPhrase.habitAdded(name, days: $0).text }
        ?? JournalPhrase.habitAddedForGood(name).text
    }
  }
}

struct HabitEditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("edit", JournalPhrase.helpHabitEdit)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: NameCompletion.ofHabits)
  var habit: String
  @Option(parsing: .unconditional, help: .phrase(JournalPhrase.helpHabitNewName)) var name: String?
  @OptionGroup var fields: HabitOptions
  @Flag(inversion: .prefixedNo, help: .phrase(JournalPhrase.helpHabitAtMost))
  var atMost: Bool?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let input = fields.input(name: name, atMost: atMost)
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

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: NameCompletion.ofHabits)
  var habit: String
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

/// The arguments that name a box: a habit, and a day, else the present one.
struct HabitBox: ParsableArguments {
  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: NameCompletion.ofHabits)
  var habit: String
  @Argument(help: .phrase(JournalPhrase.helpBoxDate)) var date: String?
  @Option(
    name: .customLong("date"), help: .phrase(JournalPhrase.helpBoxDateOption, valueName: "date"))
  var dateOption: String?

  /// The day, as it was typed.
  var day: String? {
    get throws {
      guard date == nil || dateOption == nil else {
        throw Refusal(.usage, JournalPhrase.dateTwice)
      }
      return date ?? dateOption
    }
  }
}

/// The arguments of `habit check`: a habit, and an amount, a day or both.
struct HabitCheckCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("check", JournalPhrase.helpHabitCheck)
  }

  @Argument(help: .phrase(JournalPhrase.helpHabitName), completion: NameCompletion.ofHabits)
  var habit: String
  @Argument(help: .phrase(JournalPhrase.helpBoxWords, valueName: "amount-or-date"))
  var words: [String] = []
  @Option(
    name: .customLong("date"), help: .phrase(JournalPhrase.helpBoxDateOption, valueName: "date"))
  var dateOption: String?
  @Option(parsing: .unconditional, help: .phrase(JournalPhrase.helpBoxSet, valueName: "amount"))
  var set: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    // A date has more than a number: `15.1.`, `2026-03-02`.
    let amounts = words.filter { Amount($0.trimmed) != nil }
    let dates = words.filter { Amount($0.trimmed) == nil } + [dateOption].compactMap(\.self)
    guard dates.count <= 1 else { throw Refusal(.usage, JournalPhrase.dateTwice) }
    guard amounts.count + (set == nil ? 0 : 1) <= 1 else {
      throw Refusal(.usage, .set, JournalPhrase.amountTwice)
    }
    let fill =
      try set.map(HabitFill.reading(set:)) ?? amounts.first.map(HabitFill.reading(add:))
    _ = try HabitChange(process, habit, on: dates.first) {
      fill ?? ($0.goal == nil ? .done : .add(.one))
    }
  }
}

struct HabitUncheckCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("uncheck", JournalPhrase.helpHabitUncheck)
  }

  @OptionGroup var box: HabitBox
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process, box.habit, on: try box.day) { _ in .empty }
  }
}

struct HabitRestCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("rest", JournalPhrase.helpHabitRest)
  }

  @OptionGroup var box: HabitBox
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try HabitChange(process, box.habit, on: try box.day) { _ in .rest }
  }
}

/// Changes a habit in one step, and prints it.
struct HabitChange {
  /// Performs the change; a phrase describes it.
  init(
    _ process: CommandProcess,
    _ edit: (EditBuilder, any EditContext) throws -> EditBuilder.HabitOutcome,
    sentence: (EditBuilder.HabitOutcome, _ name: String) -> String
  ) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let store = try environment.openStore()
    let builder = try environment.builder()
    let outcome = try store.edit { try edit(builder, $0) }.outcome
    let view = try store.withSnapshot {
      try HabitView(outcome.habit, in: $0, actionContext: builder.actionContext)
    }
    try environment.output.render(view.json) {
      let name = outcome.habit.name.quoted
      try environment.output.line(Self.words(outcome, view) ?? sentence(outcome, name))
      guard outcome.kind == .done || outcome.kind == .amount, !outcome.isUnchanged else { return }
      try environment.output.line(view.progress.isFinished ? view.praise : view.text)
    }
  }

  /// The amount that stands in a box now; `nil` for anything else.
  private static func words(_ outcome: EditBuilder.HabitOutcome, _ view: HabitView) -> String? {
    guard outcome.kind == .amount, !outcome.isUnchanged, let day = outcome.day,
      let amount = view.amountWords(on: day)
    else { return nil }
    let name = outcome.habit.name.quoted
    return JournalPhrase.habitCounted(name, date: LocalDays.text(day), amount).text
  }

  /// Fills or empties a box.
  init(
    _ process: CommandProcess, _ name: String, on date: String?, as fill: (Habit) -> HabitFill
  ) throws {
    try self.init(process) { builder, context in
      let actionContext = builder.actionContext
      let found = try HabitNames(habits: try context.habits)
        .habit(name, today: actionContext.todayNumber)
      let day =
        try date.map { try actionContext.day($0, field: .date) } ?? actionContext.todayNumber
      return try builder.mark(found, on: day, typed: date, as: fill(found), in: context)
    } sentence: { outcome, name in
      let day = LocalDays.text(outcome.day ?? 0)
      return outcome.isUnchanged
        ? JournalPhrase.habitUnchanged(name, date: day).text
        : JournalPhrase.habitMarked(name, date: day, kind: outcome.kind?.rawValue).text
    }
  }
}
