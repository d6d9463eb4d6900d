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
  static let all: [SettingsSection] = [
    .languageAndTime, .appearance, .parts, .yourDay, .reminders, .quietHours, .newTasks, .map,
    .addresses,
    .rewards, .notifications, .reach,
  ]

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
