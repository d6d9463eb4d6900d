package import Foundation
import Localization
package import Model
import Planning
import Recurrence
import Text

/// The edits that end or silence a countdown, each one step of undo: done, skipped, snoozed.
extension EditBuilder {
  /// Returns the edit for a task done at a time up to now.
  ///
  /// The next countdown begins, the history grows, and the task does not remind during this visit
  /// any more (N5).
  ///
  /// `once` becomes the UUID of the completion, so that a request that is sent again does nothing.
  /// `name` is who did it; without it whose turn it was did, if `me` says so.
  /// `occurrence` is when the pending time was due on its wall clock, if it is meant even before it
  /// has begun.
  ///
  /// - Throws: What `Todo.done` throws, `TodoError.doneAlready` for a UUID that is in the history,
  ///   and what the context throws for a new number.
  package func done(
    _ todo: Todo, at time: Date? = nil, again: Bool = false, note: String? = nil,
    once: UUID? = nil, occurrence: String? = nil, by name: String? = nil,
    in context: any EditContext
  ) throws -> Edit {
    if let once, let entry = try context.completion(once) {
      throw TodoError.doneAlready(
        name: todo.name, lastDone: entry.completion.time,
        zone: todo.zone.resolved(machineZone: actionContext.machineZone))
    }
    let note = try note.map { try NullCharacter.refused(in: $0.trimmed, .note) }
    let time = time ?? actionContext.now
    let next = occurrence.flatMap { due in
      let next = pending(todo)
      let isMeant = ReminderButton.due(of: next, machineZone: actionContext.machineZone) == due
      return isMeant ? next : nil
    }
    let ticked =
      todo.hasQuota
      ? pending(todo)
      : next
        ?? todo.ticked(
          at: time, machineZone: actionContext.machineZone,
          usualSeconds: actionContext.plan.defaultTaskSeconds)
    let doer = try doer(name, of: todo, in: context)
    let done = try ticked.done(
      at: time, again: again, now: actionContext.now, machineZone: actionContext.machineZone,
      dayTurn: actionContext.hours.turn, countdownNumber: try context.nextCountdownNumber())
    let new = try passingTurn(done, from: ticked, at: time, doer: doer, in: context)
    return try ending(
      todo, countdown: ticked.countdown(machineZone: actionContext.machineZone), with: new,
      kind: .done, at: time, note: note, uuid: once, by: doer, in: context)
  }

  /// Returns the edit that skips this occurrence without counting it as done (R16).
  ///
  /// - Throws: What `Todo.skipped` throws, and what the context throws for a new number.
  package func skipped(_ todo: Todo, in context: any EditContext) throws -> Edit {
    let pending = pending(todo)
    let new = try pending.skipped(
      now: actionContext.now, machineZone: actionContext.machineZone,
      dayTurn: actionContext.hours.turn, countdownNumber: try context.nextCountdownNumber())
    return try ending(
      todo, countdown: pending.countdown(machineZone: actionContext.machineZone), with: new,
      kind: .skipped, at: actionContext.now, in: context)
  }

  /// Returns the edit that snoozes a task, or ends its snooze with `nil`; due does not move (R16).
  ///
  /// - Throws: What `Todo.snoozed` throws.
  package func snoozed(
    _ todo: Todo, until end: Snooze.End?, in context: any EditContext
  ) throws -> Edit {
    let visits = try actionContext.visits(context)
    var new = todo
    if let end {
      new = try todo.snoozed(
        until: end, now: actionContext.now, machineZone: actionContext.machineZone,
        isInside: visits.isInside(todo))
      // The clock of a receiver may be ahead of this one: the present visit is no later one.
      if end == .nextVisit || end == .leaving, let began = visits.begin(of: todo),
        began > actionContext.now
      {
        new.snooze = Snooze(since: began, end: end)
      }
    } else {
      new.snooze = nil
    }
    // A snooze until leaving belongs to this visit and reminds at its end.
    let silences =
      end == nil || end == .leaving ? [] : visits.silences(for: todo, reason: .snoozed)
    return Edit(
      summary: "snooze \(todo.label)",
      action: .task(end == nil ? .unsnooze : .snooze, todo),
      todos: todo == new ? [] : [.init(before: todo, after: new)],
      silences: silences)
  }

