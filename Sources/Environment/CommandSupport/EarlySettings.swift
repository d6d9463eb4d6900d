import Model
import SQLiteStore
import Settings
import Synchronization

/// The settings as a command reads them before its arguments are parsed, for its language.
///
/// The session takes them over, so that a command reads its files only once.
struct EarlySettings: Sendable {
  /// The file, the option and the environment that settings come from.
  struct Origin: Sendable, Equatable {
    /// The configuration file.
    let file: String?
    /// The option for the database.
    let database: String?
    /// The environment of the process.
    let environment: [String: String]
  }

  /// Options, variables and file.
  let sources: SettingsSources
  /// The place of the database.
  let location: DatabaseLocation
  /// The choices of the page.
  let preferences: [String: String]
  /// All of them together.
  let reading: SettingsReading

  /// Reads the settings; choices of the page that are known are not read from the database.
  ///
  /// - Throws: `SettingsError`.
  init(_ origin: Origin, preferences known: [String: String]? = nil) throws {
    sources = try SettingsSources(environment: origin.environment, file: origin.file)
    let fixed = try sources.reading()
    location = DatabaseLocation(
      option: origin.database, settings: fixed.settings, environment: origin.environment)
    preferences = known ?? Self.preferences(at: location.path)
    reading = preferences.isEmpty ? fixed : try sources.reading(preferences: preferences)
  }

  private static func preferences(at path: String) -> [String: String] {
    let found = SQLiteStore.preferences(path: path).map { ($0.key, $0.value) }
    return Dictionary(found) { first, _ in first }
  }

  private static let kept = Mutex<(origin: Origin, settings: EarlySettings)?>(nil)

  /// Reads settings and keeps them for the session that is about to start; `nil` if they cannot be
  /// read, which that session reports.
  static func keeping(_ origin: Origin) -> EarlySettings? {
    guard let settings = try? EarlySettings(origin) else { return nil }
    kept.withLock { $0 = (origin, settings) }
    return settings
  }

  /// Returns the settings that were kept, once, or reads them.
  ///
  /// - Throws: `SettingsError`.
  static func of(_ origin: Origin) throws -> EarlySettings {
    let kept = kept.withLock { kept in
      defer { kept = nil }
      return kept
    }
    if let kept, kept.origin == origin { return kept.settings }
    return try EarlySettings(origin)
  }
}
