import Application
import Localization
import Model
import Settings
import Text
import WebPorts

/// A field of the settings page.
///
/// Usually it is named after the setting that it changes; the page then shows the value, what fixes
/// it and what is wrong with it without further code.
struct SettingsField: Sendable {
  /// One of several values.
  struct Choice: Sendable {
    /// The value in the form.
    let value: String
    /// The text, in the language in force.
    let label: @Sendable () -> String

    /// Creates a choice with a text of a phrase.
    init(_ value: String, _ phrase: some Phrase) {
      self.value = value
      label = { phrase.text }
    }
  }

  /// How a value is entered.
  enum Control: Sendable {
    /// One of several values, in a list.
    case choice([Choice])
    /// One of several values, all of them in sight.
    case radios([Choice])
    /// One of several values as pictures or dots of colour, with their names for who sees none.
    case pictures([Choice])
    /// On or off.
    case toggle(on: Choice, off: Choice)
    /// A time of day.
    case time
    /// A colour as `#rrggbb`, typed or, with a script, picked; the named field then has its value.
    case color(example: String, with: String, value: String)
    /// Anything else on one line.
    case text(example: String)

    /// A switch whose form sends `on` or `off`.
    static let onOrOff = toggle(
      on: Choice("on", SettingsPagePhrase.switchedOn),
      off: Choice("off", SettingsPagePhrase.switchedOff))

    /// The values to choose from; none for a field that is typed.
    var choices: [Choice] {
      switch self {
      case .choice(let choices), .radios(let choices), .pictures(let choices): choices
      case .toggle(let on, let off): [on, off]
      case .time, .color, .text: []
      }
    }
  }

  /// The name in the form, and of the setting unless `keys` has others.
  let name: String
  /// The text before the field.
  let label: any Phrase
  /// The explanation below the field.
  var hint: (any Phrase)?
  /// True if the field is an item of a list that other fields change, too, such as a part.
  var isItem = false
  /// How the value is entered.
  let control: Control
  /// The settings that the field stands for; if one of them is fixed elsewhere, so is the field.
  let keys: [String]
  /// Returns the value that the field shows.
  let value: @Sendable (SettingsSheet) -> String

  /// Creates the field of one setting; `nil` for one that the form of a section stands for.
  init?(_ setting: Setting) {
    let name = setting.name
    let choices = setting.words.map { Choice($0, SettingPhrase.word($0, of: name)) }
    let control: Control? =
      switch setting.page?.control {
      case .choice?: .choice(choices)
      case .radios? where setting.words == ["true", "false"]:
        .toggle(on: choices[0], off: choices[1])
      case .radios?: .radios(choices)
      case .time?: .time
      case .text(let example)?: .text(example: example)
      case .ofSection?, nil: nil
      }
    guard let control else { return nil }
    self.init(
      name, SettingPhrase.label(of: name), hint: SettingPhrase.hint(of: name), control, keys: [name]
    ) { $0.text(name) }
  }

  /// Returns the fields of the settings that a section shows.
  static func all(in section: PageField.Section) -> [SettingsField] {
    Setting.onPage(in: section).compactMap { SettingsField($0) }
  }

  /// Returns the field as it is empty for a value that another field chooses.
  func empty(at chosen: String) -> SettingsField {
    SettingsField(name, label, hint: hint, control, keys: keys, isItem: isItem) { [value] sheet in
      value(sheet) == chosen ? "" : value(sheet)
    }
  }

  /// Creates a field of one setting with texts of its own.
  init(_ key: String, _ label: any Phrase, _ control: Control) {
    self.init(key, label, control, keys: [key]) { $0.text(key) }
  }

  /// Creates a field that stands for several settings.
  init(
    _ name: String, _ label: any Phrase, hint: (any Phrase)? = nil, _ control: Control,
    keys: [String], isItem: Bool = false, value: @escaping @Sendable (SettingsSheet) -> String
  ) {
    self.name = name
    self.label = label
    self.hint = hint
    self.control = control
    self.keys = keys
    self.isItem = isItem
    self.value = value
  }
}

extension SettingsSheet {
  /// Returns settings with their values in words, such as `Clock: 12 hours (6:05 PM).`; `nil` if no
  /// field of the page shows one of them.
  func words(of names: [String]) -> String? {
    let changed = Set(names)
    var (texts, told) = ([String](), Set<String>())
    for section in SettingsSection.all {
      for field in section.fields where !changed.isDisjoint(with: field.keys) {
        // Of the fields that stand for one setting together, the first one tells it.
        guard told.isDisjoint(with: field.keys) else { continue }
        told.formUnion(field.keys)
        let (label, words) =
          field.isItem
          ? (section.title.text, items(of: section)) : (field.label.text, [field.words(in: self)])
        let text = words.filter { !$0.isEmpty }.joined(separator: ", ")
        let end = text.hasSuffix(".") ? "" : "."
        texts.append("\(label): \(text.isEmpty ? SettingsPagePhrase.nothing.text : text)\(end)")
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Returns the names of the items of a list that are on.
  private func items(of section: SettingsSection) -> [String] {
    section.fields.filter { $0.value(self) == "on" }.map(\.label.text)
  }
}

extension SettingsField {
  /// Returns the value for people.
  func words(in sheet: SettingsSheet) -> String {
    let value = value(sheet)
    return control.choices.first { $0.value == value }?.label() ?? value.cleanLine
  }
}

extension Edit {
  /// The names of the settings that it changes.
  var settingNames: [String] {
    guard case .settings(let names)? = action else { return [] }
    return names
  }
}