  /// Returns the edit that keeps a task quiet for the present visit and changes nothing else (N5).
  ///
  /// A reminder at its due moment still comes.
  ///
  /// - Throws: `TodoError.noPlaces`, or `.notInside` if the user is at none of its places.
  package func dismissed(_ todo: Todo, in context: any EditContext) throws -> Edit {
    let visits = try actionContext.visits(context)
    guard visits.isInside(todo) else {
      throw todo.places.isEmpty
        ? TodoError.noPlaces(name: todo.name) : TodoError.notInside(name: todo.name)
    }
    return Edit(
      summary: "dismiss \(todo.label)", action: .task(.dismiss, todo),
      silences: visits.silences(for: todo, reason: .dismissed))
  }

  /// Returns a task with its pending occurrence (R28).
  func pending(_ todo: Todo) -> Todo { actionContext.pending(todo) }

  private func ending(
    _ old: Todo, countdown: Countdown?, with new: Todo, kind: Completion.Kind, at time: Date,
    note: String? = nil, uuid: UUID? = nil, by doer: Person.ID? = nil, in context: any EditContext
  ) throws -> Edit {
    let visits = try actionContext.visits(context)
    let silences = visits.silences(for: old, reason: kind == .done ? .done : .skipped)
    let places = try context.places(of: old)
    let category = try old.category.flatMap { id in
      try context.categories.first { $0.id == id }
    }
    let entry = try quotaEntry(of: old, kind, at: time, countdown, in: context)
    let points =
      kind == .done
      ? EarnedPoints.forDone(
        old, countdown: countdown, at: time, in: actionContext.zone(of: old),
        dayTurn: actionContext.hours.turn, counts: entry?.counts) : 0
    // The text of the file is that of the task, and not of each time that it was done.
    var snapshot = old
    snapshot.source = nil
    // Where another was when they did it is not known.
    let place = kind == .done && doer == nil ? visits.placeName(of: old, at: time) : nil
    var edit = Edit(
      summary: "\(kind == .done ? "done" : "skip") \(old.label)",
      action: .task(kind == .done ? .done : .skip, old),
      todos: [.init(before: old, after: new)], silences: silences,
      completions: [
        Completion(
          uuid: uuid ?? UUID(), kind: kind, time: time, recorded: actionContext.now,
          todo: snapshot,
          opened: entry?.opened ?? countdown?.opens, due: entry?.due ?? countdown?.due,
          ends: entry?.ends ?? actionContext.end(of: old, due: countdown?.due),
          places: old.places.map { $0.text(among: places) },
          category: category.map(CategoryStamp.init), points: points,
          note: note.flatMap { $0.isEmpty ? nil : $0 },
          isAtPlace: place != nil, by: doer, place: place)
      ])
    edit.missed =
      if let entry {
        try missed(of: old, filling: entry, in: context)
      } else {
        try missed(of: old, ending: countdown?.due, in: context)
      }
    return edit
  }
}

