package import Foundation

/// A decision of the engine about one task on one occasion, silence included (N7).
package struct Decision: Sendable, Hashable, Codable {
  /// The outcome of a decision.
  package enum Outcome: Sendable, Hashable, Codable {
    /// Remind now.
    case remind(Reminder)
    /// Quiet hours: remind when they end, if it still applies.
    case hold(Reminder, until: Date)
    /// The position came late: remind when the burst of such positions ends, if it still makes
    /// sense (P10).
    case wait(Reminder)
    /// Quiet hours are over: remind now.
    case release(Reminder)
    /// Quiet hours are over, and the reminder no longer applies.
    case drop(ReminderKey, SilenceReason)
    /// Stay silent.
    case stayQuiet(SilenceReason)

    /// The key of the reminder that it is about, if there is one.
    fileprivate var key: ReminderKey? {
      switch self {
      case .remind(let reminder), .hold(let reminder, _), .wait(let reminder),
        .release(let reminder):
        reminder.key
      case .drop(let key, _): key
      case .stayQuiet: nil
      }
    }
  }

  /// When it was decided.
  package let time: Date
  /// The task.
  package let todo: Todo.ID
  /// The place, unless only time was at work.
  package let place: Place.ID?
  /// The event that caused it.
  package let cause: Cause
  package let outcome: Outcome
  /// Who came or went; `nil` if only time was at work, and in records of earlier versions.
  package let person: Person.ID?

  /// Creates a decision; without a person it is of whom its reminder is, if there is one.
  package init(
    time: Date, todo: Todo.ID, place: Place.ID?, cause: Cause, outcome: Outcome,
    person: Person.ID? = nil
  ) {
    self.person = person ?? outcome.key?.occasion.visit?.person
    self.time = time
    self.todo = todo
    self.place = place
    self.cause = cause
    self.outcome = outcome
  }

  /// Returns the same decision with another reminder, if it gives one.
  package func telling(_ reminder: Reminder) -> Decision {
    let outcome: Outcome =
      switch outcome {
      case .remind: .remind(reminder)
      case .release: .release(reminder)
      case .hold, .wait, .drop, .stayQuiet: outcome
      }
    return Decision(
      time: time, todo: todo, place: place, cause: cause, outcome: outcome, person: person)
  }

  /// Why it gave no reminder, if it gave none.
  package var reason: SilenceReason? {
    switch outcome {
    case .drop(_, let reason), .stayQuiet(let reason): reason
    case .remind, .hold, .wait, .release: nil
    }
  }

  /// The reminder to deliver now, if there is one.
  package var reminder: Reminder? {
    switch outcome {
    case .remind(let reminder), .release(let reminder): reminder
    case .hold, .wait, .drop, .stayQuiet: nil
    }
  }
}

/// The reason why the engine stayed silent.
package enum SilenceReason: Sendable, Hashable, Codable {
  /// The task has not opened yet.
  case opensLater(Date)
  /// The task rests out of season, until an instant (Y2).
  case resting(Date)
  /// The task has no trigger for this event.
  case notAsked
  /// A reminder was already given during this visit, or just before it.
  case alreadyReminded
  /// The user acted on the task during this visit.
  case silenced(Silence.Reason)
  /// The task is snoozed.
  case snoozed(Snooze.End)
  /// `while_inside` is off.
  case whileInsideOff
  /// An earlier visit to the place is known, so that being inside is nothing new.
  case knownVisit
  /// The task was done, changed or removed while quiet hours held the reminder back.
  case noLongerOpen
  /// The user had left the place when quiet hours ended.
  case leftPlace
  /// The position came so long after it was taken, in seconds, that there was no point in saying it
  /// any more (P10).
  case tooLate(seconds: Double)
  /// The position came from a device that the person does not carry now (P3): its name, and that of
  /// the device that they carry.
  case otherDevice(String, carried: String)
  /// The place is closed; when it opens next, unless it never does (Y7).
  case closed(opens: Date?)
}

extension SilenceReason {
  /// True if a position came too late for its reminder to be useful.
  package var isTooLate: Bool { if case .tooLate = self { true } else { false } }

  /// The name of the reason, as programs read it.
  package var code: String {
    switch self {
    case .opensLater: "opens_later"
    case .resting: "resting"
    case .notAsked: "not_asked"
    case .alreadyReminded: "already_reminded"
    case .silenced(let reason): reason.rawValue
    case .snoozed: "snoozed"
    case .whileInsideOff: "while_inside_off"
    case .knownVisit: "known_visit"
    case .noLongerOpen: "no_longer_open"
    case .leftPlace: "left_place"
    case .tooLate: "too_late"
    case .otherDevice: "other_device"
    case .closed: "closed"
    }
  }
}
