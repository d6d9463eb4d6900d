package import Foundation
package import Localization
package import Model
package import Regions
import Text

/// Something worth a line of output: a transition, a reminder, or a refused fix.
package struct PipelineEvent: Sendable, Hashable {
  /// The kinds, named as in the output.
  package enum Kind: String, Sendable, Hashable {
    case enter, exit, dwell, cross, reminder
    case fixRefused = "fix_refused"
  }

  /// The facts that give the kind and the text.
  private enum Content: Hashable {
    case transition(Transition, place: String)
    case reminder(Reminder)
    case refusal(PositionPhrase)
  }

  /// When it happened.
  package let time: Date
  /// Accuracy of the fix in metres.
  package let accuracyMeters: Double?
  /// The device's name; `nil` where there is only one receiver, and for a reminder that no device
  /// has caused.
  package let device: String?
  /// The name of whose device it was, or who is reminded; `nil` where there is only one receiver.
  package let person: String?
  /// True if it became known late, or a reminder is told ten minutes after its moment or more;
  /// `nil` for a refusal, and for a transition where there is only one receiver.
  package let isLate: Bool?
  /// Who came or went, for a transition.
  package let owner: Person.ID
  private let content: Content

  package init(
    _ transition: Transition, place: String, device: String? = nil, person: String? = nil,
    isLate: Bool? = nil, owner: Person.ID = .me
  ) {
    time = transition.time
    accuracyMeters = transition.accuracyMeters
    self.device = device
    self.person = person
    self.isLate = isLate
    self.owner = owner
    content = .transition(transition, place: place)
  }

  package init(_ reminder: Reminder) {
    time = reminder.time
    accuracyMeters = reminder.accuracyMeters
    device = reminder.device
    person = reminder.person
    isLate = reminder.isLate
    owner = .me
    content = .reminder(reminder)
  }

  /// Creates the event of a refused fix.
  package init(
    refusedAt time: Date, accuracyMeters: Double?, reason: PositionPhrase, device: String? = nil,
    person: String? = nil
  ) {
    self.time = time
    self.accuracyMeters = accuracyMeters
    self.device = device
    self.person = person
    isLate = nil
    owner = .me
    content = .refusal(reason)
  }

  /// The kind of event.
  package var kind: Kind {
    switch content {
    case .transition(let transition, _):
      switch transition.kind {
      case .enter: .enter
      case .exit: .exit
      case .cross: .cross
      case .dwell: .dwell
      }
    case .reminder: .reminder
    case .refusal: .fixRefused
    }
  }

  /// The reminder, if it is one.
  package var reminder: Reminder? {
    if case .reminder(let reminder) = content { reminder } else { nil }
  }

  /// The place's name, if a place was involved.
  package var place: String? {
    if case .transition(_, let place) = content { place } else { reminder?.place }
  }

  /// Distance to the place's centre in metres.
  package var distanceMeters: Double? {
    if case .transition(let transition, _) = content {
      transition.distanceMeters
    } else {
      reminder?.distanceMeters
    }
  }

  /// The event in the language in force.
  package var text: String {
    switch content {
    case .transition(let transition, let place):
      ReminderPhrase.event(transition.kind, place: place.cleanLine(cutAfter: 200)).text
    case .reminder(let reminder): reminder.text
    case .refusal(let reason): reason.text
    }
  }
}

extension PipelineEvent {
  /// Returns the events of a commit by time; of one instant, transitions before reminders.
  static func all(of commit: PipelineCommit, names: EventNames) -> [PipelineEvent] {
    let transitions = commit.transitions.compactMap { names.event(of: $0) }
    let reminders = commit.step.decisions.compactMap(\.reminder).map { PipelineEvent($0) }
    return (transitions + reminders).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}

/// The names that events have; devices and persons only where there is more than the receiver.
struct EventNames: Sendable {
  let places: [Place.ID: Place]
  let trackedDevices: TrackedDevices

  /// Returns the event of a transition; `nil` for a place that is gone.
  func event(of entry: DeviceTransition) -> PipelineEvent? {
    guard let place = places[entry.transition.region]?.name else { return nil }
    guard trackedDevices.hasPhones else {
      return PipelineEvent(entry.transition, place: place, owner: entry.person)
    }
    return PipelineEvent(
      entry.transition, place: place, device: trackedDevices.name(of: entry.device),
      person: trackedDevices.persons[entry.person], isLate: entry.isLate,
      owner: entry.person)
  }
}
