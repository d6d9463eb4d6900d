import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import Text

struct NextCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("next", TaskHelpPhrase.next, discussion: TaskHelpPhrase.nextDiscussion)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.nextTask, valueName: "task"),
    completion: NameCompletion.ofTasks) var id: String?
  @Option(help: .phrase(TaskHelpPhrase.nextCount, valueName: "number")) var count = 5
  @OptionGroup(title: CommandPhrase.taskOptions.text) var task: TaskOptions
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try GlobalOptions.check(count, of: "--count", in: 1...1000)
    let environment = try process.environment
    let store = try environment.openForReading()
    let schedule: Schedule
    let upcoming: [Countdown]
    if let id {
      guard task.fields == TaskFields() else {
        throw Refusal(.usage, TaskInputPhrase.nextTaskOrRhythm)
      }
      let todo = try environment.actionContext().pending(
        store.withSnapshot { try TaskNames.todo(id, in: $0) })
      schedule = todo.schedule(machineZone: environment.zone)
      upcoming = Array(try environment.actionContext().coming(todo).prefix(count))
    } else {
      if task.fields == TaskFields() { return try showAll(store, environment) }
      guard task.every != nil || task.due != nil || task.when != nil else {
        throw Refusal(.usage, TaskInputPhrase.nextNeedsRhythm)
      }
      let (places, categories) = try store.withSnapshot { (try $0.places, try $0.categories) }
      let reading = DraftReading(
        task.fields, actionContext: try environment.actionContext(), places: places,
        categories: categories)
      schedule = try reading.schedule()
      upcoming = schedule.upcoming(
        count, from: schedule.initialState(now: environment.now), now: environment.now)
    }
    try show(upcoming, schedule: schedule, environment: environment)
  }

  /// Prints the coming due moments of all tasks, soonest first.
  private func showAll(_ store: SQLiteStore, _ environment: CommandEnvironment) throws {
    let overview = try environment.overview(of: store)
    let context = overview.actionContext
    var coming: [(todo: Todo, countdown: Countdown, due: Date)] = []
    for todo in overview.todos where !todo.isWish {
      let pending = context.pending(todo)
      let schedule = pending.schedule(machineZone: environment.zone)
      for countdown in schedule.upcoming(
        count, from: pending.state, moved: pending.moved, now: environment.now)
      {
        if let due = countdown.due { coming.append((todo, countdown, due)) }
      }
    }
    coming.sort { ($0.due, $0.todo.id) < ($1.due, $1.todo.id) }
    coming = Array(coming.prefix(count))
    try environment.output.render(
      .array(
        coming.map { todo, countdown, due in
          let zone = context.zone(of: todo)
          return .object([
            ("id", .integer(Int(todo.id.rawValue))), ("name", .string(todo.name)),
            ("opens", JSON(countdown.opens, in: zone)), ("due", JSON(due, in: zone)),
          ])
        })
    ) {
      guard !coming.isEmpty else {
        return try environment.output.line(DatePhrase.noFurtherOccurrence.text)
      }
      let moments = coming.map { todo, countdown, due in
        Formatted.moment(
          due, in: context.zone(of: todo), now: environment.now, asDay: countdown.isInDays)
      }
      let width = moments.map(\.displayWidth).reduce(0, max)
      let idWidth = coming.map { String($0.todo.id.rawValue).count }.reduce(1, max)
      for (moment, item) in zip(moments, coming) {
        let number = String(item.todo.id.rawValue)
        let padding = String(repeating: " ", count: idWidth - number.count)
        let line = "\(moment.padded(to: width))  \(padding)\(number) \(item.todo.name.oneLine)"
        try environment.output.line(line.fitted(to: environment.output.width))
      }
    }
  }

  private func show(_ upcoming: [Countdown], schedule: Schedule, environment: CommandEnvironment)
    throws
  {
    let zone = schedule.zone
    try environment.output.render(
      .array(
        upcoming.map {
          .object([("opens", JSON($0.opens, in: zone)), ("due", JSON($0.due, in: zone))])
        })
    ) {
      if upcoming.isEmpty { try environment.output.line(DatePhrase.noFurtherOccurrence.text) }
      for countdown in upcoming {
        guard let due = countdown.due else {
          try environment.output.line(DatePhrase.openWithoutDate.text)
          continue
        }
        let occurrence = DatePhrase.occurrence(
          opens: countdown.opens.map {
            Formatted.moment($0, in: zone, now: environment.now, asDay: countdown.isInDays)
          },
          due: Formatted.moment(due, in: zone, now: environment.now, asDay: countdown.isInDays))
        let relative = Formatted.relative(
          due, in: zone, now: environment.now, asDay: countdown.isInDays)
        let isWide =
          occurrence.text.displayWidth + 2 + relative.displayWidth > environment.output.width
        // What is too wide for one line has the distance on one of its own.
        try environment.output.line(
          occurrence.text.wrapped(to: environment.output.width).joined(separator: "\n")
            + (isWide ? "\n  " : "  ") + environment.output.paint(relative, .dim))
      }
    }
  }
}
