import Application
package import Foundation
package import Localization
package import Model
package import Regions

/// Something worth a line of output: a transition, a reminder, or a refused fix.
package struct PipelineEvent: Sendable, Hashable {
  /// The kinds, named as in the output.
  package enum Kind: String, Sendable, Hashable {
    case enter, exit, dwell, cross, reminder
    case fixRefused = "fix_refused"
  }

  /// When it happened.
  package let time: Date
  /// When a reminder was meant to be told.
  package let moment: Date?
  /// The kind of event.
  package let kind: Kind
  /// The place's name, if a place was involved.
  package let place: String?
  /// The task's name, for a reminder.
  package let task: String?
  /// The task's number, for a reminder.
  package let todo: Todo.ID?
  /// The task's stable id, for a reminder.
  package let uuid: UUID?
  /// The cause of a reminder.
  package let cause: Cause?
  /// Distance to the place's centre in metres.
  package let distanceMeters: Double?
  /// Accuracy of the fix in metres.
  package let accuracyMeters: Double?
  /// The device's name; `nil` where there is only one receiver, and for a reminder that no device
  /// has caused.
  package let device: String?
  /// The name of whose device it was, or who is reminded; `nil` where there is only one receiver.
  package let person: String?
  /// True if it became known late, or a reminder is told ten minutes after its moment or more;
  /// `nil` for a transition where there is only one receiver.
  package let isLate: Bool?
  /// Who came or went, for a transition.
  package let owner: Person.ID
  package var reminder: Reminder? {
    if case .reminder(let reminder) = content { reminder } else { nil }
  }
  private let content: Content

  /// The data that the text is made from.
  private enum Content: Hashable {
    case transition(Transition.Kind, place: String)
    case reminder(Reminder)
    case refusal(PositionPhrase)
  }

  /// The event in the language in force.
  package var text: String {
    switch content {
    case .transition(let kind, let place): Wording.happening(kind, at: place)
    case .reminder(let reminder): reminder.text
    case .refusal(let reason): reason.text
    }
  }

  package init(
    _ transition: Transition, place: String, device: String? = nil, person: String? = nil,
    isLate: Bool? = nil, owner: Person.ID = .me
  ) {
    self.owner = owner
    switch transition.kind {
    case .enter: kind = .enter
    case .exit: kind = .exit
    case .cross: kind = .cross
    case .dwell: kind = .dwell
    }
    time = transition.time
    moment = nil
    self.place = place
    task = nil
    todo = nil
    uuid = nil
    cause = nil
    distanceMeters = transition.distanceMeters
    accuracyMeters = transition.accuracyMeters
    self.device = device
    self.person = person
    self.isLate = isLate
    content = .transition(transition.kind, place: place)
  }

  package init(_ reminder: Reminder) {
    owner = .me
    time = reminder.time
    moment = reminder.moment ?? reminder.time
    kind = .reminder
    place = reminder.place
    task = reminder.task
    todo = reminder.key.habit == nil ? reminder.key.todo : nil
    uuid = reminder.uuid
    cause = reminder.key.cause
    distanceMeters = reminder.distanceMeters
    accuracyMeters = reminder.accuracyMeters
    device = reminder.device
    person = reminder.person
    isLate = reminder.isLate
    content = .reminder(reminder)
  }

  /// Creates the event of a refused fix.
  package init(
    refusedAt time: Date, accuracyMeters: Double?, reason: PositionPhrase, device: String? = nil,
    person: String? = nil
  ) {
    owner = .me
    self.time = time
    moment = nil
    kind = .fixRefused
    place = nil
    task = nil
    todo = nil
    uuid = nil
    cause = nil
    distanceMeters = nil
    self.accuracyMeters = accuracyMeters
    self.device = device
    self.person = person
    isLate = nil
    content = .refusal(reason)
  }
}
