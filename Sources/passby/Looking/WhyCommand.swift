import ArgumentParser
import Foundation
import Recurrence
import Reminders
import SQLiteStore

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Why a task or a place reminded, or stayed silent, in plain words.")

  @Argument(
    help: "A task's number or name, or a place's name.", completion: KnownNames.ofTasksAndPlaces)
  var subject: String
  @Option(help: "How many decisions, newest first, 1 to 1000.") var count = 10
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard (1...1000).contains(count) else {
      throw CommandFailure(.usage, "--count \"\(count)\" is out of range: expected 1 to 1000.")
    }
    let session = try Session(global)
    let store = try session.openForReading()
    let report = try TaskReport(session, store: store)
    let subject = try find(report)
    let decisions = try store.decisions(
      todo: subject.todo?.id, place: subject.place?.id, limit: count)
    let views = decisions.map { DecisionView($0, report: report, machineZone: session.zone) }
    guard !session.output.json else {
      session.output.line(.array(views.map(\.json)))
      return
    }
    for line in introduction(subject, report) { session.output.line(line) }
    if views.isEmpty { session.output.line("Nothing has been decided about it yet.") }
    for view in views {
      session.output.line(view.line(now: session.now, paint: session.output.paint))
    }
  }

  private func find(_ report: TaskReport) throws -> (todo: Todo?, place: Place?) {
    let names = TaskNames(todos: report.todos)
    let matches = names.matches(subject)
    if matches.count == 1 { return (matches[0], nil) }
    if let place = try? report.names.place(subject) { return (nil, place) }
    // Several tasks could be meant: the names' own error lists them.
    if matches.count > 1 { return (try names.todo(subject), nil) }
    let known = report.todos.map(\.name) + report.names.places.map(\.name)
    throw CommandFailure(
      .notFound,
      "there is no task or place \"\(subject.oneLine)\".\(Suggestion.phrase(for: subject, among: known))"
    )
  }

  private func introduction(_ subject: (todo: Todo?, place: Place?), _ report: TaskReport)
    -> [String]
  {
    if let todo = subject.todo {
      let view = report.view(todo)
      return ["\(todo.label) is \(sentence(view))."]
    }
    guard let place = subject.place else { return [] }
    let here = report.todos.filter { $0.canBeDone(at: place) }.map(report.view)
    guard !here.isEmpty else {
      return ["No task can be done at \"\(place.name.oneLine)\", so it never reminds."]
    }
    return ["At \"\(place.name.oneLine)\":"] + here.map { "  \($0.todo.label) is \(sentence($0))." }
  }

  private func sentence(_ view: TaskView) -> String {
    switch view.phase {
    case .waiting: "waiting: it \(view.standing); until then coming by says nothing"
    case .open, .due, .finished: view.standing
    }
  }
}

/// A decision in words.
struct DecisionView {
  private let decision: Decision
  private let task: String
  private let place: String?
  private let zone: TimeZone

  /// Prepares the words; a task that is gone is named by its number.
  init(_ decision: Decision, report: TaskReport, machineZone: TimeZone) {
    self.decision = decision
    let todo = report.todos.first { $0.id == decision.todo }
    task = todo?.name ?? "task \(decision.todo.rawValue)"
    place = decision.place.flatMap { id in report.names.places.first { $0.id == id }?.name }
    zone = todo?.zone.resolved(machineZone: machineZone) ?? machineZone
  }

  /// One line: when, what, and why.
  func line(now: Date, paint: Paint) -> String {
    let clock = Wording.moment(decision.time, in: zone, now: now)
    return paint(clock.padded(to: 18), .dim) + " " + sentence
  }

  /// The decision as a sentence.
  ///
  /// `No reminder of "Cat medicine" on entering "Vet": it opens in 9 days (Thu 15 Jan 09:00).`
  private var sentence: String {
    let what = "\"\(task.oneLine)\"\(occasion)"
    switch decision.outcome {
    case .remind: return "Reminder of \(what)."
    case .hold(_, let end):
      return "Reminder of \(what) held back by quiet hours until \(Wording.clock(end, in: zone))."
    case .release: return "Reminder of \(what), held back until quiet hours ended."
    case .drop(_, let reason):
      return "No reminder of \(what) after quiet hours: \(words(reason))."
    case .stayQuiet(let reason): return "No reminder of \(what): \(words(reason))."
    }
  }

  private func words(_ reason: SilenceReason) -> String {
    Wording.reason(reason, zone: zone, now: decision.time)
  }

  private var occasion: String {
    let name = place.map { "\"\($0.oneLine)\"" } ?? "a place"
    return switch decision.cause {
    case .enter: " on entering \(name)"
    case .exit: " on leaving \(name)"
    case .dwell: " on staying at \(name)"
    case .cross: " on passing \(name)"
    case .inside: " while inside \(name)"
    case .due: " when it was due"
    case .before: " shortly before its start"
    case .start: " at its start"
    }
  }

  /// The keys of a decision.
  var json: JSON {
    let outcome =
      switch decision.outcome {
      case .remind: "reminded"
      case .hold: "held"
      case .release: "released"
      case .drop: "dropped"
      case .stayQuiet: "silent"
      }
    return .object([
      ("time", JSON(decision.time, in: zone)), ("task", .string(task)), ("place", JSON(place)),
      ("cause", .string(decision.cause.rawValue)), ("outcome", .string(outcome)),
      ("text", .string(sentence)),
    ])
  }
}
