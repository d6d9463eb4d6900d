package import Foundation
import Geo
import Localization
package import Model
import Planning
import Recurrence
import Regions
import Text

/// The answer of `why`: how a subject stands, what comes next, and what was decided.
package struct WhyAccount {
  /// A decision or a transition.
  package struct Line: Sendable, Hashable {
    /// The time of the entry.
    package let time: Date
    /// The time on the task's wall clock, or on the machine's where the subject is a place.
    package let moment: String
    /// The entry as a sentence.
    package let text: String
  }

  let overview: Overview
  let store: any StoreReader
  /// The person of the account; `nil` for the visits of the user and the decisions for all.
  private let person: Person.ID?
  private let memory: EngineMemory
  private let position: KnownPosition?

  /// Reads the engine's memory; `position` is the last one of the user, if it is known.
  ///
  /// - Throws: What the store throws.
  package init(
    _ store: any StoreReader, overview: Overview, person: Person.ID? = nil,
    position: KnownPosition? = nil
  ) throws {
    self.position = position
    self.overview = overview
    self.store = store
    self.person = person
    memory = try store.withSnapshot { try $0.memory }
  }

  /// The name of the person, if that is not the user.
  private var other: String? {
    guard let person, person != viewer else { return nil }
    return PersonNames(persons: overview.persons).name(of: person).oneLine
  }

  /// The person whose page it is.
  private var viewer: Person.ID { overview.actionContext.person }
  private var now: Date { overview.actionContext.now }
  private var zone: TimeZone { overview.actionContext.machineZone }

  /// Returns what was decided about a subject, newest first.
  ///
  /// About a place, all times are in the machine's zone, because tasks may have different ones.
  ///
  /// - Throws: What the store throws.
  package func decisions(about subject: WhySubject, limit: Int) throws -> [DecisionView] {
    let (todo, place): (Todo.ID?, Place.ID?) =
      switch subject {
      case .task(let todo): (todo.id, nil)
      case .place(let place): (nil, place.id)
      }
    var decisions = try store.withSnapshot {
      try $0.decisions(todo: todo, place: place, limit: person == nil ? limit : .max)
    }
    if let person {
      let presences = Presences(
        transitions: try store.withSnapshot { try $0.transitions(place: place, limit: .max) },
        visits: memory.visits)
      decisions = decisions.filter { $0.concerns(person, presences) }
    }
    return decisions.prefix(limit).map {
      DecisionView($0, overview: overview, in: place == nil ? nil : zone)
    }
  }

  /// Returns how the subject stands, and when there will be a reminder next; a page names tasks
  /// without their numbers.
  package func introduction(to subject: WhySubject, isOnPage: Bool = false) -> [String] {
    let view = other.map { [HistoryPhrase.seenBy($0).text] } ?? []
    return view + account(of: subject, isOnPage: isOnPage)
  }

  private func account(of subject: WhySubject, isOnPage: Bool) -> [String] {
    switch subject {
    case .task(let todo):
      // The hours are those of the user's own visits.
      return sentences(overview.view(todo), isOnPage: isOnPage)
        + (isOnPage ? [] : learned(of: todo))
        + (other == nil ? usualPresence(of: todo) : [])
    case .place(let place):
      let here = overview.todos.filter {
        $0.canBeDone(at: place) && $0.concerns(person)
      }.map(overview.view)
      var lines = [presence(at: place).text]
      if here.isEmpty { lines.append(HistoryPhrase.noTaskAtPlace.text) }
      for view in here {
        let account = sentences(view, at: place.id, isOnPage: isOnPage)
        lines += account.prefix(1).map { "  " + $0 } + account.dropFirst().map { "    " + $0 }
      }
      return lines
    }
  }

  /// Returns what was decided, newest first; at a place also when the user came and went, of a task
  /// also when it was missed.
  ///
  /// - Throws: What the store throws.
  package func lines(
    of subject: WhySubject, decisions: [DecisionView], limit: Int
  ) throws -> [Line] {
    var lines = decisions.enumerated().map { index, view in
      let line = Line(
        time: view.decision.time, moment: view.moment(now: now), text: view.sentence)
      return (order: index, line: line)
    }
    switch subject {
    case .task(let todo):
      let missed = try store.withSnapshot {
        try overview.missedTimes(in: $0, limit: limit) { $0.todo.id == todo.id }
      }
      lines += missed.map {
        let zone = overview.actionContext.zone(of: $0.todo)
        let text = TaskPhrase.wasMissed(task: $0.todo.name.oneLine, times: $0.count).text
        let line = Line(
          time: $0.due, moment: Formatted.moment($0.due, in: zone, now: now), text: text)
        return (order: limit, line: line)
      }
    case .place(let place):
      let transitions = try store.withSnapshot {
        try $0.transitions(place: place.id, limit: person == nil ? limit : .max)
      }.filter { person == nil || $0.person == person }.prefix(limit)
      let hasOthers = transitions.contains { $0.person != viewer }
      let persons = hasOthers && person == nil ? try store.withSnapshot { try $0.persons } : []
      lines += transitions.enumerated().map { index, transition in
        let name = persons.first { $0.id == transition.person && $0.id != viewer }?.name
        // Newest first: the decisions about a transition stand above it.
        return (order: limit + index, line: line(transition, at: place, of: name))
      }
    }
    lines.sort {
      $0.line.time == $1.line.time ? $0.order < $1.order : $0.line.time > $1.line.time
    }
    return lines.prefix(limit).map(\.line)
  }

  /// Returns the line of a transition; `person` is the name of who came or went, if it was not the
  /// user.
  private func line(
    _ transition: LoggedTransition, at place: Place, of person: String?
  ) -> Line {
    let event = transition.kind
    let text =
      person.map {
        "\($0.oneLine): \(ReminderPhrase.event(event, place: place.name.oneLine).text)"
      } ?? ReminderPhrase.youDid(event, place: place.name.oneLine).text
    return Line(
      time: transition.time, moment: Formatted.moment(transition.time, in: zone, now: now),
      text: text)
  }

  /// Returns the sentence about the presence of the user there, and since when.
  private func presence(at place: Place) -> HistoryPhrase {
    let relative = { RelativeTime($0, in: zone, now: now) }
    let visit = memory.visits.first {
      $0.id.place == place.id && $0.id.person == person ?? viewer
    }
    guard let visit else {
      guard person ?? viewer == viewer, let position, position.isElsewhere(than: place, now: now)
      else {
        return .neverSeenAt(place.name.quoted)
      }
      let meters = position.coordinate.distanceMeters(to: place.center)
      return .elsewhereThan(place.name.quoted, distance: Formatted.distance(meters))
    }
    guard let ended = visit.ended else {
      if let last = visit.lastSeen { return .lastSeenAt(place.name.quoted, relative(last)) }
      return .cameTo(place.name.quoted, relative(visit.id.began))
    }
    return .leftPlace(place.name.quoted, relative(ended))
  }

  private func sentences(
    _ view: TaskView, at place: Place.ID? = nil, isOnPage: Bool
  ) -> [String] {
    let name = isOnPage ? view.todo.name.oneLine : view.todo.label
    let standing: HistoryPhrase =
      view.isPast
      ? .isFinished(task: name)
      : .stands(task: name, view.when, opens: view.opensOtherwise)
    if let other, !view.todo.concerns(person) {
      return [standing.text, HistoryPhrase.forOthers(than: other).text]
    }
    let outlook = NextReminder(
      view: view, places: overview.names.places, memory: memory,
      rules: overview.actionContext.rules, here: place, person: person ?? viewer)
    return [standing.text] + (isOnPage ? outlook.pageSentences : outlook.sentences)
  }
}

