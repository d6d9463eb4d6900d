import Localization

extension SettingsSection {
  /// Language, clock and week.
  static let languageAndTime = SettingsSection(
    "language", SettingsPagePhrase.languageAndTime,
    [
      SettingsField(
        "language", SettingsPagePhrase.language,
        .choice(
          [SettingsField.Choice("auto", SettingsPagePhrase.asInBrowser)]
            + Languages.all.map { SettingsField.Choice($0.code, name: $0.name) })),
      SettingsField(
        "clock", SettingsPagePhrase.clock,
        .choice([
          .init("", SettingsPagePhrase.asInLanguage), .init("24h", SettingsPagePhrase.hours24),
          .init("12h", SettingsPagePhrase.hours12),
        ])),
      SettingsField(
        "week_start", SettingsPagePhrase.weekStart,
        .choice([
          .init("", SettingsPagePhrase.asInLanguage), .init("monday", SettingsPagePhrase.monday),
          .init("sunday", SettingsPagePhrase.sunday),
        ])),
    ])

  /// The hours of the day.
  static let yourDay = SettingsSection(
    "day", SettingsPagePhrase.yourDay,
    [
      SettingsField("day.start", SettingsPagePhrase.dayStart, .time),
      SettingsField(
        "day.end", SettingsPagePhrase.dayEnd, hint: SettingsPagePhrase.dayEndHint, .time),
      SettingsField(
        "day.turn", SettingsPagePhrase.dayTurn, hint: SettingsPagePhrase.dayTurnHint, .time),
      SettingsField(
        "plan.remind_fixed", SettingsPagePhrase.remindFixed,
        .radios([
          .init("both", SettingsPagePhrase.remindBoth),
          .init("start", SettingsPagePhrase.remindStart),
          .init("none", SettingsPagePhrase.remindNone),
        ])),
    ])

  /// The quiet hours.
  static let quietHours = SettingsSection(
    "quiet", SettingsPagePhrase.quietHours, hint: SettingsPagePhrase.quietHint,
    [
      SettingsField("quiet_hours.start", SettingsPagePhrase.quietStart, .time),
      SettingsField("quiet_hours.end", SettingsPagePhrase.quietEnd, .time),
    ])

  /// The settings of new tasks.
  static let newTasks = SettingsSection(
    "tasks", SettingsPagePhrase.newTasks,
    [
      SettingsField(
        "reminders.horizon", SettingsPagePhrase.horizon, hint: SettingsPagePhrase.horizonHint,
        .text(placeholder: "24h"))
    ])
}
