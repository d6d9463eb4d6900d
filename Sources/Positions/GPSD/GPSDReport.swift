package import Geo
package import Localization
import Text

/// A report of a session.
package enum GPSDReport: Sendable, Hashable {
  /// The receiver's state: when it changes, and before the first fix.
  case state(ReceiverState)
  /// A position: one per epoch, each later than the one before.
  case fix(FixReport)
  /// The version of gpsd, once per connection.
  case version(GPSDVersion)
  /// A receiver was connected (`isPresent`) or disconnected.
  case device(path: String, isPresent: Bool)
  /// The consumer was too slow: this number of fixes before this point was dropped, oldest first.
  case dropped(fixes: Int)

  /// The report as a phrase, without coordinates.
  package var phrase: PositionPhrase {
    switch self {
    case .state(let state): state.phrase
    case .fix: .position
    case .version(let version): version.phrase
    case .device(let path, true): .deviceCame(path.cleanLine)
    case .device(let path, false): .deviceWent(path.cleanLine)
    case .dropped(let fixes): .positionsDropped(fixes)
    }
  }
}
