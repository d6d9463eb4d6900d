import CGPSShim
package import Localization
import Text

/// The versions, receivers and state of libgps and gpsd, for `doctor` and `status`.
package struct GPSDProbe: Sendable, Hashable {
  /// The API version of the libgps that this program was built with, as in `11.0`.
  package let libraryVersion: String
  /// Why libgps cannot be loaded; `nil` if it was.
  package var missingLibrary: String? {
    passby_gps_missing_library().map { String(cString: $0) }
  }
  package let address: GPSDAddress
  /// The version of gpsd; `nil` if it has not answered or not named it.
  package let version: GPSDVersion?
  /// The devices of gpsd, in its order.
  package let devices: [GPSDDevice]
  /// The last state; `nil` if there was none in time.
  package let state: ReceiverState?

  /// True if gpsd answered.
  package var isReachable: Bool {
    guard version == nil, devices.isEmpty, let state else {
      return version != nil || !devices.isEmpty
    }
    if case .noDaemon = state { return false }
    return true
  }

  /// Requests the version and the receivers from gpsd.
  ///
  /// Returns at once if gpsd cannot be reached, otherwise as soon as it has a receiver, at the
  /// latest after the timeout.
  package static func run(
    address: GPSDAddress = .local, timeout: Duration = .seconds(3)
  ) async -> GPSDProbe {
    await withTimeLimit(timeout) {
      var version: GPSDVersion?
      var devices: [GPSDDevice] = []
      var state: ReceiverState?
      reading: for await report in GPSDSession(address: address) {
        switch report {
        case .version(let answer): version = answer
        case .device(let path, let isPresent):
          devices.removeAll { $0.path == path }
          devices.append(GPSDDevice(path: path, isActive: isPresent))
        case .state(let news):
          state = news
          // gpsd opens its receivers only for a listener: one may be about to report.
          if case .noDevice = news { continue }
          break reading
        case .fix, .dropped: break
        }
      }
      return GPSDProbe(
        libraryVersion: Connection.libraryVersion, address: address, version: version,
        devices: devices, state: state)
    }
  }
}

package struct GPSDVersion: Sendable, Hashable, Phrased {
  /// The release, as in `3.22`.
  package let release: String
  /// The protocol's major number, for the log only: it does not ascend with releases.
  package let protocolMajor: Int
  /// The protocol's minor number, for the log only.
  package let protocolMinor: Int

  /// The version as a phrase.
  package var phrase: PositionPhrase {
    .version(release: release.cleanLine, major: protocolMajor, minor: protocolMinor)
  }
}

/// A detector of services that are not gpsd, so that reading their data does not occupy a core.
///
/// gpsd sends tens of lines a second, some of them of unknown classes. A thousand unknown lines
/// within a second, without a known one between them, do not come from gpsd.
struct NoiseGauge: Sendable {
  private static let mostLines = 1000
  private static let span = Duration.seconds(1)

  private var lines = 0
  private var since: ContinuousClock.Instant?

  /// Counts a line; returns true if it is one too many.
  mutating func isTooMuch(_ line: DaemonLine, at now: ContinuousClock.Instant) -> Bool {
    guard line == .other else {
      lines = 0
      return false
    }
    if lines == 0 { since = now }
    lines += 1
    guard lines >= Self.mostLines else { return false }
    lines = 0
    return since.map { $0.duration(to: now) < Self.span } ?? false
  }
}
