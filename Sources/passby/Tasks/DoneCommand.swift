import ArgumentParser
import Foundation
import Recurrence
import Reminders
import SQLiteStore
import Settings

struct DoneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "done", abstract: "Say that a task was done; its next countdown begins.")

  @Argument(help: "The task's number or name.") var id: String
  @Option(help: "When it was done; now unless given.") var at: String?
  @Flag(help: "It was really done once more, moments after the last time.") var again = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try Doing(session, id: id, verb: "Done", kind: .done).perform { todo, time, number in
      try todo.done(
        at: time, again: again, now: session.now, machineZone: session.zone,
        countdownNumber: number)
    } time: { todo in
      try at.map { try Moment(parsing: $0).date(in: session.zone(of: todo), dayMeans: .start) }
        ?? session.now
    }
  }
}

struct SkipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip", abstract: "Let this occurrence pass without counting it as done.")

  @Argument(help: "The task's number or name.") var id: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try Doing(session, id: id, verb: "Skipped", kind: .skipped).perform { todo, _, number in
      try todo.skipped(now: session.now, machineZone: session.zone, countdownNumber: number)
    } time: { _ in
      session.now
    }
  }
}

/// What `done` and `skip` have in common: a new countdown, a line in the history, silence for this visit.
struct Doing {
  private let session: Session
  private let id: String
  private let verb: String
  private let kind: Completion.Kind

  /// Prepares the step.
  init(_ session: Session, id: String, verb: String, kind: Completion.Kind) {
    self.session = session
    self.id = id
    self.verb = verb
    self.kind = kind
  }

  /// Changes the task in one step and says what comes next.
  func perform(
    _ change: (Todo, Date, Int64) throws -> Todo, time: (Todo) throws -> Date
  ) throws {
    let store = try session.openStore()
    var changed: Todo?
    try store.edit { context in
      let old = try TaskNames(todos: context.todos).todo(id)
      let time = try time(old)
      let new = try change(old, time, context.nextCountdownNumber())
      changed = new
      let view = TaskView(
        old, places: PlaceNames(places: context.places), machineZone: session.zone,
        now: session.now)
      let visits = PresentVisits(
        context, now: session.now, coolDown: session.settings.coolDownSeconds)
      return Edit(
        summary: "\(kind == .done ? "done" : "skip") \(old.label)",
        todos: [.init(before: old, after: new)],
        silences: visits.silences(for: old, reason: kind == .done ? .done : .skipped),
        completions: [
          Completion(
            uuid: UUID(), kind: kind, time: time, recorded: session.now, todo: old,
            opened: view.countdown?.opens, due: view.countdown?.due, places: view.placeNames)
        ])
    }
    guard let changed else { return }
    try TaskReport(session, store: store).show(changed) { view in
      view.phase == .finished
        ? "\(verb) \(changed.label): finished."
        : "\(verb) \(changed.label): \(view.prospects)."
    }
  }
}
