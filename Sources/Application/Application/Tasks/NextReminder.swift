import Foundation
import Localization
package import Model
import Recurrence
import Regions
import Text

/// When a task will remind the user next, and where, in sentences.
package struct NextReminder {
  private let view: TaskView
  private let places: [Place]
  private let memory: EngineMemory
  private let rules: EngineRules
  /// The place that the answer is about; being there is not mentioned then.
  private let here: Place.ID?
  /// Whose visits and reminders count.
  private let person: Person.ID

  /// Reads it from the engine's memory.
  package init(
    view: TaskView, places: [Place], memory: EngineMemory, rules: EngineRules,
    here: Place.ID? = nil, person: Person.ID = .me
  ) {
    self.view = view
    self.places = places
    self.memory = memory
    self.rules = rules
    self.here = here
    self.person = person
  }

  private var todo: Todo { view.todo }

  /// The sentences, the most important first.
  package var sentences: [String] { phrases.map(\.text) }
  /// The same for a page, without commands.
  package var pageSentences: [String] { phrases.map(\.pageText) }

  /// True if a reminder is late, because no daemon ran at its time, and comes when one runs.
  package var remindsAtOnce: Bool {
    if case .atOnce? = view.countdown.flatMap(times)?.next { return true }
    return held == .heldUntilRunning
  }

  private var phrases: [HistoryPhrase] {
    guard let countdown = view.countdown else { return [.nothingLeft] }
    return [rest, snooze].compactMap(\.self) + coming(countdown)
      + [silence, held, tagWithoutPlace].compactMap(\.self)
  }

  /// That it rests, and until when (Y2).
  private var rest: HistoryPhrase? {
    view.restEnd.map {
      HistoryPhrase(texts: SeasonPhrase.restsUntil(relative($0).asDay(true)).texts)
    }
  }

  // MARK: What comes next

  /// Returns when a countdown opens and is due for reminders, and when it reminds next by time;
  /// `nil` while a visit has to come first.
  private func times(
    of countdown: Countdown
  ) -> (opens: Date?, due: Date?, next: TimeCondition?)? {
    var opens = countdown.opens
    var due =
      countdown.isInDays
      ? countdown.due.map { rules.morning(of: $0, in: view.zone) } : countdown.due
    if let end = view.restEnd { opens = max(opens ?? end, end) }
    switch view.activeSnooze?.end {
    case .nextVisit?, .leaving?: return nil
    case .at(let end)?:
      opens = max(opens ?? end, end)
      due = due.map { max($0, end) }
    case nil: break
    }
    if let pause = memory.pause, pause.until > view.now {
      opens = opens.map { max($0, pause.until) }
      due = due.map { max($0, pause.until) }
    }
    let time = due.flatMap { $0 > view.now ? next($0, of: countdown) : overdue(countdown) }
    return (opens, due, time)
  }

  /// Returns the reminders to come at visits and at the end of the countdown.
  private func coming(_ countdown: Countdown) -> [HistoryPhrase] {
    guard let (opens, due, time) = times(of: countdown) else { return [] }
    let last = time == nil ? lastReminder(countdown) : nil
    guard let visit = visiting else {
      guard due != nil else { return [.neverReminds(task: Int(todo.id.rawValue))] }
      if todo.leads == [] { return [.noLeads(task: Int(todo.id.rawValue))] }
      guard let time else { return [.noMoreReminders] + [last].compactMap(\.self) }
      return [.reminds(time)]
    }
    let later = opens.flatMap { opens in
      opens > view.now ? relative(opens).asDay(countdown.isInDays && opens == countdown.opens) : nil
    }
    return [.remindsOnVisit(visit, from: later, time)] + [last].compactMap(\.self)
  }

  /// Returns when it reminds next by time: at the end of a snooze or a pause, or at its next lead;
  /// `nil` for never.
  private func next(_ due: Date, of countdown: Countdown) -> TimeCondition? {
    let own =
      countdown.isInDays
      ? countdown.due.map { rules.morning(of: $0, in: view.zone) } : countdown.due
    guard due == own else { return .at(relative(due)) }
    guard let lead = view.leads(limit: 1).first else { return nil }
    let leads = todo.details.leads(by: rules, isInDays: countdown.isInDays)
    if case .minutes(let minutes)? = leads.first, leads == [.minutes(minutes), .start],
      lead.cause == .before
    {
      return .before(TimeSpan(seconds: Double(minutes) * 60), relative(lead.due))
    }
    return .at(relative(lead.moment).asDay(isMorning(lead.moment, of: countdown)))
  }

  /// Returns true for the morning of a due day, which texts show as the day (R26).
  private func isMorning(_ time: Date, of countdown: Countdown) -> Bool {
    countdown.isInDays && countdown.due.map { rules.morning(of: $0, in: view.zone) } == time
  }

  /// Returns what is still to come of a countdown that has ended: at once what passed over while
  /// the daemon was stopped (Z10), else the next lead or morning (Z8); `nil` for nothing.
  private func overdue(_ countdown: Countdown) -> TimeCondition? {
    guard todo.leads != [] else { return nil }
    if passedOver(countdown) { return .atOnce }
    if let nag = todo.nag { return .nagging(nag.description) }
    let times = [view.leads(limit: 1).first?.moment, overdueMorning(countdown)]
    return times.compactMap(\.self).min().map { .at(relative($0)) }
  }

  /// Returns true if its time passed after the daemon stopped cleanly, so that the next start tells
  /// it.
  private func passedOver(_ countdown: Countdown) -> Bool {
    guard memory.wasStopped, let last = memory.lastMoment, remindedAt(countdown) == nil else {
      return false
    }
    let missed = ComingLeads.moments(of: countdown, of: todo, in: view.zone, rules: rules)
    return missed.contains { $0.cause != .before && $0.moment > last && $0.moment <= view.now }
  }

  /// Returns the next morning that tells that the task is overdue (Z8); none of an appointment.
  private func overdueMorning(_ countdown: Countdown) -> Date? {
    guard rules.remindsOfOverdue, todo.kind != .appointment,
      let day = rules.dueDay(of: countdown, in: view.zone)
    else { return nil }
    return rules.overdueMorning(after: view.now, dueOn: day, restDays: memory.restDays)
  }

  private func lastReminder(_ countdown: Countdown) -> HistoryPhrase? {
    guard let due = countdown.dueBegins, due <= view.now else { return nil }
    return remindedAt(countdown).map { .lastReminder(at: relative($0)) }
  }

  private func remindedAt(_ countdown: Countdown) -> Date? {
    memory.reminded.filter { key, _ in
      guard key.todo == todo.id, key.countdown == todo.countdownNumber else { return false }
      return key.cause == .due || key.cause == .start
    }.map(\.value).max()
  }

  /// The events and places that make the task remind; `nil` for a task without a place.
  private var visiting: VisitCondition? {
    guard !todo.places.isEmpty else { return nil }
    let spots = todo.places.map { reference -> VisitCondition.Spot in
      switch reference {
      case .place(let id): .place(places.first { $0.id == id }?.name.quoted ?? "\"?\"")
      case .tag(let tag): .tag(tag.oneLine)
      }
    }
    let events = todo.triggers.ordered.compactMap { trigger -> Transition.Kind? in
      switch trigger {
      case .enter: .enter
      // Who comes by at speed is covered by coming by.
      case .cross: todo.triggers.contains(.enter) ? nil : .cross
      case .dwell: .dwell(seconds: todo.dwellSeconds ?? 0)
      case .exit: .exit
      }
    }
    return VisitCondition(events: events, spots: spots)
  }

  // MARK: What keeps it quiet

  private var snooze: HistoryPhrase? {
    switch view.activeSnooze?.end {
    case nil: nil
    case .at(let end)?: .snoozedUntil(relative(end))
    case .nextVisit?: .snoozedUntilVisit(visiting)
    case .leaving?: .snoozedUntilLeaving
    }
  }

  /// The reason why a visit that goes on brings no more reminders.
  private var silence: HistoryPhrase? {
    let here = memory.visits.first { visit in
      visit.id.person == person && visit.isPresent
        && (place(visit.id.place).map(todo.canBeDone) ?? false)
    }
    guard let here, let place = place(here.id.place) else { return nil }
    let reason: SilenceReason
    if let silence = memory.silences.first(where: { $0.todo == todo.id && $0.visit == here.id }) {
      reason = .silenced(silence.reason)
    } else if memory.reminded.keys.contains(where: {
      $0.todo == todo.id && $0.occasion == .visit(here.id)
    }) {
      reason = .alreadyReminded
    } else {
      let opens = place.opening(after: view.now, in: rules.machineZone)
      if let opens, !todo.triggers.isDisjoint(with: [.enter, .dwell]) {
        return .closedNow(
          place.name.quoted, RelativeTime(opens, in: rules.machineZone, now: view.now))
      }
      return place.id == self.here ? nil : .youAreAt(place.name.quoted)
    }
    return .quietAt(place.name.quoted, reason, view.clock)
  }

  private var held: HistoryPhrase? {
    let reminder = memory.held.first {
      $0.key.todo == todo.id && ($0.audience.isEmpty || $0.audience.contains(person))
    }
    guard let reminder else { return nil }
    let end = rules.holdEnd(
      at: view.now, pause: memory.pause, atNight: reminder.isForDaytime)
    guard let end else { return .heldUntilRunning }
    return .heldUntil(RelativeTime(end, in: rules.machineZone, now: view.now))
  }

  /// A tag that no place has, so that no visit can bring the task up.
  private var tagWithoutPlace: HistoryPhrase? {
    let tags = todo.places.compactMap { reference in
      if case .tag(let tag) = reference, !places.contains(where: reference.matches) {
        tag
      } else {
        nil
      }
    }
    return tags.first.map { .tagWithoutPlace($0.oneLine) }
  }

  private func place(_ id: Place.ID) -> Place? { places.first { $0.id == id } }

  private func relative(_ date: Date) -> RelativeTime {
    RelativeTime(date, in: view.zone, now: view.now)
  }
}
