import Appearance
import HTTPServer
import Localization
import Settings
import WebPorts

extension SettingsSection {
  /// Theme, accent and icon.
  static let appearance = SettingsSection(
    .appearance, SettingsPagePhrase.appearance,
    [
      SettingsField(
        "appearance.theme", SettingsPagePhrase.theme,
        .radios(
          Theme.allCases.map {
            SettingsField.Choice($0.rawValue, SettingsPagePhrase.themeName($0.rawValue))
          })),
      SettingsField(
        "accent", SettingsPagePhrase.color,
        .radios(
          AccentName.allCases.map {
            SettingsField.Choice($0.rawValue, SettingsPagePhrase.colorName($0.rawValue))
          }
            + [SettingsField.Choice(Self.ownColor, SettingsPagePhrase.ownColor)]),
        keys: ["appearance.color"]
      ) { sheet in
        AccentName(rawValue: sheet.text("appearance.color"))?.rawValue ?? Self.ownColor
      },
      SettingsField(
        "appearance.color", SettingsPagePhrase.ownColor, hint: SettingsPagePhrase.ownColorHint,
        .color(example: AccentName.teal.color.hex, with: "accent", value: Self.ownColor),
        keys: ["appearance.color"]
      ) { sheet in
        let text = sheet.text("appearance.color")
        return text.hasPrefix("#") ? text : ""
      },
      SettingsField(
        "appearance.icon", SettingsPagePhrase.icon,
        .radios(
          AppIcon.allCases.map {
            SettingsField.Choice($0.rawValue, SettingsPagePhrase.iconName($0.rawValue))
          })
      ),
    ]
  ) { form, _ in
    var choices: [String: String?] = [:]
    for key in ["appearance.theme", "appearance.icon"] where form[key] != nil {
      choices.updateValue(form.text(key), forKey: key)
    }
    let accent = form.text("accent")
    if let accent, accent != Self.ownColor {
      choices.updateValue(accent, forKey: "appearance.color")
    } else if form["appearance.color"] != nil {
      choices.updateValue(form.text("appearance.color"), forKey: "appearance.color")
    }
    return choices
  }

  /// The choice of a colour by its number.
  private static let ownColor = "own"

  static let parts = SettingsSection(
    .parts, SettingsPagePhrase.parts, hint: SettingsPagePhrase.partsHint, isWhole: false,
    Part.allCases.map { part in
      SettingsField(
        "part.\(part.rawValue)", SettingsPagePhrase.partName(part),
        hint: SettingsPagePhrase.partHint(part),
        .radios([.init("on", SettingsPagePhrase.on), .init("off", SettingsPagePhrase.off)]),
        keys: [Part.setting], isItem: true
      ) { sheet in
        sheet.text(Part.setting).contains("\"\(part.rawValue)\"") ? "on" : "off"
      }
    }
  ) { form, sheet in
    let present = sheet.text(Part.setting)
    let isSent = Part.allCases.contains { form["part.\($0.rawValue)"] != nil }
    guard isSent else { return [:] }
    let names = Part.allCases.filter { part in
      // What a form does not name stays as it is.
      form.text("part.\(part.rawValue)").map { $0 == "on" }
        ?? present.contains("\"\(part.rawValue)\"")
    }
    let text = "[\(names.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]"
    return [Part.setting: names.count == Part.allCases.count ? nil : text]
  }
}
