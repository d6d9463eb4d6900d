import Localization
import Settings

extension SettingsSection {
  /// The desktop; the page lists the notifiers that the file names below it.
  static let notifications = SettingsSection(.notifications, SettingsPagePhrase.notifications)
}
