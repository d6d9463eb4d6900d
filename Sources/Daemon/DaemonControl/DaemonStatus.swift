package import Foundation
package import Localization
package import Model

/// The status of a running daemon.
package struct DaemonStatus: Sendable, Hashable, Codable {
  /// The last position the receiver reported.
  package struct Position: Sendable, Hashable, Codable {
    /// UTC time of the epoch.
    package var time: Date
    /// Degrees north.
    package var latitude: Double
    /// Degrees east.
    package var longitude: Double
    /// Horizontal accuracy, 95 %, metres.
    package var accuracyM: Double
    /// Speed over ground, metres per second.
    package var speedMps: Double?
    /// Course over ground, degrees from true north.
    package var courseDeg: Double?
    /// Satellites used.
    package var satellites: Int?

    package init(
      time: Date, latitude: Double, longitude: Double, accuracyM: Double, speedMps: Double?,
      courseDeg: Double?, satellites: Int?
    ) {
      self.time = time
      self.latitude = latitude
      self.longitude = longitude
      self.accuracyM = accuracyM
      self.speedMps = speedMps
      self.courseDeg = courseDeg
      self.satellites = satellites
    }
  }

  /// A recent event.
  package struct Happening: Sendable, Hashable, Codable {
    /// The time of the event.
    package var time: Date
    /// `enter`, `reminder` and so on, as in the output of `run`.
    package var event: String
    /// The event as a sentence.
    package var text: String

    package init(time: Date, event: String, text: String) {
      self.time = time
      self.event = event
      self.text = text
    }
  }

  /// The process number.
  package var pid: Int32
  /// The version of the program.
  package var version: String
  /// The time at which it started.
  package var started: Date
  /// Resident memory, in kilobytes.
  package var memoryKb: Int
  /// The source of positions as a text.
  package var source: String
  /// `ok`, `no fix`, `stale`, `no device` or `no daemon`; `nil` while unknown, and for a recording.
  package var receiver: String?
  /// The receiver's state as a text.
  package var receiverText: String?
  /// The last position, accepted or rejected.
  package var position: Position?
  /// The time of the last accepted position, by the receiver's clock.
  package var lastFix: Date?
  /// The last position of the phone that the user carries; `nil` while they carry the receiver.
  package var carried: Position?
  /// The name of that phone.
  package var carriedDevice: String?
  /// The last accepted position of the device that the user carries.
  package var accepted: Position? {
    if let carried { return carried }
    guard let position, position.time == lastFix, leading?.contains(0) != false else { return nil }
    return position
  }
  /// The number of accepted positions.
  package var fixesAccepted: Int
  /// The number of rejected positions.
  package var fixesRefused: Int
  /// The number of positions whose time was corrected by 1024 or 2048 weeks; `nil` from a daemon
  /// that does not report it.
  package var fixesRollover: Int?
  /// The number of the receiver's numbers that were out of their ranges, and count as unknown;
  /// `nil` from a daemon of an older version.
  package var outOfRange: Int?
  /// True if the receiver sends no date, and the computer's is used.
  package var datedByComputer: Bool?
  /// The reason of the last rejection.
  package var lastRefusal: String?
  /// The next time at which something happens without a position.
  package var nextWake: Date?
  /// The last time in which nothing could be told (Z10).
  package var lastGap: Gap?
  /// The configuration file in force.
  package var configFile: String?
  /// The error in a changed configuration, until it is corrected.
  package var configError: String?
  /// The address of the web page, while there is one.
  package var web: String?
  /// The addresses at which other devices can open the page, the likeliest first; `nil` from a
  /// daemon of an older version.
  package var webOthers: [String]?
  /// The reason why the database cannot be written, while it cannot.
  package var storeError: String?
  /// The last events, oldest first; at most 20.
  package var happenings: [Happening]
  /// The figures of phones; `nil` while there are none.
  package var phones: [DeviceFigures]?
  /// The numbers of the devices that lead for their persons, as far as positions have shown it.
  package var leading: [Int64]?
  /// The MQTT broker; `nil` if there is none.
  package var broker: BrokerFigures?

  /// Creates the status of a daemon that has just started.
  package init(pid: Int32, version: String, started: Date, source: String) {
    self.pid = pid
    self.version = version
    self.started = started
    self.source = source
    memoryKb = 0
    fixesAccepted = 0
    fixesRefused = 0
    fixesRollover = 0
    outOfRange = 0
    happenings = []
  }

  /// The figures of phones, by number.
  package var health: [Device.ID: DeviceFigures] {
    Dictionary(
      (phones ?? []).map { (Device.ID(rawValue: $0.device), $0) }, uniquingKeysWith: { $1 })
  }

  /// The devices that lead for their persons, as far as positions have shown it.
  package var leaders: Set<Device.ID> { Set((leading ?? []).map { Device.ID(rawValue: $0) }) }
}

/// How a running daemon stands with its MQTT broker.
package struct BrokerFigures: Sendable, Hashable, Codable {
  /// Its address, without user and password.
  package var address: String
  /// How the daemon stands with it.
  package var state = BrokerStanding.connecting
  /// Why it cannot be reached, in the words of the library.
  package var reason: String?
  /// Since when it is so.
  package var since: Date
  /// How many messages of known devices came.
  package var messages = 0
  /// How many messages were dropped: too large, or of a topic of another form.
  package var dropped = 0
  /// The topics that belong to no device, with how many messages came; at most 100.
  package var unknown: [String: Int] = [:]

  /// The most unknown topics that are listed.
  package static let mostUnknown = 100

  /// The topics that belong to no device with their messages, the most frequent first.
  package var unknownByFrequency: [(topic: String, messages: Int)] {
    unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (topic: $0.key, messages: $0.value) }
  }

  /// Creates the figures of a connection that begins now.
  package init(address: String, since: Date) {
    self.address = address
    self.since = since
  }
}
