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
