public import Foundation
import Localization
public import Model
import Recurrence
public import Regions
import Text

extension Wording {
  /// Returns the message of a reminder.
  ///
  /// `Cat medicine: you are at Vet. Due in 3 weeks (Thu 26 Feb 17:45).`
  public static func reminder(
    task: String, place: String?, cause: Cause, due: Date?, isInDays: Bool = false, zone: TimeZone,
    now: Date,
    box: Reminder.Box? = nil
  ) -> String {
    ReminderPhrase.reminder(
      task: name(task), cause, at: place.map(name) ?? "", box: box,
      due: due.map { RelativeTime($0, in: zone, now: now).asDay(isInDays) }
    ).text
  }

  /// Returns what the user did at a place: `entered Vet`, `stayed 5 min at Vet`.
  public static func happening(_ kind: Transition.Kind, at place: String) -> String {
    ReminderPhrase.event(kind, place: name(place)).text
  }

  /// Returns a name on one line without control characters, so that nothing a user typed can act on
  /// a terminal or break a line.
  public static func cleanLine(_ text: String) -> String { text.cleanLine }

  /// Returns a name as it stands in a sentence: on one line, without control characters, and cut
  /// after 200 code points.
  public static func name(_ text: String) -> String { text.cleanLine(cutAfter: 200) }
}
