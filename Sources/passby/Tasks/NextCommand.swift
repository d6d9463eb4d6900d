import Application
import ArgumentParser
import Foundation
import Recurrence
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct NextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Preview coming occurrences; nothing is stored.",
    discussion: """
      passby next 3 --count 5
      passby next --every 10-14w
      passby next --every 1mo --from start --start 2026-01-31T09:00

      From done, each occurrence is assumed to be done when it is due.
      """)

  @Argument(
    help: "A task's number or name; or leave it out and describe a task.",
    completion: KnownNames.ofTasks) var id: String?
  @Option(help: "How many occurrences, 1 to 1000.") var count = 5
  @OptionGroup(title: "Task") var task: TaskOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard (1...1000).contains(count) else {
      throw CommandFailure(.usage, "--count \"\(count)\" is out of range: expected 1 to 1000.")
    }
    let session = try Session(global)
    let store = try session.openForReading()
    let places = try store.places()
    let schedule: Schedule
    let upcoming: [Countdown]
    if let id {
      let todo = try TaskNames(todos: try store.todos()).todo(id)
      schedule = todo.schedule(machineZone: session.zone)
      upcoming = schedule.upcoming(
        count, from: todo.position, moved: todo.moved, now: session.now)
    } else {
      guard task.every != nil || task.due != nil else {
        throw CommandFailure(
          .usage,
          "next needs a task's number or a rhythm: passby next 3, or passby next --every 10-14w.")
      }
      let reading = DraftReading(
        task.fields, actionContext: try session.actionContext(), places: places)
      schedule = try reading.schedule()
      upcoming = schedule.upcoming(
        count, from: schedule.initialPosition(now: session.now), now: session.now)
    }
    show(upcoming, schedule: schedule, session: session)
  }

  private func show(_ upcoming: [Countdown], schedule: Schedule, session: Session) {
    let zone = schedule.zone
    if session.output.json {
      session.output.line(
        .array(
          upcoming.map {
            .object([("opens", JSON($0.opens, in: zone)), ("due", JSON($0.due, in: zone))])
          }))
      return
    }
    if upcoming.isEmpty { session.output.line("No further occurrence.") }
    for countdown in upcoming {
      guard let due = countdown.due else {
        session.output.line("open, no date")
        continue
      }
      let opens = countdown.opens.map {
        "opens \(Wording.moment($0, in: zone, now: session.now)), "
      }
      session.output.line(
        "\(opens ?? "")due \(Wording.moment(due, in: zone, now: session.now))  "
          + session.output.paint(Wording.relative(due, in: zone, now: session.now), .dim))
    }
  }
}
