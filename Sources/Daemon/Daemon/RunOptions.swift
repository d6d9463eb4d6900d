import Application
package import CommandSupport
import Localization

/// The options of `passby run`.
package struct RunOptions: Sendable {
  /// The address of gpsd, if given.
  let gpsd: String?
  /// The device to follow, if given.
  let device: String?
  /// The recording to follow instead of gpsd; `-` is standard input.
  let nmea: String?
  /// True if the page is served.
  let hasPage: Bool
  /// The options that every command takes.
  let environment: EnvironmentOptions
  /// The environment, the streams and the clock of the process.
  let process: ProcessContext

  /// Creates options; `nil` means that an option was not given.
  package init(
    gpsd: String? = nil, device: String? = nil, nmea: String? = nil, hasPage: Bool = true,
    environment: EnvironmentOptions, process: ProcessContext
  ) {
    self.gpsd = gpsd
    self.device = device
    self.nmea = nmea
    self.hasPage = hasPage
    self.environment = environment
    self.process = process
  }

  /// Reads the settings as they are now; `preferences` are the choices of the page, if they are
  /// known.
  func openEnvironment(preferences: [String: String]? = nil) throws -> CommandEnvironment {
    try CommandEnvironment(environment, in: process, preferences: preferences)
  }

  /// Returns the receiver to follow; `nil` if a recording is read instead.
  func receiver(_ environment: CommandEnvironment) throws -> Receiver? {
    guard nmea == nil else { return nil }
    return try Receiver(environment, gpsd: gpsd, device: device)
  }

  /// The text that the service manager shows beside the daemon's name.
  var statusPhrase: DaemonPhrase {
    nmea.map { $0 == "-" ? .readingInput : .readingFile("\"\($0.oneLine)\"") }
      ?? .followingReceiver
  }
}
