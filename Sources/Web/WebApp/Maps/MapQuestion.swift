import Application
import Localization

/// The question on the map, asked until it is answered: where its images come from, and then who
/// searches for addresses.
///
/// Nothing is sent to anybody before the answer, which is a choice like those of the settings page.
struct MapQuestion {
  private let isAboutMap: Bool
  private let refused: (form: FormFields, errors: [String: String])?

  /// Finds the question that is open; `nil` if both are answered, or set by file or variable.
  init?(_ sheet: SettingsSheet, refused: (form: FormFields, errors: [String: String])? = nil) {
    isAboutMap = sheet.isUnanswered("web.tiles") && sheet.isUnanswered("web.tiles_file")
    guard isAboutMap || sheet.isUnanswered("web.geocoder") else { return nil }
    self.refused = refused
  }

  /// The values for the template.
  var content: [String: Any] {
    let section = isAboutMap ? SettingsSection.map : .addresses
    let error = refused?.errors.values.sorted().first ?? ""
    return [
      "questionAction": "/settings/\(section.id)",
      "questionField": isAboutMap ? "map" : "addresses",
      "questionText": (isAboutMap ? SettingsPagePhrase.mapQuestion : .addressQuestion).text,
      "useIt": SettingsPagePhrase.useIt.text, "without": SettingsPagePhrase.without.text,
      "nothingSent": SettingsPagePhrase.nothingSent.text, "asksForFile": isAboutMap,
      "haveFile": SettingsPagePhrase.haveFile.text,
      "fileLabel": SettingPhrase.label(of: "web.tiles_file").text,
      "fileHint": SettingPhrase.hint(of: "web.tiles_file").text,
      "useFile": SettingsPagePhrase.useFile.text,
      "filePath": refused?.form["web.tiles_file"] ?? "", "questionError": error,
      "isFileRefused": !error.isEmpty,
    ]
  }
}
