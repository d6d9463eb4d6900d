import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore
import Settings
import Text

struct AddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", TaskHelpPhrase.add, discussion: TaskHelpPhrase.addDiscussion)
  }

  @Argument(help: .phrase(TaskHelpPhrase.taskName)) var name: String
  @OptionGroup(title: CommandPhrase.taskOptions.text) var task: TaskOptions
  @Flag(help: .phrase(TaskHelpPhrase.dryRun)) var dryRun = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let builder = try environment.builder()
    let fields = task.fields
    guard !dryRun else { return try preview(environment, builder, fields) }
    let result = try TaskChange.perform(
      in: environment.openStore(), actionContext: builder.actionContext
    ) { _ in .add(name: name, fields) }
    try environment.show(result) {
      $0.reminding(ActionPhrase.added($0.todo.label, when: $0.prospects).text)
    }
  }

  private func preview(
    _ environment: CommandEnvironment, _ builder: EditBuilder, _ fields: TaskFields
  ) throws {
    let overview = try environment.overview(of: environment.openForReading())
    let places = overview.names.places
    environment.message(TagWarnings.of(fields, places: places))
    let todo = try builder.preview(
      name: name, fields: fields, places: places, categories: overview.categories,
      persons: overview.persons)
    try environment.output.show(overview.view(todo)) {
      $0.reminding(ActionPhrase.wouldAdd(name.quoted, when: $0.prospects).text)
    }
  }
}

struct EditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("edit", TaskHelpPhrase.edit, discussion: TaskHelpPhrase.editDiscussion)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var id: String
  @Option(help: .phrase(TaskHelpPhrase.newName)) var name: String?
  @OptionGroup(title: CommandPhrase.taskOptions.text) var task: TaskOptions
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openStore()
    let fields = task.fields
    guard fields.items == nil else {
      let call = (["passby", "item", "add", id] + task.item).map(QuickGuess.argument)
      throw Refusal(
        .usage, .item, ChecklistPhrase.addInstead(call: call.joined(separator: " ")))
    }
    let result = try TaskChange.perform(in: store, actionContext: environment.actionContext()) {
      .edit(try TaskNames.todo(id, in: $0), name: name, fields)
    }
    try environment.show(result) { view in
      guard let before = result.before, !result.isUnchanged else {
        return ActionPhrase.nothingToChange(view.todo.label).text
      }
      let isRenamed = before.todo.name != view.todo.name && fields == TaskFields()
      let phrase: ActionPhrase =
        isRenamed
        ? .renamed(id: "\(view.todo.id.rawValue)", name: view.todo.name.quoted)
        : .changed(view.todo.label, was: before.prospects, now: view.prospects)
      return view.noting(phrase.text, before: before)
    }
  }
}

