package import Localization
import Text

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