/// The parts of an answer to a task that was done besides the task: its reward and the mood.
package struct DoneAnswer: Sendable {
  /// The reward; `nil` where points are switched off.
  package let reward: Reward?
  /// The mood that was noted with it, if one was.
  package let mood: MoodEntry?
  /// The time of the last entry of the history if it is later than now; the computer's clock may be
  /// wrong (R15).
  let entryAhead: Date?
  /// The completions of the step.
  private let completions: [Completion]
  private let moods: [MoodEntry]

  /// Reads what a step is worth, before it is stored.
  init(
    of edit: Edit, in context: any EditContext, actionContext: ActionContext
  ) throws {
    completions = edit.completions
    entryAhead = try context.lastEntry(laterThan: actionContext.now)
    let noted = edit.moods?.moods.compactMap(\.after) ?? []
    moods = noted.map { mood in
      let completion = edit.completions.first { $0.uuid == mood.completion }
      return MoodEntry(
        mood: mood, task: completion?.todo.id, taskName: completion?.todo.name,
        category: completion?.category)
    }
    mood = moods.first
    reward =
      try actionContext.parts.contains(.progress)
      ? Reward(of: edit, moods: noted, in: context, actionContext: actionContext) : nil
  }

  private init(_ whole: DoneAnswer, reward: Reward?, mood: MoodEntry?, entryAhead: Date?) {
    self.entryAhead = entryAhead
    completions = whole.completions
    moods = whole.moods
    self.reward = reward
    self.mood = mood
  }

  /// Returns the answer for one of several tasks: its own points and mood.
  ///
  /// New levels, ranks, badges and a clock that is behind stand with the last task only.
  func part(of todo: Todo, isLast: Bool) -> DoneAnswer {
    let points = completions.filter { $0.todo.id == todo.id && $0.by == nil }.map(\.points).reduce(
      0, +)
    return DoneAnswer(
      self, reward: reward?.part(points: points, isLast: isLast),
      mood: moods.first { $0.task == todo.id }, entryAhead: isLast ? entryAhead : nil)
  }
}

extension StoreSnapshot {
  /// Clocks may differ by this without a word: a minute, in seconds.
  private static var usualErrorSeconds: Double { 60 }

  /// Returns the time of the last entry of the history if it is later than an instant.
  package func lastEntry(laterThan now: Date) throws -> Date? {
    let limit = now.addingTimeInterval(Self.usualErrorSeconds)
    return try completions(from: limit, to: .distantFuture, limit: 1) { _ in true }
      .first?.completion.time
  }
}

/// The end of a snooze, as a user gives it.
package enum SnoozeInput: Sendable, Hashable {
  /// A text as `SnoozeText` reads it.
  case text(String)
  /// The next morning on the task's wall clock.
  case tomorrow

  /// True for the word `this-visit`: the task stays quiet for this visit, and its snooze is not
  /// touched.
  package var isThisVisit: Bool {
    if case .text(let text) = self { text.lowercased() == "this-visit" } else { false }
  }

  /// Returns the end; `nil` ends a snooze.
  ///
  /// - Throws: `Refusal` for a text that is no end of a snooze.
  package func end(for todo: Todo, actionContext: ActionContext) throws -> Snooze.End? {
    switch self {
    case .text(let text): try SnoozeText.end(text, for: todo, actionContext: actionContext)
    case .tomorrow:
      .at(
        Tomorrow.morning(
          after: actionContext.now, in: actionContext.zone(of: todo), at: actionContext.dayStart))
    }
  }
}

/// Reads the end of a snooze: `2h`, `until fri 9:00`, `2026-01-15T09:00`, `visit`, `leave` or
/// `off`.
package enum SnoozeText {
  /// Reads the end of a snooze; `nil` for `off`.
  ///
  /// A day without a time means its morning, `ActionContext.dayStart` (E3).
  package static func end(
    _ text: String, for todo: Todo, actionContext: ActionContext
  ) throws -> Snooze.End? {
    switch text.lowercased() {
    case "visit": return .nextVisit
    case "leave": return .leaving
    case "off", "none": return nil
    default: break
    }
    let zone = actionContext.zone(of: todo)
    let moments = actionContext.moments(in: zone)
    let (typed, text) = (text, moments.withoutEndWord(text))
    if let elapsed = try reading(.until, { try moments.length(text) }) {
      return .at(actionContext.now.addingTimeInterval(elapsed.seconds))
    }
    let clock = LocalDateTime(actionContext.now, in: zone).at(actionContext.dayStart)
    let date = try moments.date(text, clock: clock, field: .until) { suggestion in
      let word = Suggestion.quoted(for: text, among: ["visit", "leave", "this-visit"])
      return TaskInputPhrase.notSnoozeEnd(typed.quoted, suggestion: suggestion ?? word)
    }
    return .at(date)
  }
}
