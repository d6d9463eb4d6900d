public import Foundation
import Recurrence
import Regions
public import Reminders

/// The answer of `why` for people: how it stands, what comes next, and what was decided.
public struct WhyAccount {
  /// Something that happened.
  public struct Line: Sendable, Hashable {
    /// When.
    public let time: Date
    /// When, on the wall clock that fits.
    public let moment: String
    /// What, as a sentence.
    public let text: String
  }

  private let overview: Overview
  private let store: any ReminderStore & PastStore
  private let memory: EngineMemory

  /// Reads what the engine remembers.
  ///
  /// - Throws: What the store throws.
  public init(_ store: any ReminderStore & PastStore, overview: Overview) throws {
    self.overview = overview
    self.store = store
    memory = try store.memory()
  }

  private var now: Date { overview.actionContext.now }
  private var zone: TimeZone { overview.actionContext.machineZone }

  /// What was decided about a subject, newest first.
  ///
  /// - Throws: What the store throws.
  public func decisions(about subject: WhySubject, limit: Int) throws -> [DecisionView] {
    let decisions: [Decision] =
      switch subject {
      case .task(let todo): try store.decisions(todo: todo.id, place: nil, limit: limit)
      case .place(let place): try store.decisions(todo: nil, place: place.id, limit: limit)
      }
    return decisions.map { DecisionView($0, overview: overview) }
  }

  /// How it stands, and when it will speak up next.
  public func introduction(to subject: WhySubject) -> [String] {
    switch subject {
    case .task(let todo):
      let view = overview.view(todo)
      return ["\(todo.label) is \(sentence(view))."] + outlook(view).sentences
    case .place(let place):
      var lines = [presence(at: place)]
      let here = overview.todos.filter { $0.canBeDone(at: place) }.map(overview.view)
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
  ///
  /// - Throws: What the store throws.
  public func lines(
    of subject: WhySubject, decisions: [DecisionView], limit: Int
  ) throws -> [Line] {
    var lines = decisions.enumerated().map { index, view in
      let line = Line(
        time: view.decision.time, moment: view.moment(now: now), text: view.sentence)
      return (order: index, line: line)
    }
    if case .place(let place) = subject {
      lines += try store.transitions(place: place.id, limit: limit).enumerated().map {
        // What came of it stands above it.
        (order: limit + $0, line: line($1, at: place))
      }
    }
    lines.sort {
      $0.line.time == $1.line.time ? $0.order < $1.order : $0.line.time > $1.line.time
    }
    return lines.prefix(limit).map(\.line)
  }

  private func line(_ transition: LoggedTransition, at place: Place) -> Line {
    Line(
      time: transition.time, moment: Wording.moment(transition.time, in: zone, now: now),
      text: "You \(Wording.happening(transition.kind, at: place.name)).")
  }

  /// Whether the user is there, and since when.
  private func presence(at place: Place) -> String {
    let name = "\"\(place.name.oneLine)\""
    let when = { Wording.when($0, in: zone, now: now) }
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
      view: view, places: overview.names.places, memory: memory,
      rules: overview.actionContext.rules, here: place)
  }

  private func sentence(_ view: TaskView) -> String {
    view.phase == .waiting ? "waiting: it \(view.standing)" : view.standing
  }
}
