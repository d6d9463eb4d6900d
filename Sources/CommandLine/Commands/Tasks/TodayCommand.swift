import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Recurrence
import SQLiteStore

struct TodayCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("today", TaskHelpPhrase.today, discussion: TaskHelpPhrase.todayDiscussion)
  }

  @Option(help: .phrase(TaskHelpPhrase.todaySort, valueName: "keys")) var sort: String?
  @Option(help: .phrase(TaskHelpPhrase.listCategory), completion: NameCompletion.ofCategories)
  var category: String?
  @Option(help: .phrase(TaskHelpPhrase.listPriority), completion: .list(["high", "normal", "low"]))
  var priority: String?
  @Option(help: .phrase(TaskHelpPhrase.listPlace), completion: NameCompletion.ofPlacesAndTags)
  var place: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.today)
    let store = try environment.openForReading()
    let (today, pause) = try store.withSnapshot { snapshot in
      let overview = try Overview(
        snapshot, actionContext: environment.actionContext(), withStreaks: environment.output.json)
      let filter = try TaskFilter(
        category: category, priority: priority, place: place, overview: overview)
      let today = try Today(
        snapshot, overview: overview, sortedBy: try TaskFilter.sortKeys(sort),
        withHabits: category == nil && priority == nil && place == nil, where: filter.matches)
      return (today, try snapshot.pause)
    }
    let output = environment.output
    try output.render(today.json) {
      try show(today, on: output)
      if let pause, pause.until > environment.now {
        let moment = Formatted.moment(pause.until, in: environment.zone, now: environment.now)
        output.message(PlanPhrase.pausedUntil(moment).text)
      }
    }
  }

  private func show(_ today: Today, on output: Output) throws {
    let screen = HomeScreen(output: output)
    if let quote = today.quote {
      try output.line(TaskPhrase.nothingLeft.text)
      try output.line(TaskPhrase.quote(quote.text, author: quote.author.text).text)
    } else if today.items.isEmpty, today.habits.isEmpty {
      try output.line(TaskPhrase.noneMatches.text)
    }
    let rows = zip(
      today.items, screen.linesOfEach(today.items.map(HomeScreen.Row.init))
    ).map { item, lines in lines + screen.checklistLines(of: item.view) }
    let habits = today.habits.map { habit in
      screen.line(
        of: habit, on: today.date.daysSinceEpoch, besides: today.items.map(\.view.todo.id))
    }
    if sort == nil {
      for group in TodayGroup.allCases {
        var lines = zip(today.items, rows).filter { $0.0.group == group }.flatMap(\.1)
        if group == .today { lines += habits }
        guard !lines.isEmpty else { continue }
        try output.lines([output.paint(group.heading.text, .bold)] + lines)
      }
    } else {
      try output.lines(rows.flatMap(\.self) + habits)
    }
    guard !today.done.isEmpty else { return }
    try output.line(output.paint(TaskPhrase.doneToday(today.done.count).text, .bold))
    for item in today.done {
      try output.line(
        output.paint("  \(Formatted.clock(item.time, in: item.zone))  \(item.text)", .dim))
    }
  }
}