/// The options that describe a task, the same for new and edited ones.
struct TaskOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.every, valueName: "period"),
    completion: .list(["1d", "1w", "2w", "1mo", "3mo", "1y", "10-14w", "weekday", "tue,fri"]))
  var every: String?

  @Option(
    help: .phrase(TaskHelpPhrase.from, valueName: "mode"),
    completion: .list(["done", "start"]))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.start, valueName: "instant"))
  var start: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.first, valueName: "instant"))
  var first: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.end, valueName: "instant"))
  var end: String?

  @Option(
    parsing: .unconditional, help: .phrase(TaskHelpPhrase.at, valueName: "time"))
  var at: String?

  @Option(help: .phrase(TaskHelpPhrase.zone))
  var zone: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.due, valueName: "instant"))
  var due: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.when, valueName: "moment"))
  var when: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.last, valueName: "date"))
  var last: String?

  @Option(
    name: .long, help: .phrase(TaskHelpPhrase.taskPlace),
    completion: NameCompletion.ofPlacesAndTags)
  var place: [String] = []

  @Option(
    help: .phrase(TaskHelpPhrase.on, valueName: "events"),
    completion: .list(["enter", "exit", "dwell", "cross"]))
  var on: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.dwell, valueName: "length"))
  var dwell: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.horizon, valueName: "length"))
  var horizon: String?

  @Option(
    parsing: .unconditional,
    help: .phrase(TaskHelpPhrase.nag, valueName: "length"))
  var nag: String?

  @Option(
    parsing: .unconditional, help: .phrase(LeadPhrase.help, valueName: "list"),
    completion: .list(["15min,0", "1h", "1d", "morning", "evening", "none", "default"]))
  var remind: String?

  @Option(parsing: .unconditional, help: .phrase(TaskHelpPhrase.notes, valueName: "text"))
  var notes: String?

  @Option(
    help: .phrase(TaskHelpPhrase.category, valueName: "name"),
    completion: NameCompletion.ofCategories)
  var category: String?

  @Option(
    help: .phrase(TaskHelpPhrase.priority, valueName: "level"),
    completion: .list(["high", "normal", "low"]))
  var priority: String?

  @Option(
    help: .phrase(TaskHelpPhrase.difficulty, valueName: "level"),
    completion: .list([
      "very-easy", "easy", "medium", "hard", "difficult", "very-hard", "very-difficult",
    ]))
  var difficulty: String?

  @Option(parsing: .unconditional, help: .phrase(TaskHelpPhrase.duration, valueName: "length"))
  var duration: String?

  @Option(
    parsing: .unconditional, help: .phrase(SeasonPhrase.help, valueName: "months"),
    completion: .list(["mar-may", "apr-oct", "jun-aug", "sep-nov", "nov-feb", "none"]))
  var season: String?

  @Option(
    name: .customLong("for"), help: .phrase(DevicePhrase.helpTaskFor, valueName: "person"),
    completion: NameCompletion.ofPersons)
  var persons: [String] = []

  @Option(
    help: .phrase(TurnsPhrase.helpTurns, valueName: "persons"),
    completion: NameCompletion.ofPersonsInOrder)
  var turns: String?

  @Option(
    help: .phrase(TurnsPhrase.helpTurnsBy, valueName: "choice"),
    completion: .list(["order", "least"]))
  var turnsBy: String?

  @Option(
    parsing: .unconditionalSingleValue, help: .phrase(ChecklistPhrase.helpOption, valueName: "text")
  )
  var item: [String] = []

  @Flag(help: .phrase(TaskHelpPhrase.fixed)) var fixed = false
  @Flag(help: .phrase(TaskHelpPhrase.flexible)) var flexible = false

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: .phrase(JournalPhrase.helpWish))
  var bucket: Bool?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive, help: .phrase(QuotaPhrase.helpSeveralADay))
  var severalADay: Bool?

  /// Refuses options that exclude each other.
  func validate() throws {
    guard !(fixed && flexible) else {
      throw ValidationError(CommandPhrase.excluded("--fixed", "--flexible").text)
    }
  }

  /// The fields that were given.
  var fields: TaskFields {
    var fields = TaskFields()
    fields[.every] = every
    fields[.from] = from
    fields[.start] = start
    fields[.first] = first
    fields[.end] = end
    fields[.at] = at
    fields[.zone] = zone
    fields[.due] = due
    fields[.when] = when
    fields[.last] = last
    fields.place = place
    fields[.on] = on
    fields[.dwell] = dwell
    fields[.horizon] = horizon
    fields[.nag] = nag
    fields[.remind] = remind
    fields[.notes] = notes
    fields[.category] = category
    fields[.priority] = priority
    fields[.difficulty] = difficulty
    fields[.duration] = duration
    fields[.season] = season
    fields.persons = persons
    if !item.isEmpty { fields.items = item == ["none"] ? [] : item.map { TypedItem($0) } }
    fields[.turns] = turns
    fields[.turnsBy] = turnsBy
    fields[.timing] = fixed ? "fixed" : flexible ? "flexible" : nil
    fields[.bucket] = bucket.map { $0 ? "yes" : "no" }
    fields[.severalADay] = severalADay.map { $0 ? "yes" : "no" }
    return fields
  }
}
