public import Foundation

/// The decision to remind the user of one task, with all that its text is made of.
///
/// The text itself is made where it is shown, in the language of who reads it.
public struct Reminder: Sendable, Hashable, Codable {
  /// Identifies the reminder, so that it is given only once.
  public let key: ReminderKey
  /// When it was decided.
  public let time: Date
  /// The task's stable id.
  public let uuid: UUID
  /// The task's name.
  public let task: String
  /// The place's name, or `nil` for a time reminder.
  public let place: String?
  /// Distance to the place's centre in metres, if a fix caused it.
  public let distanceMeters: Double?
  /// Accuracy of that fix in metres.
  public let accuracyMeters: Double?
  /// When the task is due, if ever.
  public let due: Date?
  /// True if `due` is the last second of a day without a time (R25); `nil` in records of earlier
  /// versions.
  public let isInDays: Bool?
  /// The IANA name of the zone of the task's wall clock; `nil` in records of earlier versions.
  public let zoneName: String?
  /// A text that takes the place of the usual one: records of earlier versions have it, and test
  /// messages.
  public let fixedText: String?
  /// The day of a habit, for the reminder of one.
  public let box: Box?
  /// Those whom the task reminds, by number; `nil` is anyone.
  public let persons: [Person.ID]?
  /// The name of who is at the place; `nil` where there is only one receiver.
  public let person: String?
  /// The name of the device that caused it; `nil` for a time reminder, where there is only one
  /// receiver, and in records of earlier versions.
  public let device: String?

  /// A day of a habit: `3 of 30`.
  public struct Box: Sendable, Hashable, Codable {
    /// The number of the day, from 1.
    public let number: Int
    /// How many days the habit has.
    public let days: Int

    /// Creates the day of a habit.
    public init(number: Int, days: Int) {
      self.number = number
      self.days = days
    }
  }

  private enum CodingKeys: String, CodingKey {
    case key, time, uuid, task, place, distanceMeters, accuracyMeters, due, isInDays, box, persons,
      person, device
    case zoneName = "zone"
    case fixedText = "text"
  }

  /// Creates a reminder.
  public init(
    key: ReminderKey, time: Date, uuid: UUID, task: String, place: String?,
    distanceMeters: Double? = nil, accuracyMeters: Double? = nil, due: Date?,
    isInDays: Bool? = nil, zone: TimeZone? = nil, text: String? = nil, box: Box? = nil,
    persons: [Person.ID]? = nil,
    person: String? = nil, device: String? = nil
  ) {
    self.init(
      key: key, time: time, uuid: uuid, task: task, place: place, distanceMeters: distanceMeters,
      accuracyMeters: accuracyMeters, due: due, isInDays: isInDays, zoneName: zone?.identifier,
      fixedText: text,
      box: box, persons: persons, person: person, device: device)
  }

  private init(
    key: ReminderKey, time: Date, uuid: UUID, task: String, place: String?,
    distanceMeters: Double?, accuracyMeters: Double?, due: Date?, isInDays: Bool?,
    zoneName: String?,
    fixedText: String?, box: Box?, persons: [Person.ID]?, person: String?, device: String?
  ) {
    self.key = key
    self.time = time
    self.uuid = uuid
    self.task = task
    self.place = place
    self.distanceMeters = distanceMeters
    self.accuracyMeters = accuracyMeters
    self.due = due
    self.isInDays = isInDays
    self.zoneName = zoneName
    self.fixedText = fixedText
    self.box = box
    self.persons = persons
    self.person = person
    self.device = device
  }

  /// True if it must not come at night: time alone causes it, and the task has no time (R27).
  ///
  /// The end of a snooze has a time that the user chose.
  public var isForDaytime: Bool {
    guard isInDays == true, key.cause == .due || key.cause == .inside else { return false }
    if case .snooze = key.occasion { return false }
    return true
  }

  /// Those whom it concerns: who is at the place, whose habit it is, or those whom the task
  /// reminds; empty is anyone.
  public var audience: Set<Person.ID> {
    if let visit = key.occasion.visit {
      [visit.person]
    } else {
      Set(persons ?? (key.cause == .habit ? [.me] : []))
    }
  }

  /// True if the page of a person may say it: it concerns that person, or anyone.
  ///
  /// The user of this machine gets all but the habits of others.
  public func concerns(_ person: Person.ID) -> Bool {
    let wanted = audience
    return wanted.isEmpty || wanted.contains(person) || (person == .me && key.cause != .habit)
  }

  /// Returns a copy of the reminder with a later time.
  public func postponed(to time: Date) -> Reminder {
    Reminder(
      key: key, time: time, uuid: uuid, task: task, place: place, distanceMeters: distanceMeters,
      accuracyMeters: accuracyMeters, due: due, isInDays: isInDays, zoneName: zoneName,
      fixedText: fixedText,
      box: box, persons: persons, person: person, device: device)
  }
}
