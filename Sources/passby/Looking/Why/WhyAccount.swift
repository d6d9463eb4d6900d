import Foundation
import Recurrence
import Regions
import Reminders
import SQLiteStore

/// The answer of `why` for people: how it stands, what comes next, and what was decided.
struct WhyAccount {
  private let report: TaskReport
  private let store: SQLiteStore
  private let memory: EngineMemory
  private let rules: EngineRules

  /// Reads what the engine remembers.
  init(report: TaskReport, store: SQLiteStore) throws {
    self.report = report
    self.store = store
    memory = try store.memory()
    rules = try report.session.engineRules()
  }

  private var session: Session { report.session }

  /// How it stands, and when it will speak up next.
  func introduction(to subject: WhySubject) -> [String] {
    switch subject {
    case .task(let todo):
      let view = report.view(todo)
      return ["\(todo.label) is \(sentence(view))."] + outlook(view).sentences
    case .place(let place):
      var lines = [presence(at: place)]
      let here = report.todos.filter { $0.canBeDone(at: place) }.map(report.view)
      if here.isEmpty {
        lines.append("No task can be done there, so it never reminds.")
      }
      for view in here {
        lines.append("  \(view.todo.label) is \(sentence(view)).")
        lines += outlook(view, at: place.id).sentences.map { "    " + $0 }
      }
      return lines
    }
  }

  /// What was decided, newest first; at a place also when the user came and went.
  func lines(
    of subject: WhySubject, decisions: [DecisionView], limit: Int
  ) throws -> [String] {
    var lines = decisions.enumerated().map { index, view in
      (time: view.decision.time, order: index, text: view.line(now: session.now, paint: paint))
    }
    if case .place(let place) = subject {
      lines += try store.transitions(place: place.id, limit: limit).enumerated().map {
        // What came of it stands above it.
        (time: $1.time, order: limit + $0, text: line($1, at: place))
      }
    }
    lines.sort { $0.time == $1.time ? $0.order < $1.order : $0.time > $1.time }
    return lines.prefix(limit).map(\.text)
  }

  private var paint: Paint { session.output.paint }

  private func line(_ transition: LoggedTransition, at place: Place) -> String {
    let clock = Wording.moment(transition.time, in: session.zone, now: session.now)
    let text = Wording.happening(transition.kind, at: place.name)
    return paint(clock.padded(to: 18), .dim) + " You \(text)."
  }

  /// Whether the user is there, and since when.
  private func presence(at place: Place) -> String {
    let name = "\"\(place.name.oneLine)\""
    let when = { Wording.when($0, in: session.zone, now: session.now) }
    guard let visit = memory.visits.first(where: { $0.id.place == place.id }) else {
      return "You have not been seen at \(name) yet."
    }
    guard let ended = visit.ended else {
      return "You are at \(name): you came \(when(visit.id.began))."
    }
    return "You are not at \(name): you left \(when(ended))."
  }

  private func outlook(_ view: TaskView, at place: Place.ID? = nil) -> Outlook {
    Outlook(
      view: view, places: report.names.places, memory: memory, rules: rules, here: place)
  }

  private func sentence(_ view: TaskView) -> String {
    view.phase == .waiting ? "waiting: it \(view.standing)" : view.standing
  }
}
