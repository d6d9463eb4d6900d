import Model

/// The former name of a setting, which is still read.
struct FormerSetting: SettingsAddress {
  let name: String
  /// Returns what a former value means; `nil` for none that it could have.
  let meaning: @Sendable (String) -> [Lead]?

  /// `plan.remind_fixed`, which `remind.appointments` takes over: `both`, `start` or `none`, or the
  /// flag that it was at first.
  static let fixedReminders = FormerSetting(name: "plan.remind_fixed") { text in
    switch text.lowercased() {
    case "both", "true", "yes", "on", "1": [.minutes(15), .start]
    case "start", "false", "no", "off", "0": [.start]
    case "none": []
    default: nil
    }
  }

  /// All former names.
  static let all = Setting.all.compactMap(\.former)

  /// True for a former name.
  static func isOne(_ name: String) -> Bool { all.contains { $0.name == name } }
}
