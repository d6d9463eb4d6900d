package import Foundation
package import Recurrence

/// The decision to remind the user of one task, with all that its text is made of.
///
/// The text itself is made where it is shown, in the language of who reads it.
package struct Reminder: Sendable, Hashable, Codable {
  /// Identifies the reminder, so that it is given only once.
  package let key: ReminderKey
  package private(set) var time: Date
  /// When it was meant to be told; `nil` in records of earlier versions.
  package private(set) var moment: Date?
  /// The task's stable id.
  package let uuid: UUID
  /// The task's name.
  package let task: String
  /// The place's name, or `nil` for a time reminder.
  package let place: String?
  /// Distance to the place's centre in metres, if a fix caused it.
  package let distanceMeters: Double?
  /// Accuracy of that fix in metres.
  package let accuracyMeters: Double?
  /// When the task is due, if ever.
  package let due: Date?
  /// True if `due` is the last second of a day without a time (R25); `nil` in records of earlier
  /// versions.
  package let isInDays: Bool?
  /// The kind of the task, by which the text says when it is; `nil` in records of earlier versions.
  package let kind: TaskKind?
  /// How long it takes, in minutes, if its user has said so.
  package let minutes: Int?
  /// The IANA name of the zone of the task's wall clock; `nil` in records of earlier versions.
  package let zoneName: String?
  /// A text that takes the place of the usual one: records of earlier versions have it, and test
  /// messages.
  package let fixedText: String?
  /// The day of a habit, for the reminder of one.
  package let box: Box?
  /// Those whom the task reminds, by number; `nil` is anyone.
  package let persons: [Person.ID]?
  /// The name of who is at the place; `nil` where there is only one receiver.
  package let person: String?
  /// The name of the device that caused it; `nil` for a time reminder, where there is only one
  /// receiver, and in records of earlier versions.
  package let device: String?

  /// When the appointment is over; `nil` for other tasks, and in records of earlier versions.
  package let ends: Date?
  /// The texts of the task's checklist that are not ticked; `nil` without a checklist.
  package let items: [String]?
  /// How far a task with a number of times is in its period; `nil` for other tasks (Y4).
  package let count: Count?
  /// The message that it is part of, if it is not told by itself.
  package var digest: Digest?
  /// The things of the day that the message names and that remind at other times.
  package var lines: [Reminder]?

  /// A day of a habit: `3 of 30`.
  package struct Box: Sendable, Hashable, Codable {
    /// The number of the day, from 1.
    package let number: Int
    /// How many days the habit has; `nil` for one that goes on.
    package let days: Int?

    /// Creates the day of a habit.
    package init(number: Int, days: Int?) {
      self.number = number
      self.days = days
    }
  }

  /// How often a task was done in a period: `2 of 3`.
  package struct Count: Sendable, Hashable, Codable {
    package let done: Int
    package let asked: Int
    package let unit: Period.Unit
    /// The last second of the period.
    package let ends: Date

    package init(done: Int, asked: Int, unit: Period.Unit, ends: Date) {
      (self.done, self.asked, self.unit, self.ends) = (done, asked, unit, ends)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case key, time, uuid, task, place, distanceMeters, accuracyMeters, due, isInDays, kind, minutes,
      box, persons, person, device, moment, ends, digest, lines, items, count
    case zoneName = "zone"
    case fixedText = "text"
  }

  /// Creates a reminder; without a moment it is told when it is meant to be.
  package init(
    key: ReminderKey, time: Date, uuid: UUID, task: String, place: String?,
    distanceMeters: Double? = nil, accuracyMeters: Double? = nil, due: Date?,
    isInDays: Bool? = nil, kind: TaskKind? = nil, minutes: Int? = nil, zone: TimeZone? = nil,
    text: String? = nil, box: Box? = nil, persons: [Person.ID]? = nil,
    person: String? = nil, device: String? = nil, moment: Date? = nil, ends: Date? = nil,
    items: [String]? = nil, count: Count? = nil, digest: Digest? = nil
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
    self.kind = kind
    self.minutes = minutes
    zoneName = zone?.identifier
    fixedText = text
    self.box = box
    self.persons = persons
    self.person = person
    self.device = device
    self.moment = moment ?? time
    self.ends = ends
    self.items = items
    self.count = count
    self.digest = digest
  }

  /// True if it is told ten minutes or more after its moment.
  package var isLate: Bool {
    moment.map { time.timeIntervalSince($0) >= Gap.lateSeconds } ?? false
  }

  /// True if it must not come at night: time alone causes it, and the task has no time (R27).
  ///
  /// The end of a snooze has a time that the user chose.
  package var isForDaytime: Bool {
    guard isInDays == true, key.cause == .due || key.cause == .inside else { return false }
    if case .snooze = key.occasion { return false }
    return true
  }

  /// Those whom it concerns: who is at the place, whose habit it is, or those whom the task
  /// reminds; empty is anyone.
  package var audience: Set<Person.ID> {
    if let visit = key.occasion.visit {
      [visit.person]
    } else {
      Set(persons ?? (key.cause == .habit ? [.me] : []))
    }
  }

  /// True if the page of a person may say it: it concerns that person, or anyone.
  ///
  /// The user of this machine gets all but the habits of others.
  package func concerns(_ person: Person.ID) -> Bool {
    let wanted = audience
    return wanted.isEmpty || wanted.contains(person) || (person == .me && key.cause != .habit)
  }

  /// Returns the reminder as part of a message.
  package func part(of digest: Digest?) -> Reminder {
    var reminder = self
    reminder.digest = digest
    return reminder
  }

  /// Returns the reminder as it is told at a time, for texts of that time.
  package func told(at time: Date) -> Reminder {
    var reminder = self
    reminder.moment = moment ?? self.time
    reminder.time = time
    reminder.lines = lines?.map { $0.told(at: time) }
    return reminder
  }
}

/// Reminders in quiet hours: some ring, others wait (Z15).
extension Reminder {
  /// Returns true if quiet hours hold the reminder back: it has no time that a user gave, and is
  /// not for an arrival.
  ///
  /// The message of a morning, an evening or a gap waits as a whole.
  package func isHeld(by rules: EngineRules, todo: Todo?) -> Bool {
    guard digest == nil, !rules.quietAlways else { return true }
    switch key.cause {
    case .enter, .cross: return rules.quietAtPlaces
    case .inside, .dwell, .exit, .overdue: return true
    case .habit: return false
    case .due, .before, .start: return !hasGivenTime(rules, todo: todo)
    }
  }

  /// True if a person gave the time at which it is told.
  private func hasGivenTime(_ rules: EngineRules, todo: Todo?) -> Bool {
    if case .snooze = key.occasion {
      return todo?.snooze?.hasChosenEnd ?? false
    }
    guard let todo, isInDays != true, todo.details.kind != .window else { return false }
    // A time that only the start of a series has was no wish.
    if case .repeating(let cadence) = todo.rule, cadence.at == nil,
      todo.moved == nil || todo.isCarried
    {
      return false
    }
    guard key.cause == .before, let moment, let due else { return true }
    let leads = todo.details.leads(by: rules, isInDays: false)
    let day = rules.day(of: due)
    return !(leads.contains(.morning) && moment == rules.morning(ofDay: day))
      && !(leads.contains(.evening) && moment == rules.evening(ofDay: day - 1))
  }
}

/// The event that caused a reminder.
package enum Cause: String, Sendable, Hashable, Codable, CaseIterable {
  /// The user entered.
  case enter
  /// The user left.
  case exit
  /// The user has stayed long enough.
  case dwell
  /// The user passed through at speed.
  case cross
  /// The task opened, or the daemon was started, while the user was inside.
  case inside
  /// The countdown ended.
  case due
  /// A task with a fixed time starts in 15 minutes.
  case before
  /// A task with a fixed time starts.
  case start
  /// The time of a habit has come (J4).
  case habit
  /// The task is overdue, or an appointment was missed (Z8).
  case overdue
}
