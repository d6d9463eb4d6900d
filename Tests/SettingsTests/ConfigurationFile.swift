import Foundation
import Localization

@testable import Settings

/// A configuration file that lives as long as a test needs it.
struct ConfigurationFile {
  let path: String

  /// Writes the text to a file of its own, and removes it when `body` is through.
  static func with<Result>(_ text: String, _ body: (ConfigurationFile) throws -> Result) throws
    -> Result
  {
    try with(Data(text.utf8), body)
  }

  static func with<Result>(_ bytes: Data, _ body: (ConfigurationFile) throws -> Result) throws
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "passby-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "config.yaml")
    try bytes.write(to: file)
    return try body(ConfigurationFile(path: file.path))
  }

  /// Loads the text as settings.
  static func settings(_ text: String) throws -> PassbySettings {
    try with(text) { try PassbySettings.load(file: $0.path) }
  }

  /// Returns the message for a text that is refused, with `FILE` for the path; `nil` for one that
  /// is accepted.
  static func refusal(_ text: String) throws -> String? {
    try refusal(Data(text.utf8))
  }

  static func refusal(_ bytes: Data) throws -> String? {
    try with(bytes) { (file) -> String? in
      do {
        _ = try PassbySettings.load(file: file.path)
        return nil
      } catch let error as SettingsError {
        return error.description.replacing(file.path, with: "FILE")
      }
    }
  }
}
