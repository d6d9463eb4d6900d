/// One setting as it is in force, and where that was found.
package struct SettingsEntry: Sendable, Hashable {
  /// The dotted name.
  package let key: String
  /// The environment variable that would set it.
  package let variable: String
  package let value: SettingsValue
  /// The value, with passwords, tokens and the secret parts of addresses replaced by `***`.
  package let masked: SettingsValue
  /// The default.
  package let standard: SettingsValue
  /// Where the value was found; `nil` where the default holds.
  package let origin: SettingsOrigin?
  /// True if it may be chosen on the page.
  package let isOnPage: Bool
}

extension SettingsEntry {
  init(_ setting: Setting, in settings: PassbySettings, origin: SettingsOrigin?) {
    let value = setting.value(settings)
    self.init(
      key: setting.name, variable: setting.variable, value: value, masked: setting.masked(value),
      standard: setting.value(.standard), origin: origin, isOnPage: setting.page != nil)
  }

  init(_ key: NotifierKey, in settings: PassbySettings, origin: SettingsOrigin?) {
    let value = settings.value(of: key) ?? .nothing
    let standard: SettingsValue =
      switch (key.field, key.notifier.kind) {
      case (.timeLimit, .command): .seconds(CommandSettings.usualTimeLimitSeconds)
      case (.timeLimit, .webhook): .seconds(WebhookSettings.usualTimeLimitSeconds)
      default: .nothing
      }
    self.init(
      key: key.name, variable: key.variable, value: value,
      masked: value.masked(asHeaders: key.field == .headers), standard: standard, origin: origin,
      isOnPage: false)
  }
}
