import Application
import CommandSupport
import Daemon
import Foundation
import Localization
import Settings
import Text

/// The configuration file as a whole: its path, its creation, its check.
struct ConfigFile {
  let location: ConfigLocation
  let output: Output

  /// Prints the path of the file, which may not exist yet.
  func printPath() throws {
    try output.render(
      .object([("path", .string(location.path)), ("exists", .bool(location.exists))]),
      location.path)
    guard !location.exists else { return }
    output.message(SettingsPhrase.notThereYet.text)
  }

  /// Creates the file, readable for the user only because it may hold passwords.
  func write() throws {
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(DefaultFile.text, to: location.path, replacing: false)
    } catch {
      guard error.code != EEXIST else {
        throw Refusal(.refused, SettingsPhrase.existsAlready(location.path.quoted))
      }
      throw Refusal(
        .inputOutput, SettingsPhrase.notWritten(location.path.quoted, reason: error.reason))
    }
    try output.render(
      .object([("path", .string(location.path))]),
      SettingsPhrase.written(location.path.quoted).text)
  }

  /// Prints what another file would change, or throws all that is wrong with it.
  func check(_ path: String, home: String) throws {
    let review = SettingsReview(file: path, home: home)
    var problems = review.problems.map(\.description)
    if let tiles = review.settings?.webTilesFile,
      !FileManager.default.fileExists(atPath: tiles)
    {
      problems.append(SettingsPhrase.namedFileMissing(of: "web.tiles_file", tiles.quoted).text)
    }
    if let authority = review.settings?.mqtt.caFile,
      !FileManager.default.fileExists(atPath: authority)
    {
      problems.append(SettingsPhrase.namedFileMissing(of: "mqtt.ca_file", authority.quoted).text)
    }
    guard problems.isEmpty, let settings = review.settings else {
      let code = review.problems.first.map(Self.code) ?? .configuration
      throw Refusal(code, CommandPhrase.verbatim(problems.joined(separator: "\n")))
    }
    // Creating the notifiers checks the templates of the bodies.
    for webhook in NotifierChoice.webhooks(settings) { _ = try webhook.make(.infinity) }
    let changed = SettingsDifference(from: .standard, to: settings).changed
    let phrase: SettingsPhrase =
      changed.isEmpty
      ? .validDefaults(path.quoted)
      : .valid(path.quoted, sets: changed.joined(separator: ", "))
    try output.render(
      .object([("path", .string(path)), ("changed", .array(changed.map { .string($0) }))]),
      phrase.text)
  }

  private static func code(_ error: SettingsError) -> Refusal.Code {
    switch error.kind {
    case .configuration: .configuration
    case .noSuchFile: .notFound
    case .inputOutput: .inputOutput
    }
  }
}
