import Foundation
public import Model

extension Reminder {
  /// The whole message in the language in force.
  public var text: String {
    fixedText
      ?? Wording.reminder(
        task: task, place: place, cause: key.cause, due: due, isInDays: isInDays == true,
        zone: zoneName.flatMap { TimeZone(identifier: $0) } ?? .gmt, now: time, box: box)
  }
}
