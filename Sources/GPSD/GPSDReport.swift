public import Geo
import Text

/// One thing that a session has to tell.
public enum GPSDReport: Sendable, Hashable {
  /// How the receiver is; told when it changes, and before the first fix.
  case state(ReceiverState)
  /// A position: one per epoch, each later than the one before.
  case fix(FixReport)
  /// Which gpsd answers; once per connection.
  case version(GPSDVersion)
  /// A receiver came (`isPresent`) or went.
  case device(path: String, isPresent: Bool)
  /// The consumer was too slow, and so many fixes before this point were dropped, oldest first.
  case dropped(fixes: Int)

  /// The report in plain words, without coordinates.
  public var words: String {
    switch self {
    case .state(let state): state.words
    case .fix: "a position"
    case .version(let version): version.description
    case .device(let path, true): "device \(path.quoted) is there"
    case .device(let path, false): "device \(path.quoted) is not there"
    case .dropped(let fixes): "\(fixes) positions were dropped, they came too fast"
    }
  }
}
