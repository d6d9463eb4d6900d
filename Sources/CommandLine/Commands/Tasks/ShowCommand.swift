import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import Text

struct ShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", TaskHelpPhrase.show)
  }

  @Argument(help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: KnownNames.ofTasks)
  var id: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openForReading()
    let actionContext = try environment.actionContext()
    let (view, points, last) = try store.withSnapshot { snapshot in
      let todo = try TaskNames.todo(id, in: snapshot)
      let overview = try Overview(of: todo, in: snapshot, actionContext: actionContext)
      let entry = try snapshot.latestDoneCompletion(of: todo.id).flatMap(snapshot.completion)
      return (overview.view(todo), try snapshot.points(of: todo.id), entry)
    }
    let mood = last.flatMap { HistoryItem($0, actionContext: actionContext).emotion }
    try environment.output.render(
      view.json.adding("points", .integer(points))
        .adding("mood", mood.map { .integer($0.rawValue) } ?? .null)
    ) {
      try environment.output.table(rows(view, points: points), titleWidth: 11)
    }
  }

  private func rows(_ view: TaskView, points: Int) -> [(String, String)] {
    let todo = view.todo
    let moment = { Wording.moment($0, in: view.zone, now: view.now, asDay: todo.isInDays) }
    let when = { Wording.when($0, in: view.zone, now: view.now) }
    let isInDays = view.countdown?.isInDays ?? false
    let date = { Wording.when($0, in: view.zone, now: view.now, asDay: isInDays) }
    var rows: [(TaskPhrase, String?)] = [
      (.rowTask, "\(todo.id.rawValue) \(todo.name.wholeLine)"), (.rowWhen, row(view)),
      (.rowOpens, view.countdown?.opens.map(date)), (.rowDue, view.countdown?.due.map(date)),
    ]
    if case .repeating(let cadence) = todo.rule {
      let from: TaskPhrase = cadence.from == .done ? .fromDone : .fixedRhythm
      rows += [
        (.rowEvery, "\(cadence.rhythm.words), \(from.text)"),
        (.rowStart, moment(cadence.start.date(in: view.zone))),
        (.rowFirst, cadence.first.map { moment($0.date(in: view.zone)) }),
        (.rowEnd, cadence.end.map { moment($0.date(in: view.zone)) }),
        (.rowAt, cadence.times?.words),
      ]
    } else {
      rows.append((.rowEvery, TaskPhrase.once.text))
    }
    let floating = TaskPhrase.floatingZone(now: view.zone.identifier)
    rows += [
      (.rowZone, todo.zone.name ?? floating.text),
      (.rowPlaces, view.placeNames.map(\.oneLine).joined(separator: ", ")),
      (.rowOn, triggers(todo)),
      (.rowNag, todo.nag.map { TaskPhrase.nagEvery($0.description).text }),
      (.rowSnoozed, snooze(view)),
      (.rowLastDone, todo.lastDone.map(when) ?? TaskPhrase.never.text),
    ]
    let settings = TaskField.all.compactMap { field in
      field.title.map { ($0.text, field.shown?(view) ?? "") }
    }
    let rest: [(TaskPhrase, String?)] = [
      (.rowNotes, todo.notes?.cleanLines),
      (.rowPoints, points == 0 ? nil : TaskPhrase.points(points).text),
    ]
    return rows.map { ($0.0.text, $0.1 ?? "") } + settings + rest.map { ($0.0.text, $0.1 ?? "") }
  }

  /// Returns when the task is, or that nothing is left to do.
  private func row(_ view: TaskView) -> String? {
    guard !view.isPast else { return TaskPhrase.status(.finished).text }
    let missed = view.missed > 1 && view.isOverdue ? [TaskPhrase.missed(view.missed).text] : []
    return view.when.map {
      ([TaskPhrase.whenAndHowFar($0).text] + missed).joined(separator: ", ")
    }
  }

  private func triggers(_ todo: Todo) -> String? {
    guard !todo.places.isEmpty else { return nil }
    let dwell = todo.dwellSeconds.map {
      TaskPhrase.dwellOf(Wording.length(seconds: $0)).text
    }
    return todo.triggers.ordered.map(\.rawValue).joined(separator: ", ") + (dwell ?? "")
  }

  private func snooze(_ view: TaskView) -> String? {
    switch view.activeSnooze?.end {
    case nil: nil
    case .at(let end)?:
      TaskPhrase.untilMoment(Wording.moment(end, in: view.zone, now: view.now)).text
    case .nextVisit?: TaskPhrase.untilNextVisit.text
    case .leaving?: TaskPhrase.untilLeaving.text
    }
  }
}
