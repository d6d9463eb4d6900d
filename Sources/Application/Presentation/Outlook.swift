import Foundation
import Recurrence
public import Reminders

/// When a task will speak up next, and where, in sentences.
public struct Outlook {
  private let view: TaskView
  private let places: [Place]
  private let memory: EngineMemory
  private let rules: EngineRules
  /// The place that the answer is about; being there is no news then.
  private let here: Place.ID?

  /// Looks ahead from what the engine remembers.
  public init(
    view: TaskView, places: [Place], memory: EngineMemory, rules: EngineRules,
    here: Place.ID? = nil
  ) {
    self.view = view
    self.places = places
    self.memory = memory
    self.rules = rules
    self.here = here
  }

  private var todo: Todo { view.todo }

  /// The sentences, the most important first.
  public var sentences: [String] {
    guard let countdown = view.countdown else {
      return ["Nothing is left to do, so it stays silent."]
    }
    return [snooze, coming(countdown), silence, held, orphans].compactMap(\.self)
  }

  /// What coming by and the end of the countdown will bring.
  ///
  /// `It will speak up when you come by "Vet" from Thu 29 Jan 09:00 on, and on Thu 26 Feb 09:00 wherever you are.`
  private func coming(_ countdown: Countdown) -> String? {
    var opens = countdown.opens
    var due = countdown.due
    switch view.activeSnooze?.end {
    case .nextVisit?, .leaving?: return nil
    case .at(let end)?:
      opens = max(opens ?? end, end)
      due = due.map { max($0, end) }
    case nil: break
    }
    let visit = visiting.map { doing -> String in
      guard let opens, opens > view.now else { return "the next time you \(doing)" }
      return "when you \(doing) from \(moment(opens)) on"
    }
    guard let due else {
      return visit.map { "It will speak up \($0)." }
        ?? "It has neither place nor date, so it never speaks up: passby edit \(todo.id.rawValue) --place NAME, or --due INSTANT."
    }
    let time = due > view.now ? "\(start(due)) wherever you are" : overdue(countdown)
    return switch (visit, time) {
    case (let visit?, let time?): "It will speak up \(visit), and \(time)."
    case (let visit?, nil): "It will speak up \(visit)\(told(countdown))."
    case (nil, let time?): "It will speak up \(time)."
    case (nil, nil): "It will not speak up again\(told(countdown))."
    }
  }

  /// `on Thu 26 Feb 09:00`; a task with a fixed time says so 15 minutes before as well.
  private func start(_ due: Date) -> String {
    guard todo.hasFixedTime else { return "on \(moment(due))" }
    return
      "\(Wording.length(seconds: rules.noticeSeconds)) before \(moment(due)) and then,"
  }

  /// What is still to be told of a countdown that has ended, or nothing.
  private func overdue(_ countdown: Countdown) -> String? {
    guard toldAt(countdown) != nil else { return "as soon as passby runs, wherever you are" }
    return todo.nag.map { "every \($0.description) until it is done" }
  }

  private func told(_ countdown: Countdown) -> String {
    guard let due = countdown.due, due <= view.now, let time = toldAt(countdown) else { return "" }
    return "; it told you at its end, \(moment(time))"
  }

  private func toldAt(_ countdown: Countdown) -> Date? {
    memory.reminded.filter { key, _ in
      guard key.todo == todo.id, key.countdown == todo.countdownNumber else { return false }
      return key.cause == .due || key.cause == .start
    }.map(\.value).max()
  }

  /// What the user does at which places: `come by "Vet" or leave "Home"`.
  private var visiting: String? {
    guard !todo.places.isEmpty else { return nil }
    let names = todo.places.map { reference in
      switch reference {
      case .place(let id): "\"\(places.first { $0.id == id }?.name.oneLine ?? "?")\""
      case .tag(let tag): "a place tagged #\(tag.oneLine)"
      }
    }
    let spots = names.joined(separator: " or ")
    let verbs = todo.triggers.ordered.map { trigger in
      switch trigger {
      case .enter: "come by"
      case .cross: todo.triggers.contains(.enter) ? "" : "pass"
      case .dwell: "stay \(Wording.length(seconds: todo.dwellSeconds ?? 0)) at"
      case .exit: "leave"
      }
    }.filter { !$0.isEmpty }
    return verbs.joined(separator: " or ") + " " + spots
  }

  private var snooze: String? {
    switch view.activeSnooze?.end {
    case nil: nil
    case .at(let end)?: "It is snoozed until \(moment(end)), and silent until then."
    case .nextVisit?: "It is snoozed, and silent until you next \(visiting ?? "visit its place")."
    case .leaving?: "It is snoozed, and speaks up when you leave the place where you are."
    }
  }

  /// Why a visit that goes on will bring nothing more.
  private var silence: String? {
    let here = memory.visits.first { visit in
      visit.ended == nil && (place(visit.id.place).map(todo.canBeDone) ?? false)
    }
    guard let here, let place = place(here.id.place) else { return nil }
    let name = "\"\(place.name.oneLine)\""
    let reason: String
    if let silence = memory.silences.first(where: { $0.todo == todo.id && $0.visit == here.id }) {
      reason = Wording.reason(.silenced(silence.reason), zone: view.zone, now: view.now)
    } else if memory.reminded.keys.contains(where: {
      $0.todo == todo.id && $0.occasion == .visit(here.id)
    }) {
      reason = Wording.reason(.alreadyReminded, zone: view.zone, now: view.now)
    } else {
      return place.id == self.here ? nil : "You are at \(name) now."
    }
    return "You are at \(name) now; it stays silent there until your next visit: \(reason)."
  }

  private var held: String? {
    guard memory.held.contains(where: { $0.key.todo == todo.id }) else { return nil }
    let end = rules.quietHours?.end(holding: view.now, in: rules.machineZone)
    return end.map {
      "A reminder is held back until quiet hours end, \(Wording.moment($0, in: rules.machineZone, now: view.now))."
    } ?? "A reminder was held back by quiet hours; it comes as soon as passby runs."
  }

  /// Tags that no place has, so that no visit can bring the task up.
  private var orphans: String? {
    let tags = todo.places.compactMap { reference in
      if case .tag(let tag) = reference, !places.contains(where: reference.matches) {
        tag
      } else {
        nil
      }
    }
    guard let tag = tags.first else { return nil }
    return "No place has the tag #\(tag.oneLine) yet: passby place edit NAME --tag \(tag.oneLine)"
  }

  private func place(_ id: Place.ID) -> Place? { places.first { $0.id == id } }

  private func moment(_ date: Date) -> String {
    Wording.moment(date, in: view.zone, now: view.now)
  }
}
