import Application
import Localization

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

    /// Creates a choice with a text that is the same in each language.
    init(_ value: String, name: String) {
      self.value = value
      label = { name }
    }
  }

  /// How a value is entered.
  enum Control: Sendable {
    /// One of several values, in a list.
    case choice([Choice])
    /// One of several values, all of them in sight.
    case radios([Choice])
    /// A time of day.
    case time
    /// A colour as `#rrggbb`, typed or, with a script, picked; the named field then has its value.
    case color(placeholder: String, with: String, value: String)
    /// Anything else on one line.
    case text(placeholder: String)

    /// The values to choose from; none for a field that is typed.
    var choices: [Choice] {
      switch self {
      case .choice(let choices), .radios(let choices): choices
      case .time, .color, .text: []
      }
    }
  }

  /// The name in the form, and of the setting unless `keys` says otherwise.
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

  /// Creates the field of one setting.
  init(_ key: String, _ label: any Phrase, hint: (any Phrase)? = nil, _ control: Control) {
    self.init(key, label, hint: hint, control, keys: [key]) { $0.text(key) }
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
