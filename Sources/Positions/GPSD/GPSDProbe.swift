import CGPSShim

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
