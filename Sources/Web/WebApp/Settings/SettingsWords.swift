import Application
import Localization
import Model
import Text
import WebPorts

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
  fileprivate func words(in sheet: SettingsSheet) -> String {
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
