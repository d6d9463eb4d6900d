import Localization
import Settings

extension SettingsSection {
  /// The desktop; the page lists the notifiers that the file names below it.
  static let notifications = SettingsSection(.notifications, SettingsPagePhrase.notifications)

  /// Pictures after something was done.
  static let rewards = SettingsSection(
    .rewards, SettingsPagePhrase.rewards, hint: SettingsPagePhrase.rewardsHint)

  /// The address away from home.
  static let reach = SettingsSection(
    .reach, ReachPhrase.section, hint: ReachPhrase.sectionHint)
}
