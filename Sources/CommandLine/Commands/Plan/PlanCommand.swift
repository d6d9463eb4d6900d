import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import Planning
import Recurrence

struct PlanCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "plan", PlanPhrase.help, discussion: PlanPhrase.helpDiscussion,
      subcommands: [PlanShowCommand.self, PlanPinCommand.self, PlanUnpinCommand.self],
      defaultSubcommand: PlanShowCommand.self)
  }
}

struct PlanShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", PlanPhrase.helpShow)
  }

  @Argument(help: .phrase(PlanPhrase.helpDate, valueName: "date")) var date: [String] = []
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.plan)
    let text = date.joined(separator: " ")
    let day = try text.isEmpty ? nil : environment.actionContext().planDate(text)
    let store = try environment.openForReading()
    let overview = try environment.overview(of: store)
    let plan = try DayPlan(store, date: day, overview: overview)
    try environment.output.render(plan.json) {
      try PlanLines(plan, output: environment.output).show()
    }
  }
}

struct PlanPinCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("pin", PlanPhrase.helpPin)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var id: String
  @Argument(help: .phrase(PlanPhrase.helpTime, valueName: "time")) var time: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try PlanChange.perform(.pin(at: time), on: id, process.environment)
  }
}

struct PlanUnpinCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("unpin", PlanPhrase.helpUnpin)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var id: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try PlanChange.perform(.unpin, on: id, process.environment)
  }
}

/// A change of the plan, and its output: a sentence, or the new plan as JSON.
enum PlanChange {
  /// Performs an action on the task with a number or name.
  static func perform(_ action: TaskAction, on task: String, _ environment: CommandEnvironment)
    throws
  {
    try environment.require(.plan)
    let result = try environment.perform(action, on: task)
    guard environment.output.json else {
      try environment.output.line(
        result.isUnchanged
          ? ActionPhrase.nothingToChange(result.view.todo.label, when: result.view.whenText).text
          : result.text)
      return
    }
    let store = try environment.openForReading()
    let overview = try environment.overview(of: store)
    try environment.output.line(DayPlan(store, overview: overview).json)
  }
}

/// The plan as a column of time.
struct PlanLines {
  private let plan: DayPlan
  private let output: Output

  /// A line of the column with its beginning.
  private struct Row {
    let start: Date
    let end: Date
    let text: String
  }

  /// Prepares the lines of a plan.
  init(_ plan: DayPlan, output: Output) {
    self.plan = plan
    self.output = output
  }

  /// Prints the heading, the column, the tasks without a time, and what was done.
  func show() throws {
    try output.line(output.paint(plan.heading, .bold) + (heading.map { "  \($0)" } ?? ""))
    if plan.standing == .past {
      if plan.done.isEmpty { try output.line(PlanPhrase.nothingDone.text) }
    } else if plan.blocks.isEmpty, plan.rest.isEmpty {
      try output.line(PlanPhrase.nothingPlanned.text)
    }
    for row in rows {
      let time = "\(plan.clock(row.start))–\(plan.clock(row.end))"
      try output.line("\(output.paint(time, .dim))  \(row.text)")
    }
    if !plan.rest.isEmpty {
      try output.line(output.paint(PlanPhrase.notPlanned.text, .bold))
      for item in plan.rest {
        try output.line(
          "  \(label(item.view.todo))  \(output.paint(item.reasonText, .dim))")
      }
    }
    guard !plan.done.isEmpty else { return }
    try output.line(output.paint(PlanPhrase.done(plan.done.count).text, .bold))
    for item in plan.done {
      try output.line(
        output.paint("  \(Formatted.clock(item.time, in: item.zone))  \(item.text)", .dim))
    }
  }

  private var heading: String? {
    guard plan.standing != .past else { return nil }
    let free = PlanPhrase.freeTime(
      hours: plan.freeMinutes / 60, minutes: plan.freeMinutes % 60
    ).text
    return output.paint("\(plan.orderText) · \(free)", .dim)
  }

  /// Blocks and free time by start.
  private var rows: [Row] {
    let blocks = plan.blocks.map { item in
      let marks = item.marks.joined(separator: " · ")
      return Row(
        start: item.block.start, end: item.block.end,
        text: label(item.view.todo) + (marks.isEmpty ? "" : "  \(output.paint(marks, .dim))"))
    }
    guard !blocks.isEmpty else { return [] }
    let gaps = plan.gaps.map {
      Row(start: $0.start, end: $0.end, text: output.paint(PlanPhrase.free.text, .dim))
    }
    return (blocks + gaps).sorted { $0.start < $1.start }
  }

  private func label(_ todo: Todo) -> String { "\(todo.id.rawValue) \(todo.name.oneLine)" }
}
