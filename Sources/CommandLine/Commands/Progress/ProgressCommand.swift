import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Progress
import SQLiteStore

struct ProgressCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("progress", ProgressPhrase.help)
  }

  @Argument(
    help: .phrase(ProgressPhrase.helpTask, valueName: "task"), completion: NameCompletion.ofTasks)
  var task: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsProgress()
    let actionContext = try environment.actionContext()
    let store = try environment.openForReading()
    if let task {
      let view = try store.withSnapshot {
        try TaskProgressView(
          try TaskNames.todo(task, in: $0), in: $0, actionContext: actionContext)
      }
      try environment.output.render(view.json) { try show(view, on: environment.output) }
    } else {
      let view = try store.withSnapshot { try ProgressView($0, actionContext: actionContext) }
      try environment.output.render(view.json) {
        try show(view, on: environment.output, environment)
      }
    }
  }

  private func show(_ view: ProgressView, on output: Output, _ environment: CommandEnvironment)
    throws
  {
    let bar = HomeScreen.bar(Double(view.level.progressBasisPoints) / 10_000, width: 20)
    let within = ProgressPhrase.ofLevel(points: view.level.points, size: view.level.size).text
    try output.line("\(output.paint(view.levelText, .bold))  \(bar)  \(within)")
    let rows: [(ProgressPhrase.Title, String)] = [
      (.points, "\(view.points)"), (.dayStreak, "\(view.dayStreak.length)"),
      (.bestDayStreak, "\(view.dayStreak.best)"), (.reserve, "\(view.dayStreak.reserve)"),
    ]
    try output.table(
      rows.map { (title: ProgressPhrase.title($0.0).text, text: $0.1) }, titleWidth: 14)
    guard !view.badges.isEmpty else {
      try output.line(ProgressPhrase.noBadges.text)
      return
    }
    try output.table(
      view.badges.map { badge, time in
        (
          title: Formatted.day(time, in: environment.zone, now: environment.now),
          text:
            "\(ProgressPhrase.badge(badge.rawValue).text): "
            + ProgressPhrase.badgeMeaning(badge.rawValue).text
        )
      }, titleWidth: 14)
  }

  private func show(_ view: TaskProgressView, on output: Output) throws {
    try output.line(output.paint(view.todo.label, .bold))
    guard let streak = view.streak else {
      try output.line(ProgressPhrase.noStreak.text)
      return
    }
    let rows: [(ProgressPhrase.Title, String)] = [
      (.streak, "\(streak.length)"), (.bestStreak, "\(streak.best)"),
      (.reserve, "\(streak.reserve)"),
      (.standing, (streak.isAtRisk ? ProgressPhrase.atRisk : .safe).text),
      (.kept, "\(view.progress.kept)"), (.late, "\(view.progress.late)"),
      (.skipped, "\(view.progress.skipped)"),
    ]
    try output.table(
      rows.map { (title: ProgressPhrase.title($0.0).text, text: $0.1) }, titleWidth: 14)
  }
}
