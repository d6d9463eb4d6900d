package import Foundation

/// The environment, streams, clock and zone of a command.
///
/// Nothing else reads the environment, the clock, the machine's zone or the standard streams, so
/// that several commands can run in one process, such as that of the tests.
package struct ProcessContext: Sendable {
  /// The environment variables.
  package let environment: [String: String]
  /// Standard input, output and error.
  package let streams: StandardStreams
  private let readZone: @Sendable () -> TimeZone
  private let readClock: @Sendable () -> Date

  /// Creates a context; the streams, the zone and the clock are those of this process and this
  /// machine unless others are given.
  package init(
    environment: [String: String], streams: StandardStreams = .ofProcess,
    zone: @escaping @Sendable () -> TimeZone = { Self.machineZone },
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.environment = environment
    self.streams = streams
    readZone = zone
    readClock = clock
  }

  /// The machine's zone at this moment.
  package var zone: TimeZone { readZone() }

  /// The present by the machine's clock.
  package var now: Date { readClock() }

  /// The zone of this machine.
  ///
  /// A fixed copy: an autoupdating zone would always equal itself after a change.
  package static var machineZone: TimeZone {
    TimeZone(identifier: TimeZone.current.identifier) ?? .current
  }
}

/// The options that every command takes, as the command line gave them.
package struct EnvironmentOptions: Sendable, Hashable {
  /// The database file.
  package var db: String?
  /// The configuration file.
  package var config: String?
  /// True if output is JSON.
  package var json: Bool
  /// The instant to take for the present.
  package var now: String?
  /// The language of texts.
  package var lang: String?
  /// When to use colour.
  package var color: ColorChoice

  /// Creates options; omitted ones were not given.
  package init(
    db: String? = nil, config: String? = nil, json: Bool = false, now: String? = nil,
    lang: String? = nil, color: ColorChoice = .auto
  ) {
    self.db = db
    self.config = config
    self.json = json
    self.now = now
    self.lang = lang
    self.color = color
  }
}

/// The version of Passby.
package enum Version {
  /// The version as `passby --version` prints it.
  package static let text = "0.3.0"
}
