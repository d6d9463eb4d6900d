import Localization
import Text

/// Where a setting was found.
package enum SettingsOrigin: Sendable, Hashable, CustomStringConvertible {
  /// An option of the command.
  case commandLine
  /// The environment.
  case environment
  /// A configuration file.
  case file(String)
  /// A choice on the page.
  case page

  /// The origin, as it stands behind "in" in a message.
  package var description: String {
    switch self {
    case .commandLine: SettingsPhrase.commandLine.text
    case .environment: SettingsPhrase.environment.text
    case .file(let path): path.quoted
    case .page: SettingsPhrase.page.text
    }
  }
}