extension WhyAccount {
  /// Returns sentences about the hours that the user usually spends at places of a task on this
  /// weekday, which the plan counts on (D13); none for a task without a place or with a fixed time.
  func usualPresence(of todo: Todo) -> [String] {
    guard !todo.places.isEmpty, !todo.hasFixedTime else { return [] }
    let context = overview.actionContext
    let day = PlanDay(
      containing: context.now, in: context.machineZone, hours: context.planHours)
    let places = overview.names.places.filter(todo.canBeDone)
    let names = Dictionary(places.map { ($0.id.rawValue, $0.name) }) { first, _ in first }
    // Without a readable history, the rest of the account is shown all the same.
    let expected = try? PlanStays.expected(in: store, on: day, at: Set(names.keys))
    return (expected ?? []).compactMap { stretch in
      names[stretch.place].map { name in
        PlanPhrase.usuallyAt(
          name.quoted, from: LocalTime(stretch.start, in: day.zone),
          to: LocalTime(stretch.end, in: day.zone)
        ).text
      }
    }
  }
}

extension WhyAccount {
  /// Returns a sentence about the rhythm in which a task is really done (Y8), and the proposal of
  /// another one.
  func learned(of todo: Todo) -> [String] {
    // Without a readable history, the rest of the account is shown all the same.
    let rhythms = try? store.withSnapshot {
      try LearnedRhythms(of: todo, in: $0, actionContext: overview.actionContext)
    }
    guard let usual = rhythms?[todo.id] else { return [] }
    guard let question = usual.question else { return ["\(usual.sentence)."] }
    return ["\(usual.sentence): \(question)", LearningPhrase.answers(todo.id.rawValue).text]
  }
}

/// The subject of a `why` question.
package enum WhySubject: Sendable {
  /// A task.
  case task(Todo)
  /// A place.
  case place(Place)
}
