import Application
import HTTPServer
import Localization
import WebPorts

/// The question on the map, shown until it is answered: where its images come from, and then which
/// service searches for addresses.
///
/// No request leaves before the answer, which is a choice like those of the settings page.
struct MapQuestion: Sendable {
  let questionAction: String
  /// The map, with the page that waits for a place on it.
  let questionBack: String
  let questionField: String
  let questionText: String
  let useIt = SettingsPagePhrase.useIt.text
  let without = SettingsPagePhrase.without.text
  let nothingSent = SettingsPagePhrase.nothingSent.text
  let asksForFile: Bool
  let haveFile = SettingsPagePhrase.haveFile.text
  let fileLabel = SettingPhrase.label(of: "web.tiles_file").text
  let fileHint = SettingPhrase.hint(of: "web.tiles_file").text
  let useFile = SettingsPagePhrase.useFile.text
  let filePath: String
  let questionError: String
  let isFileRefused: Bool

  /// Finds the question that is open; `nil` if both are answered, or set by file or variable.
  init?(
    _ sheet: SettingsSheet, back: LocalAddress,
    refused: (form: FormFields, errors: [String: String])? = nil
  ) {
    let isAboutMap = sheet.isUnanswered("web.tiles") && sheet.isUnanswered("web.tiles_file")
    guard isAboutMap || sheet.isUnanswered("web.geocoder") else { return nil }
    let section = isAboutMap ? SettingsSection.map : .addresses
    questionBack = LocalAddress(refused?.form["back"] ?? back.text).text
    questionAction = "/settings/\(section.id)"
    questionField = isAboutMap ? "map" : "addresses"
    questionText = (isAboutMap ? SettingsPagePhrase.mapQuestion : .addressQuestion).text
    asksForFile = isAboutMap
    filePath = refused?.form["web.tiles_file"] ?? ""
    questionError = refused?.errors.values.sorted().first ?? ""
    isFileRefused = !questionError.isEmpty
  }
}
