import Model

/// From which level on messages are logged; the names are those of swift-log.
package enum LogLevel: String, Sendable, Hashable, CaseIterable {
  /// Every step.
  case trace
  /// Details for finding a fault; positions appear from here down.
  case debug
  /// Normal events.
  case info
  /// Events that may need attention.
  case notice
  /// Probable faults that stop nothing.
  case warning
  /// Failures.
  case error
  /// Failures that stop the program.
  case critical
}

/// The meaning of being inside a place at the very first fix (G7).
package enum InitialState: String, Sendable, Hashable, CaseIterable {
  /// It is only recorded.
  case silent
  /// It counts as coming in.
  case fire
}

/// The day with which a week begins.
package enum WeekStart: String, Sendable, Hashable, CaseIterable {
  case monday, sunday

  /// The number of the day, 0 for Sunday.
  package var weekday: Int { self == .sunday ? 0 : 1 }
}

/// How often the page asks how the user feels.
package enum MoodAsking: String, Sendable, Hashable, CaseIterable {
  /// After at most two ticks a day, and on Today from 18:00 until the day has a mood.
  case rarely
  /// After each tick.
  case always
  /// Never; the journal, the plan and the form of a mood still take one.
  case never
}

/// Where the picture comes from that is shown after something was done (T12).
package enum RewardChoice: String, Sendable, Hashable, CaseIterable {
  /// Nowhere: no picture is offered.
  case off
  /// The program's own drawings.
  case offline
  /// The address of `rewards.url`.
  case online
}

/// When the page offers such a picture.
package enum RewardOffer: String, Sendable, Hashable, CaseIterable {
  /// With a new level or badge.
  case level
  /// With each tick, in its message.
  case always
}

/// The limits of what phones send.
package struct PhonesSettings: Sendable, Hashable {
  /// A position that is older than this at its arrival is past (P10); seconds, from 10 to a day.
  package internal(set) var staleAfterSeconds = 600.0
  /// One position outside ends a visit by itself after this time (P12); seconds, from a minute to a
  /// day.
  package internal(set) var leaveAfterSeconds = 600.0
  /// A position that is older than this is refused (P8); seconds, from an hour to 100 years.
  package internal(set) var oldestSeconds = 31.0 * 86_400
  /// The most positions of one device in a minute, 1 to a thousand million.
  package internal(set) var burst = 20_000
  /// The largest body of a request; bytes, from 16 KiB to 64 MiB.
  package internal(set) var bodyBytes = 2 << 20
}

/// The MQTT broker that phones send their positions to (P18).
package struct MQTTSettings: Sendable, Hashable {
  /// A host name or an IP address; `nil` for no broker.
  package internal(set) var host: String?
  /// The port as it was set, 1 to 65535.
  package internal(set) var givenPort: Int?
  /// True to encrypt the connection.
  package internal(set) var usesTLS = false
  /// The file with the certificate of the authority that vouches for the broker; `nil` for those
  /// of the system.
  package internal(set) var caFile: String?
  package internal(set) var user: String?
  /// The password of the login; never printed.
  package internal(set) var password: String?
  /// The first word of the topics.
  package internal(set) var topic = "owntracks"
  /// True if a device that is not known is added when it sends something.
  package internal(set) var addsNewDevices = false

  /// The port: as it was set, or else the usual one, with and without TLS.
  package var port: Int { givenPort ?? (usesTLS ? 8883 : 1883) }
}

/// The former name of a setting, which is still read.
struct FormerSetting: SettingsAddress {
  let name: String
  /// Returns what a former value means; `nil` for none that it could have.
  let meaning: @Sendable (String) -> [Lead]?

  /// `plan.remind_fixed`, which `remind.appointments` takes over: `both`, `start` or `none`, or the
  /// flag that it was at first.
  static let fixedReminders = FormerSetting(name: "plan.remind_fixed") { text in
    switch text.lowercased() {
    case "both", "true", "yes", "on", "1": [.minutes(15), .start]
    case "start", "false", "no", "off", "0": [.start]
    case "none": []
    default: nil
    }
  }

  /// All former names.
  static let all = Setting.all.compactMap(\.former)

  /// True for a former name.
  static func isOne(_ name: String) -> Bool { all.contains { $0.name == name } }
}
