import Appearance
import Application
import Foundation
import Localization
import QRCode

/// The page on which settings are chosen.
struct SettingsPage {
  private let sheet: SettingsSheet
  private let notifiers: [SettingsPort.NotifierState]
  private let hasToken: Bool
  private let otherAddresses: [String]
  /// The section that was sent and refused, with its form and what is wrong with it.
  var refused: (section: String, form: FormFields, errors: [String: String])?
  /// The change elsewhere that the section asks about.
  var conflict: FormConflict?
  /// The outcome of a test reminder; `isGood` is false if it was not taken.
  var test: (text: String, isGood: Bool)?

  /// Reads the settings in force.
  init(_ site: Site) {
    sheet = SettingsSheet(site.ports.settings.states())
    notifiers = site.ports.settings.notifiers()
    hasToken = site.ports.token() != nil
    otherAddresses = site.ports.otherAddresses()
  }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "intro": SettingsPagePhrase.intro.text, "sections": SettingsSection.all.compactMap(section),
      "accessTitle": SettingsPagePhrase.access.text,
      "accessText": (hasToken ? SettingsPagePhrase.tokenExists : .noToken).text,
      "accessHow": SettingsPagePhrase.tokenHow.text,
      "accessPhone": (otherAddresses.isEmpty ? WebPhrase.loopbackOnly : .scan).pageText,
      "codes": otherAddresses.enumerated().map { Self.code($1, isDrawn: $0 == 0) },
    ]
    content["refusal"] = refusal
    content["tested"] = test.map {
      ["testText": $0.text, "isGood": $0.isGood] as [String: Any]
    }
    return content
  }

  /// The values of the message above all sections: what was refused, with links to the fields.
  private var refusal: [String: Any]? {
    guard let refused, conflict == nil else { return nil }
    let section = SettingsSection.all.first { $0.id == refused.section }
    let wrong = section?.fields.compactMap { field in
      refused.errors[field.name].map { error in
        [
          "slug": Self.slug(field), "wrongLabel": field.label.text, "wrongText": error,
        ]
      }
    }
    return ["refusalText": SettingsPagePhrase.notChanged.text, "wrong": wrong ?? []]
  }

  /// Returns the name of a field as a part of an identifier.
  private static func slug(_ field: SettingsField) -> String {
    field.name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }

  /// Returns the values of an address for other devices; the first one has a code.
  private static func code(_ address: String, isDrawn: Bool) -> [String: Any] {
    var content = ["address": address]
    guard isDrawn, let code = try? QRCode(address) else { return content }
    content["path"] = code.path
    content["size"] = String(code.outerSize)
    content["label"] = WebPhrase.codeOf(address: address).text
    return content
  }

  private func section(_ section: SettingsSection) -> [String: Any]? {
    let fields = section.fields.compactMap { field($0, of: section) }
    guard !fields.isEmpty else { return nil }
    let isNotifiers = section.id == SettingsSection.notifications.id
    let general =
      refused?.section == section.id && conflict == nil ? SettingsPagePhrase.notChanged.text : nil
    var content: [String: Any] = [
      "section": section.id, "sectionTitle": section.title.text, "fields": fields,
      "canSave": fields.contains { $0["isLocked"] as? Bool == false },
      "isNotifiers": isNotifiers,
    ]
    let sent = refused.flatMap { $0.section == section.id ? $0.form : nil }
    content["was"] = sent?["was"] ?? section.stored(sheet).values.text
    if sent != nil, let conflict { content.merge(conflict.content) { $1 } }
    content["sectionHint"] = section.hint.map { $0.text }
    content["sectionError"] = general
    guard isNotifiers else { return content }
    content["sendTest"] = SettingsPagePhrase.sendTest.text
    content["moreNotifiers"] = SettingsPagePhrase.moreNotifiers.text
    content["notifiers"] = notifiers.map {
      ["notifier": $0.name, "notifierText": $0.text]
    }
    return content
  }

  /// Returns the values of a field; `nil` if the program does not know its settings.
  private func field(_ field: SettingsField, of section: SettingsSection) -> [String: Any]? {
    let states = field.keys.compactMap { sheet[$0] }
    guard states.count == field.keys.count else { return nil }
    let sent = refused.flatMap { $0.section == section.id ? $0 : nil }
    let lock = states.lazy.compactMap(\.lock).first
    let value = lock == nil ? sent?.form[field.name] ?? field.value(sheet) : field.value(sheet)
    let error = sent?.errors[field.name]
    var content: [String: Any] = [
      "field": field.name, "slug": Self.slug(field), "label": field.label.text, "value": value,
      "isLocked": lock != nil, "isInvalid": error != nil, "fieldError": error ?? "",
    ]
    // The browser goes to the first one, also without a script.
    let first = section.fields.first { sent?.errors[$0.name] != nil }
    content["isFirstWrong"] = error != nil && first?.name == field.name
    content["fieldHint"] = field.hint.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
    content["lock"] = lock.map(\.text)
    switch field.control {
    case .choice(let choices):
      content["isChoice"] = true
      content["options"] = options(choices, value: value, field: field)
    case .radios(let choices):
      content["isRadios"] = true
      content["options"] = options(choices, value: value, field: field)
    case .time:
      content["isText"] = true
      // A picker would hide what it cannot show.
      let isTime = value.isEmpty || value.wholeMatch(of: /[0-2][0-9]:[0-5][0-9]/) != nil
      content["inputType"] = isTime ? "time" : "text"
      content["placeholder"] = ""
    case .color(let placeholder, let partner, let choice):
      content["isText"] = true
      content["inputType"] = "text"
      content["placeholder"] = placeholder
      let color =
        [value, sheet.text(field.name)].compactMap(Accent.init(parsing:)).first ?? .standard
      content["picker"] = ["color": color.color.hex, "partner": partner, "choice": choice]
    case .text(let placeholder):
      content["isText"] = true
      content["inputType"] = "text"
      content["placeholder"] = placeholder
    }
    return content
  }

  private func options(
    _ choices: [SettingsField.Choice], value: String, field: SettingsField
  ) -> [[String: Any]] {
    choices.map { choice in
      var option: [String: Any] = [
        "option": choice.value, "optionLabel": choice.label(), "isChosen": choice.value == value,
        "optionField": field.name,
      ]
      if field.keys == ["appearance.color"] {
        option["swatch"] = AccentName(rawValue: choice.value)?.color.hex
      }
      return option
    }
  }
}
