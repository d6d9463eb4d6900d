package import Localization

/// The state of the receiver, as far as gpsd reports it.
///
/// A connection to gpsd does not imply a receiver, nor a receiver a position: each state needs a
/// different action of the user.
package enum ReceiverState: Sendable, Hashable {
  /// gpsd cannot be reached, or closed the connection; the session keeps trying.
  case noDaemon(reason: PositionPhrase)
  /// gpsd answers but has no receiver, or not the wanted one.
  case noDevice(reason: PositionPhrase)
  /// The receiver reports, but no usable position.
  case noFix(reason: PositionPhrase)
  /// The receiver is there and has stopped reporting.
  case stale(reason: PositionPhrase)
  /// Positions arrive.
  case ok

  /// The state as a phrase, with its reason.
  package var phrase: PositionPhrase {
    switch self {
    case .noDaemon(let reason): .noDaemon(reason: reason)
    case .noDevice(let reason): .noDevice(reason: reason)
    case .noFix(let reason): .noFix(reason: reason)
    case .stale(let reason): .stale(reason: reason)
    case .ok: .ok
    }
  }

  /// The reason of the state; `nil` for `ok`.
  package var reason: String? {
    switch self {
    case .noDaemon(let reason), .noDevice(let reason), .noFix(let reason), .stale(let reason):
      reason.text
    case .ok: nil
    }
  }

  /// The state as a text in the current language.
  package var localizedDescription: String { phrase.text }
}
