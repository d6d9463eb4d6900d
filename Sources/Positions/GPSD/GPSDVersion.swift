public import Localization
import Text

/// The version of a gpsd.
public struct GPSDVersion: Sendable, Hashable, Phrased {
  /// The release, as in `3.22`.
  public let release: String
  /// The protocol's major number, for the log only: it does not ascend with releases.
  public let protocolMajor: Int
  /// The protocol's minor number, for the log only.
  public let protocolMinor: Int

  /// The version as a phrase.
  public var phrase: PositionPhrase {
    .version(release: release.cleanLine, major: protocolMajor, minor: protocolMinor)
  }
}
