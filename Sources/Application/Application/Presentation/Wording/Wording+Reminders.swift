public import Foundation
public import Localization
public import Model
import Recurrence
public import Regions
import Text

extension Wording {
  /// Returns the message of a reminder.
  ///
  /// `Cat medicine: you are at Vet. Due in 3 weeks (Thu 26 Feb 17:45).`
  public static func reminder(
    task: String, place: String?, cause: Cause, due: Date?, zone: TimeZone, now: Date,
    box: Reminder.Box? = nil
  ) -> String {
    ReminderPhrase.reminder(
      task: name(task), cause.occasion(at: place.map(name) ?? "", box: box),
      due: due.map { RelativeTime($0, in: zone, now: now) }
    ).text
  }

  /// Returns what the user did at a place: `entered Vet`, `stayed 5 min at Vet`.
  public static func happening(_ kind: Transition.Kind, at place: String) -> String {
    ReminderPhrase.event(kind.event, place: name(place)).text
  }

  /// Returns a name on one line without control characters, so that nothing a user typed can act on
  /// a terminal or break a line.
  public static func quietLine(_ text: String) -> String { text.quietLine }

  /// Returns a name as it stands in a sentence: on one line, without control characters, and cut
  /// after 200 code points.
  public static func name(_ text: String) -> String { text.quietLine(cutAfter: 200) }
}

extension Cause {
  /// The cause for texts, with the name of the place.
  func occasion(at place: String, box: Reminder.Box? = nil) -> ReminderOccasion {
    switch self {
    case .enter: .enter(place)
    case .exit: .exit(place)
    case .dwell: .dwell(place)
    case .cross: .cross(place)
    case .inside: .inside(place)
    case .due: .due
    case .before: .before
    case .start: .start
    case .habit: .habit(day: box?.number ?? 1, of: box?.days ?? 1)
    }
  }

  /// The cause of a decision for texts, with the name of the place in quotes.
  func decisionOccasion(at place: String?) -> DecisionOccasion {
    switch self {
    case .enter: .enter(place)
    case .exit: .exit(place)
    case .dwell: .dwell(place)
    case .cross: .cross(place)
    case .inside: .inside(place)
    case .due: .due
    case .before: .before
    case .start: .start
    case .habit: .habit
    }
  }
}

extension Transition.Kind {
  /// The transition for texts.
  public var event: PlaceEvent {
    switch self {
    case .enter: .enter
    case .exit: .exit
    case .cross: .cross
    case .dwell(let seconds): .dwell(TimeSpan(seconds: seconds))
    }
  }
}

extension Snooze.End {
  /// The end for texts, on the wall clock of a zone.
  public func words(in zone: TimeZone, now: Date) -> SnoozeEnd {
    switch self {
    case .at(let end): .at(RelativeTime(end, in: zone, now: now))
    case .nextVisit: .nextVisit
    case .leaving: .leaving
    }
  }
}

extension SilenceReason {
  /// The reason for texts, on the wall clock of a zone.
  ///
  /// `place` is the name of the place of the decision, in quotes.
  func words(in zone: TimeZone, now: Date, at place: String? = nil) -> QuietReason {
    switch self {
    case .opensLater(let opens): .opensLater(RelativeTime(opens, in: zone, now: now))
    case .notAsked: .notAsked
    case .alreadyReminded: .alreadyReminded
    case .silenced(let reason): .answered(reason)
    case .snoozed(let end): .snoozed(end.words(in: zone, now: now))
    case .whileInsideOff: .whileInsideOff
    case .knownVisit: .knownVisit
    case .noLongerOpen: .noLongerOpen
    case .leftPlace: .leftPlace
    case .tooLate(let seconds):
      .tooLate(TimeSpan(between: seconds, calendarDays: Int(seconds / 86_400)))
    case .otherDevice(let device, let carried):
      .otherDevice(Wording.name(device), at: place, carried: Wording.name(carried))
    }
  }
}

extension SilenceReason {
  /// True if a position came too late to say what it brought about.
  var isTooLate: Bool { if case .tooLate = self { true } else { false } }
}
