import HTTPServer
import Localization
import Settings

extension SettingsSection {
  /// Language, clock and week.
  static let languageAndTime = SettingsSection(.language, SettingsPagePhrase.languageAndTime)

  /// The hours of the day.
  static let yourDay = SettingsSection(.day, SettingsPagePhrase.yourDay)

  /// When tasks remind by time.
  static let reminders = SettingsSection(.reminders, SettingsPagePhrase.whenReminds)

  /// The quiet hours: a switch, and fields of one setting each.
  static let quietHours: SettingsSection = {
    let start = "quiet_hours.start"
    let fields = SettingsField.all(in: .quiet)
    let plain = fields.map { $0.name == start ? $0.empty(at: QuietSwitch.off) : $0 }
    let choices = [
      SettingsField.Choice("on", SettingsPagePhrase.switchedOn),
      SettingsField.Choice(QuietSwitch.off, SettingsPagePhrase.switchedOff),
    ]
    let control = SettingsField(
      QuietSwitch.name, SettingsPagePhrase.quietHours, .radios(choices), keys: [start]
    ) { QuietSwitch.value(in: $0) }
    return SettingsSection(
      .quiet, SettingsPagePhrase.quietHours, hint: SettingsPagePhrase.quietHint,
      [control] + plain
    ) { form, sheet in
      var changes: [String: String?] = [:]
      for field in fields where form[field.name] != nil {
        changes.updateValue(form.text(field.name), forKey: field.name)
      }
      changes.merge(QuietSwitch.changes(form, in: sheet)) { $1 }
      return changes
    }
  }()

  static let newTasks = SettingsSection(.tasks, SettingsPagePhrase.newTasks)
}
