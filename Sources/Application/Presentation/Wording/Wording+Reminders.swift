public import Foundation
import Recurrence
public import Regions
public import Reminders
import Text

/// What a reminder says.
extension Wording {
  /// The message of a reminder.
  ///
  /// `Cat medicine: you are at Vet. Due in 3 weeks (Thu 26 Feb 17:45).`
  public static func reminder(
    task: String, place: String?, cause: Cause, due: Date?, zone: TimeZone, now: Date
  ) -> String {
    let standing = standing(due: due, zone: zone, now: now)
    let location = place.map(name) ?? ""
    let task = name(task)
    return switch cause {
    case .enter: "\(task): you are at \(location). \(standing)"
    case .inside: "\(task): you are still at \(location). \(standing)"
    case .dwell: "\(task): you are staying at \(location). \(standing)"
    case .exit: "\(task): you are leaving \(location). \(standing)"
    case .cross: "\(task): you are passing \(location). \(standing)"
    case .due: "\(task): \(lowercasedFirst(standing))"
    case .before: "\(task): starts \(due.map { when($0, in: zone, now: now) } ?? "soon")."
    case .start:
      if let due, now.timeIntervalSince(due) >= 60 {
        "\(task): started \(when(due, in: zone, now: now))."
      } else {
        "\(task): starts now."
      }
    }
  }

  /// What the user did at a place: `entered Vet`, `stayed 5 min at Vet`.
  public static func happening(_ kind: Transition.Kind, at place: String) -> String {
    let place = name(place)
    return switch kind {
    case .enter: "entered \(place)"
    case .exit: "left \(place)"
    case .cross: "passed \(place)"
    case .dwell(let seconds): "stayed \(length(seconds: seconds)) at \(place)"
    }
  }

  /// How a task stands against its due moment, as a sentence.
  public static func standing(due: Date?, zone: TimeZone, now: Date) -> String {
    guard let due else { return "No date." }
    let seconds = due.timeIntervalSince(now)
    if abs(seconds) < 60 { return "Due now." }
    return seconds > 0
      ? "Due \(when(due, in: zone, now: now))."
      : "Overdue since \(moment(due, in: zone, now: now)), \(span(from: due, to: now, in: zone))."
  }

  /// A name on one line without control characters, so that nothing a user typed can act on a terminal or break a line.
  public static func quietLine(_ text: String) -> String { text.quietLine }

  /// A name as it stands in a sentence: on one line, without control characters, and cut after 200 code points.
  public static func name(_ text: String) -> String { text.quietLine(cutAfter: 200) }

  private static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Why the engine stayed silent, as the rest of a sentence: `it opens in 9 days (Thu 15 Jan 09:00)`.
  public static func reason(_ reason: SilenceReason, zone: TimeZone, now: Date) -> String {
    switch reason {
    case .opensLater(let opens): "it opens \(when(opens, in: zone, now: now))"
    case .notAsked: "the task does not ask for this kind of event"
    case .alreadyReminded: "you were already told during this visit"
    case .silenced(let reason): silence(reason)
    case .snoozed(.at(let end)): "snoozed until \(moment(end, in: zone, now: now))"
    case .snoozed(.nextVisit): "snoozed until the next visit"
    case .snoozed(.leaving): "snoozed until you leave"
    case .whileInsideOff: "reminders while inside are turned off"
    case .knownVisit: "you have been there before, and nothing shows that you just came"
    case .noLongerOpen: "when quiet hours ended it was no longer open"
    case .leftPlace: "you had left when quiet hours ended"
    }
  }

  private static func silence(_ reason: Silence.Reason) -> String {
    switch reason {
    case .done: "you did it during this visit"
    case .skipped: "you skipped it during this visit"
    case .snoozed: "you snoozed it during this visit"
    case .created: "it was created during this visit"
    case .edited: "it was edited during this visit"
    }
  }
}
