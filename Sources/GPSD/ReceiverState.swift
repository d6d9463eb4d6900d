/// How the receiver is, as far as gpsd tells.
///
/// Five states, because "connected" is not "a receiver is there", and a receiver that is there may see no sky: each asks something else
/// of the user. The reason is one line in plain words.
public enum ReceiverState: Sendable, Hashable {
  /// gpsd cannot be reached, or closed the connection; the session keeps trying.
  case noDaemon(reason: String)
  /// gpsd answers but has no receiver, or not the wanted one.
  case noDevice(reason: String)
  /// The receiver reports, but no usable position.
  case noFix(reason: String)
  /// The receiver is there and has fallen silent.
  case stale(reason: String)
  /// Positions are coming.
  case ok

  /// Why it is so; `nil` when all is well.
  public var reason: String? {
    switch self {
    case .noDaemon(let reason), .noDevice(let reason), .noFix(let reason), .stale(let reason):
      reason
    case .ok: nil
    }
  }

  /// The state in plain words.
  public var words: String {
    switch self {
    case .noDaemon(let reason): "no gpsd: \(reason)"
    case .noDevice(let reason): "no receiver: \(reason)"
    case .noFix(let reason): "no fix: \(reason)"
    case .stale(let reason): "receiver silent: \(reason)"
    case .ok: "positions are coming"
    }
  }
}
