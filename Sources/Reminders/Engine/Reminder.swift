public import Foundation

/// The decision to tell the user about one task, with all that a notifier needs to say it.
public struct Reminder: Sendable, Hashable, Codable {
  /// What it must not repeat.
  public let key: ReminderKey
  /// When it was decided.
  public let time: Date
  /// The task's stable id.
  public let uuid: UUID
  /// The task's name.
  public let task: String
  /// The place's name, or `nil` for a time reminder.
  public let place: String?
  /// Distance to the place's centre in metres, where a fix brought it about.
  public let distanceMeters: Double?
  /// Accuracy of that fix in metres.
  public let accuracyMeters: Double?
  /// When the task is due, if ever.
  public let due: Date?
  /// The whole message in words.
  public let text: String

  /// Creates a reminder.
  public init(
    key: ReminderKey, time: Date, uuid: UUID, task: String, place: String?,
    distanceMeters: Double? = nil, accuracyMeters: Double? = nil, due: Date?, text: String
  ) {
    self.key = key
    self.time = time
    self.uuid = uuid
    self.task = task
    self.place = place
    self.distanceMeters = distanceMeters
    self.accuracyMeters = accuracyMeters
    self.due = due
    self.text = text
  }

  /// The same reminder, told at a later time.
  public func told(at time: Date) -> Reminder {
    Reminder(
      key: key, time: time, uuid: uuid, task: task, place: place, distanceMeters: distanceMeters,
      accuracyMeters: accuracyMeters, due: due, text: text)
  }
}
