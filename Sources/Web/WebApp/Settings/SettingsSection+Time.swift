import Localization
import Settings

extension SettingsSection {
  /// Language, clock and week.
  static let languageAndTime = SettingsSection(.language, SettingsPagePhrase.languageAndTime)

  /// The hours of the day.
  static let yourDay = SettingsSection(.day, SettingsPagePhrase.yourDay)

  /// The quiet hours.
  static let quietHours = SettingsSection(
    .quiet, SettingsPagePhrase.quietHours, hint: SettingsPagePhrase.quietHint)

  /// The settings of new tasks.
  static let newTasks = SettingsSection(.tasks, SettingsPagePhrase.newTasks)
}
