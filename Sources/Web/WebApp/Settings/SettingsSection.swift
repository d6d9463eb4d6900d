import Appearance
import Application
import HTTPServer
import Localization
import Settings
import WebPorts

/// A part of the settings page: a heading and fields, which a script saves one by one as they are
/// changed, and else one button.
///
/// Its fields come from the table of settings: a row names the section and how its value is
/// entered; everything else comes with it: the value and its origin, the lock, the check of what is
/// typed, the error beside the field, undo, and the API. A section whose fields do not stand for
/// one setting each, such as the map, adds them and reads its form itself with `choices`.
struct SettingsSection: Sendable {
  /// The name in addresses: `/settings#map`, `/settings/map`.
  let id: String
  /// The heading.
  let title: any Phrase
  /// The explanation below the heading.
  var hint: (any Phrase)?
  /// The fields, in their order.
  let fields: [SettingsField]
  /// True if its fields are sent together, since some of them stand for one setting.
  let isWhole: Bool
  /// True if it changes how every page looks.
  var isLook: Bool {
    [PageField.Section.language, .appearance, .parts].map(\.rawValue).contains(id)
  }
  /// Reads the choices of a form, by name of the setting; `nil` takes a choice back.
  ///
  /// - Throws: `FieldProblem` for a form without a value that it needs.
  let choices: @Sendable (FormFields, SettingsSheet) throws -> [String: String?]

  /// All sections, in the order of the page.
  static let all = SettingsRow.all.flatMap(\.sections)

  /// The settings in force as the form of the section is filled from them.
  func stored(_ sheet: SettingsSheet) -> StoredForm {
    let open = fields.filter { field in !field.keys.contains(where: sheet.isLocked) }
    var groups: [[SettingsField]] = []
    for field in open {
      // Fields that stand for one setting together, such as a colour and its number, are one.
      let index = groups.firstIndex { group in
        !field.isItem && group.contains { !Set($0.keys).isDisjoint(with: field.keys) }
      }
      if let index { groups[index].append(field) } else { groups.append([field]) }
    }
    return StoredForm(
      Dictionary(open.map { ($0.name, $0.value(sheet)) }) { first, _ in first },
      groups.map { group in
        StoredField(
          group.map(\.name), group[0].label.text,
          words: group.reduce(into: [:]) { words, field in
            for choice in field.control.choices { words[choice.value] = choice.label() }
          })
      })
  }

  /// Returns true if one of its fields stands for one of some settings.
  func shows(_ names: [String]) -> Bool {
    fields.contains { !Set($0.keys).isDisjoint(with: names) }
  }

  /// Creates a section whose fields stand for one setting each.
  init(_ section: PageField.Section, _ title: any Phrase, hint: (any Phrase)? = nil) {
    let fields = SettingsField.all(in: section)
    self.init(section, title, hint: hint, isWhole: false, fields) { form, _ in
      var choices: [String: String?] = [:]
      for field in fields where form[field.name] != nil {
        choices.updateValue(form.text(field.name), forKey: field.name)
      }
      return choices
    }
  }

  /// Creates a section that reads its form itself.
  init(
    _ section: PageField.Section, _ title: any Phrase, hint: (any Phrase)? = nil,
    isWhole: Bool = true, _ fields: [SettingsField],
    choices: @escaping @Sendable (FormFields, SettingsSheet) throws -> [String: String?]
  ) {
    id = section.rawValue
    self.title = title
    self.hint = hint
    self.isWhole = isWhole
    self.fields = fields
    self.choices = choices
  }
}

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
        .pictures(
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
        .pictures(
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
        .onOrOff, keys: [Part.setting], isItem: true
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
    let control = SettingsField(
      QuietSwitch.name, SettingsPagePhrase.quietHours, .onOrOff, keys: [start]
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

  /// The desktop; the page lists the notifiers that the file names below it.
  static let notifications = SettingsSection(.notifications, SettingsPagePhrase.notifications)

  /// Pictures after something was done.
  static let rewards = SettingsSection(
    .rewards, SettingsPagePhrase.rewards, hint: SettingsPagePhrase.rewardsHint)

  /// The keys of one letter.
  static let keyboard = SettingsSection(.keyboard, PagePhrase.keys)

  /// The address away from home.
  static let reach = SettingsSection(
    .reach, ReachPhrase.section, hint: ReachPhrase.sectionHint)
}
