import Application
import ArgumentParser
import Control
import Foundation
import Recurrence
import Regions
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Why a task or a place reminded, or stayed silent, in plain words.",
    discussion: """
      First how it stands and when it will speak up next, then what was decided so far, newest \
      first. Where a task and a place share a name, the task is meant, unless --place is given.
      """)

  @Argument(
    help: "A task's number or name, or a place's name.", completion: KnownNames.ofTasksAndPlaces)
  var subject: String
  @Flag(help: "The name, or number, is a place's.") var place = false
  @Option(help: "How many decisions, newest first, 1 to 1000.") var count = 10
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard (1...1000).contains(count) else {
      throw CommandFailure(.usage, "--count \"\(count)\" is out of range: expected 1 to 1000.")
    }
    let session = try Session(global)
    let store = try session.openForReading()
    let overview = try TaskReport(session, store: store).overview
    let subject = try find(overview)
    let account = try WhyAccount(store, overview: overview)
    let views = try account.decisions(about: subject, limit: count)
    guard !session.output.json else {
      session.output.line(.array(views.map(\.json)))
      return
    }
    for line in account.introduction(to: subject) { session.output.line(line) }
    let lines = try account.lines(of: subject, decisions: views, limit: count)
    if lines.isEmpty { session.output.line("Nothing has happened to it yet.") }
    for line in lines {
      session.output.line(
        session.output.paint(line.moment.padded(to: 18), .dim) + " " + line.text)
    }
    if !session.isClockFixed, DaemonLock.holder(of: session.databasePath) == nil {
      session.output.note("No daemon runs, so nothing will be told: passby run starts one.")
    }
  }

  private func find(_ overview: Overview) throws -> WhySubject {
    if place { return .place(try overview.names.place(subject)) }
    let names = TaskNames(todos: overview.todos)
    let matches = names.matches(subject)
    if matches.count == 1 { return .task(matches[0]) }
    if let place = try? overview.names.place(subject) { return .place(place) }
    // Several tasks could be meant: the names' own error lists them.
    if matches.count > 1 { return .task(try names.todo(subject)) }
    let known = overview.todos.map(\.name) + overview.names.places.map(\.name)
    throw CommandFailure(
      .notFound,
      "there is no task or place \"\(subject.oneLine)\".\(Suggestion.phrase(for: subject, among: known))"
    )
  }
}
