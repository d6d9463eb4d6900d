package import Foundation
package import Model
package import Regions

/// A value as a user gave it.
package struct GivenValue: Sendable, Hashable {
  /// The option before it on the command line: `--from`; `nil` for what no option gave.
  package let option: String?
  /// The value in quotes.
  package let value: String

  /// Describes the value of an option; `value` is in quotes.
  package init(_ value: String, of option: String? = nil) {
    self.value = value
    self.option = option
  }
}

extension Localizer {
  /// Returns a value as the audience knows it: a terminal reads the option too, `--from "x"`.
  package func given(_ value: GivenValue) -> String {
    guard audience == .terminal, let option = value.option else { return value.value }
    return "\(option) \(value.value)"
  }
}

/// The name of a task, or the names of several, for each audience.
package struct TaskName: Sendable, Hashable {
  /// The number and the name in quotes, as a terminal shows it: `3 "Cat medicine"`.
  package let label: String
  /// The name as a page shows it: `Cat medicine`.
  package let name: String
  /// True unless it names several tasks.
  package let isOne: Bool

  /// Names a task, or several.
  package init(label: String, name: String, isOne: Bool = true) {
    self.label = label
    self.name = name
    self.isOne = isOne
  }
}

extension Localizer {
  /// Returns the name of a task as the audience knows it.
  package func name(_ task: TaskName) -> String { audience == .page ? task.name : task.label }
}

/// A step of the undo log, as texts say it; names come in quotes.
package enum StepWords: Sendable, Hashable {
  /// Something was done with a task: `3 "Cat medicine"`.
  case task(EditAction.TaskVerb, TaskName)
  /// A place was added.
  case placeAdded(String)
  /// A place was changed.
  case placeChanged(String)
  /// A place was removed.
  case placeRemoved(String)
  /// A category was added.
  case categoryAdded(String)
  /// A category was changed.
  case categoryChanged(String)
  /// A category was removed.
  case categoryRemoved(String)
  /// Reminders pause.
  case paused
  /// The pause ended.
  case pauseEnded
  /// Settings were changed, by name: `day.start, language`.
  case settingsChanged(String)
  /// Days of rest were added, such as `2026-12-24..2026-12-31`.
  case zone(ZonePhrase)
  case restAdded(String)
  /// Days of rest were removed.
  case restRemoved(String)
  /// An entry of the history was taken back: `3 "Cat medicine"`.
  case retracted(EditAction.TaskVerb, TaskName)
  /// Something about moods: `stepNoted` and so on.
  case mood(MoodPhrase)
  /// Something about photos or the profile: `stepAdded` and so on.
  case photo(PhotoPhrase)
  /// Something about a habit: `stepAdded` and so on.
  case habit(JournalPhrase)
  /// Something in the journal: `stepGratitude` and so on.
  case journal(JournalPhrase)
  /// Something about devices or persons: `stepAdded` and so on.
  case device(DevicePhrase)
  /// A file was imported.
  case imported(String)
  /// A step of an earlier version, described in English.
  case recorded(String)
}

/// The events and places that make a task remind: `come by "Vet" or leave "Home"`.
package struct VisitCondition: Sendable, Hashable {
  /// The events, one at least.
  package let events: [Transition.Kind]
  /// The places, one at least.
  package let spots: [Spot]

  /// A place or a group of places.
  package enum Spot: Sendable, Hashable {
    /// A place by its name in quotes.
    case place(String)
    /// Any place with a tag.
    case tag(String)
  }

  package init(events: [Transition.Kind], spots: [Spot]) {
    self.events = events
    self.spots = spots
  }
}

/// The parts of a message of several reminders.
package enum DigestSection: Sendable, Hashable, CaseIterable {
  /// Due on the present day.
  case today
  /// Past its due moment.
  case overdue
  /// An appointment that has passed.
  case missed
  /// Due on a later day.
  case coming
  /// Due on the present day, in the evening.
  case stillOpen
}

/// The number of things of a section.
package struct DigestCount: Sendable, Hashable {
  package let section: DigestSection
  /// How many there are, 1 and up.
  package let number: Int

  package init(_ section: DigestSection, _ number: Int) {
    self.section = section
    self.number = number
  }
}

extension ReminderPhrase {
  /// Creates the sentence that names a gap and when it was, on the wall clock of a zone.
  package static func gap(_ gap: Gap, zone: TimeZone) -> ReminderPhrase {
    func relative(_ date: Date) -> RelativeTime { RelativeTime(date, in: zone, now: gap.to) }
    return gap.isExact
      ? .gap(gap.kind, from: relative(gap.from), to: relative(gap.to))
      : .gap(gap.kind, from: nil, to: relative(gap.first ?? gap.to))
  }
}

extension Device.Kind {
  /// The name, as its maker writes it in every language; `nil` for what is no app of its own.
  package var brand: String? {
    switch self {
    case .owntracks: "OwnTracks"
    case .overland: "Overland"
    case .traccar: "Traccar Client"
    case .osmand: "OsmAnd"
    case .gpslogger: "GPSLogger"
    case .browser, .other: nil
    }
  }
}

/// How the daemon stands with an MQTT broker.
package enum BrokerStanding: String, Sendable, Hashable, Codable, CaseIterable {
  case connecting, connected, lost, refused
}

/// The commands that the short help explains, in its order.
package enum EverydayCommand: String, Sendable, Hashable, CaseIterable {
  case list, today, quick, add, done, snooze, undo, plan, placeAdd, run
}

/// The only thing that a key of the page may do.
package enum KeyRight: String, Sendable, Hashable, Codable, CaseIterable {
  /// Add tasks.
  case add
  /// Read the tasks of the present day.
  case today
  /// Read the coming dates of tasks as a calendar.
  case feed
}

/// A way in which a phone reaches this computer away from home.
package enum ReachRecipe: String, Sendable, Hashable, CaseIterable {
  /// A private network of one's own devices.
  case tailscale
  /// A name in the internet, with a proxy that speaks https.
  case caddy
  /// A broker that anyone may use, with encrypted messages.
  case broker
}
