import Localization

extension SettingsSection {
  /// The desktop; the page lists the notifiers that the file names below it.
  static let notifications = SettingsSection(
    "notifications", SettingsPagePhrase.notifications,
    [
      SettingsField(
        "notify.desktop", SettingsPagePhrase.desktop,
        .choice([
          .init("auto", SettingsPagePhrase.desktopAuto), .init("on", SettingsPagePhrase.desktopOn),
          .init("off", SettingsPagePhrase.desktopOff),
        ]))
    ])
}
