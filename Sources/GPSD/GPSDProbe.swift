/// What can be said about libgps and gpsd in a few seconds, for `doctor`.
public struct GPSDProbe: Sendable, Hashable {
  /// The API version of the libgps that this program was built with, as in `11.0`.
  public let libraryVersion: String
  /// Where gpsd was looked for.
  public let address: GPSDAddress
  /// Who answered; `nil` when nobody did, or without saying who.
  public let version: GPSDVersion?
  /// The devices that gpsd named, in its order.
  public let devices: [GPSDDevice]
  /// The last state that was seen; `nil` when the time was over before any.
  public let state: ReceiverState?

  /// Whether gpsd answered.
  public var isReachable: Bool {
    guard version == nil, devices.isEmpty, let state else {
      return version != nil || !devices.isEmpty
    }
    if case .noDaemon = state { return false }
    return true
  }

  /// Asks gpsd who it is and what receivers it has.
  ///
  /// Ends at once when gpsd cannot be reached, else as soon as it has a receiver, at the latest after the timeout.
  public static func run(
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
          // gpsd opens its receivers only now that somebody listens: a silent one may be about to speak.
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
